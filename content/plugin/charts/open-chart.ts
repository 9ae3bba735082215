import type { ECharts } from 'echarts'

/** 一个跟着容器变宽变窄的图表；第一次调用才下载 ECharts */
export async function openChart (box: HTMLElement): Promise<ECharts | undefined> {
  const { init } = await import('echarts')
  if (!box.isConnected) return undefined // 下载的时候已经离开了页面
  // SVG 里的颜色可以写 currentColor 和 var()，切换深浅主题不必重画
  const chart = init(box, undefined, { renderer: 'svg' })
  new ResizeObserver(() => chart.isDisposed() || chart.resize()).observe(box)
  chart.setOption({
    animation: false,
    color: ['#3b82c4', '#2a9d70', '#c77700', '#c2455b', '#7a6ff0'], // 深浅主题下都看得清
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
