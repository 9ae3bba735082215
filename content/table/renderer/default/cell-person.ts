import { VXETable } from 'vxe-table'

// 头像中是姓名的第一个字，下方是另一个字段
VXETable.renderer.add('CellPerson', {
  renderDefault (h, { props = {} }, { row, column }) {
    const name: string = row[column.field]
    return h('div', { class: 'cell-person' }, [
      h('span', { class: 'cell-person-avatar', attrs: { 'aria-hidden': 'true' } }, name.slice(0, 1)),
      h('span', [name, h('small', row[props.noteField])])
    ])
  },
  exportMethod: ({ row, column }) => row[column.field]
})
