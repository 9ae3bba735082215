import { VXETable } from 'vxe-table'
import type { CreateElement } from 'vue'

const levels = ['低', '中', '高']

// 单元格和表单项共用的下拉框
function levelSelect (h: CreateElement, value: number, choose: (level: number) => void) {
  return h('select', {
    class: 'vxe-default-select',
    attrs: { 'aria-label': '优先级' },
    on: { change: ({ target }: Event) => choose((target as HTMLSelectElement).selectedIndex) }
  }, levels.map((level, index) => h('option', { domProps: { selected: index === value } }, level)))
}

VXETable.renderer.add('DocsPriority', {
  // 单元格，以及未处于编辑状态的可编辑单元格
  renderDefault: (h, renderOpts, { row, column }) => h('strong', levels[row[column.field]]),
  renderCell: (h, renderOpts, { row, column }) => h('strong', levels[row[column.field]]),
  renderEdit (h, renderOpts, { row, column }) {
    return levelSelect(h, row[column.field], level => { row[column.field] = level })
  },
  // 表单项
  renderItemContent (h, renderOpts, { data, field }) {
    return levelSelect(h, data[field], level => { data[field] = level })
  },
  exportMethod: ({ row, column }) => levels[row[column.field]]
})
