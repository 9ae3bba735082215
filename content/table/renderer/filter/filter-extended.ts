import { VXETable } from 'vxe-table'
import { emptyExtended, matchExtended } from './filter-rules'
import FilterExtendedPanel from './filter-extended-panel.vue'

VXETable.renderer.add('FilterExtended', {
  showFilterFooter: false,
  renderFilter (h, renderOpts, params) {
    return h(FilterExtendedPanel, { props: { ...renderOpts.props, options: renderOpts.options, params } })
  },
  filterMethod ({ option, row, column }) {
    return matchExtended(option.data, row[column.field])
  },
  filterResetMethod ({ options }) {
    options.forEach(option => { option.data = emptyExtended() })
  }
})
