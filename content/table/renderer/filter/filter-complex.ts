import { VXETable } from 'vxe-table'
import { emptyComplex, matchComplex } from './filter-rules'
import FilterComplexPanel from './filter-complex-panel.vue'

VXETable.renderer.add('FilterComplex', {
  showFilterFooter: false,
  renderFilter (h, renderOpts, params) {
    return h(FilterComplexPanel, { props: { ...renderOpts.props, options: renderOpts.options, params } })
  },
  filterMethod ({ option, row, column }) {
    return matchComplex(option.data, row[column.field])
  },
  filterResetMethod ({ options }) {
    options.forEach(option => { option.data = emptyComplex() })
  }
})
