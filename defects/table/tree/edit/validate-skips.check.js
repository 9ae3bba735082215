export default async ({ component, expect, given, settle, all }) => {
  given(all('.vxe-body--row').length === 1, 'the table builds a tree')
  await component.$refs.table.setAllTreeExpand(true)
  component.change()
  await settle()
  const errors = await component.validate()
  expect(Boolean(errors), { zh: '修改过的子节点校验不通过', en: 'The changed child node fails validation' }).toBe(true)
}
