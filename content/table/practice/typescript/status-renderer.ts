import { VXETable, type ColumnCellRenderOptions } from 'vxe-table'

export interface StatusProps {
  labels: Record<string, string>
  warning?: string
}

VXETable.renderer.add('TypedStatus', {
  renderDefault (h, renderOpts, { row, column }) {
    const { labels, warning } = renderOpts.props as StatusProps
    const value: string = row[column.field]
    const icon = value === warning ? 'vxe-icon-warning-circle' : 'vxe-icon-success-circle'
    return [h('i', { class: icon }), ` ${labels[value] ?? value}`]
  }
})

// 名称只在这里出现，TypeScript 检查 props
export function statusCell (props: StatusProps): ColumnCellRenderOptions {
  return { name: 'TypedStatus', props }
}
