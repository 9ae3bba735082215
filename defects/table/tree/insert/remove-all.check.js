export default async ({ component, expect, given, settle, all, texts }) => {
  given(all('.vxe-body--row').length === 1, 'the table builds a tree')
  await component.removeAll()
  await settle()
  expect(texts('.vxe-body--row'), { zh: '表格中没有行', en: 'The table has no rows' }).toEqual([])
}
