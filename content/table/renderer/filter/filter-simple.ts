import { VXETable } from 'vxe-table'
import { emptySimple, matchSimple } from './filter-rules'
import FilterSimplePanel from './filter-simple-panel.vue'

VXETable.renderer.add('FilterSimple', {
  // 面板有按钮，因此不显示内置的按钮
  showFilterFooter: false,
  renderFilter (h, renderOpts, params) {
    return h(FilterSimplePanel, { props: { ...renderOpts.props, params } })
  },
  filterMethod ({ option, row, column }) {
    return matchSimple(option.data, row[column.field])
  },
  filterResetMethod ({ options }) {
    options.forEach(option => { option.data = emptySimple() })
  }
})
