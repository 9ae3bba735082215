export default async ({ component, expect, given, all }) => {
  given(all('.vxe-body--row').length === 1, 'the table builds a tree')
  await component.$refs.table.setAllTreeExpand(true)
  expect(await component.countErrors(), { zh: '一个错误只出现一次', en: 'One error is contained once' }).toBe(1)
}
