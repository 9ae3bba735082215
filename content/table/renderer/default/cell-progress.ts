import { VXETable } from 'vxe-table'
import ProgressBar from './progress-bar.vue'

VXETable.renderer.add('CellProgress', {
  cellClassName: ({ row, column }) => row[column.field] < 50 ? 'is-late' : '',
  cellStyle: { verticalAlign: 'middle' },
  renderHeader (h, renderOpts, { column }) {
    return [h('i', { class: 'vxe-icon-chart-bar-x' }), ` ${column.title}`]
  },
  renderDefault (h, { props }, { row, column }) {
    return h(ProgressBar, { props: { ...props, percent: row[column.field] } })
  },
  // 表尾的值来自 footer-method
  renderFooter (h, { props }, { items, columnIndex }) {
    return h(ProgressBar, { props: { ...props, percent: items[columnIndex] } })
  },
  exportMethod: ({ row, column }) => `${row[column.field]}%`,
  footerExportMethod: ({ items, _columnIndex }) => `${items[_columnIndex]}%`
})
