export default async ({ component, expect, given, settle, all }) => {
  given(all('.vxe-body--row').length === 1, 'the table builds a tree')
  await component.$refs.table.setAllTreeExpand(true)
  await component.$refs.table.setRowExpand(component.rows[1], true)
  given(component.getExpanded().length === 1, 'the row of the child node is expanded')
  await component.remove()
  await settle()
  given(all('.vxe-tree-cell').length === 1, 'the child node has been deleted')
  expect(component.getExpanded().length, {
    zh: '已删除的行不在结果中',
    en: 'The result does not contain the deleted row'
  }).toBe(0)
}
