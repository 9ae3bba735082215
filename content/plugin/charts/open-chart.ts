import type { ECharts } from 'echarts'

/** 创建宽度随容器变化的图表；第一次调用时才下载 ECharts */
export async function openChart (box: HTMLElement): Promise<ECharts | undefined> {
  const { init } = await import('echarts')
  if (!box.isConnected) return undefined // 下载期间已离开页面
  // SVG 的颜色可以使用 currentColor 和 var()，切换主题时不需要重新绘制
  const chart = init(box, undefined, { renderer: 'svg' })
  new ResizeObserver(() => chart.isDisposed() || chart.resize()).observe(box)
  chart.setOption({
    animation: false,
    color: ['#3b82c4', '#2a9d70', '#c77700', '#c2455b', '#7a6ff0'], // 在深色和浅色主题中都清晰
    textStyle: { fontFamily: 'inherit', color: 'currentColor' },
    legend: { top: 0, textStyle: { color: 'currentColor' }, inactiveColor: 'gray' },
    grid: { left: 48, right: 12, top: 36, bottom: 28 },
    tooltip: {
      appendTo: box,
      backgroundColor: 'var(--vxe-modal-body-background-color, #fff)',
      borderColor: 'var(--vxe-table-border-color, #e8eaec)',
      textStyle: { color: 'var(--vxe-font-color, #606266)' }
    },
    xAxis: { type: 'category', axisLabel: { color: 'currentColor' }, axisLine: { lineStyle: { color: 'gray' } } },
    yAxis: { axisLabel: { color: 'currentColor' }, splitLine: { lineStyle: { color: 'rgba(128, 128, 128, .3)' } } }
  })
  return chart
}
