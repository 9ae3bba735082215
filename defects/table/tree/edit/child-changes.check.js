export default async ({ component, expect, given, settle, all }) => {
  given(all('.vxe-body--row').length === 1, 'the table builds a tree')
  await component.$refs.table.setAllTreeExpand(true)
  component.change()
  await settle()
  expect(
    component.getChanged().map(({ id }) => id),
    { zh: '子节点的修改被记录', en: 'The change of the child node is recorded' }
  ).toEqual([2])
}
