import { VXETable } from 'vxe-table'
import StarRating from './star-rating.vue'

VXETable.renderer.add('EditRating', {
  // 进入编辑时，当前的星获得焦点
  autofocus: '.star-rating [tabindex="0"]',
  renderCell (h, { props }, { row, column }) {
    return h(StarRating, { props: { ...props, value: row[column.field], readonly: true } })
  },
  renderEdit (h, { props, events = {} }, params) {
    const { row, column, $table } = params
    return h(StarRating, {
      props: { ...props, value: row[column.field] },
      on: {
        input (value: number) {
          row[column.field] = value
          // 使表格校验规则、更新状态
          $table.updateStatus(params)
          events.change?.(params, value)
        }
      }
    })
  },
  exportMethod: ({ row, column }) => String(row[column.field])
})
