export default async ({ component, expect, given, settle, all }) => {
  given(all('.vxe-body--row').length === 2, 'the table renders the child node')
  component.change()
  await settle()
  expect(
    component.$refs.table.getUpdateRecords().map(({ id }) => id),
    { zh: '子节点的修改被记录', en: 'The change of the child node is recorded' }
  ).toEqual([2])
}
