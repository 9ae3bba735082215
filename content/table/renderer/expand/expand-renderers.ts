import { VXETable } from 'vxe-table'
import OrderLines from './order-lines.vue'

VXETable.renderer.add('ExpandLines', {
  renderExpand (h, { props = {} }, { row }) {
    return h(OrderLines, { props: { order: row, linesField: props.linesField } })
  }
})

// 显示列出的字段的名称和值
VXETable.renderer.add('ExpandFields', {
  renderExpand (h, { props = {} }, { row }) {
    const fields: [string, string][] = props.fields
    return h(
      'dl',
      { class: 'expand-fields' },
      fields.flatMap(([field, title]) => [h('dt', title), h('dd', String(row[field]))])
    )
  }
})
