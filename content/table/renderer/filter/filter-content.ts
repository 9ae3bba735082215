import { VXETable } from 'vxe-table'
import { emptyContent, matchContent } from './filter-rules'
import FilterContentPanel from './filter-content-panel.vue'

VXETable.renderer.add('FilterContent', {
  showFilterFooter: false,
  renderFilter (h, renderOpts, params) {
    return h(FilterContentPanel, { props: { ...renderOpts.props, params } })
  },
  filterMethod ({ option, row, column }) {
    return matchContent(option.data, row[column.field])
  },
  filterResetMethod ({ options }) {
    options.forEach(option => { option.data = emptyContent() })
  }
})
