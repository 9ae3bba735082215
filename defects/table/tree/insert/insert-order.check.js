export default async ({ component, expect, given, settle, all, texts }) => {
  given(all('.vxe-body--row').length === 1, 'the table builds a tree')
  await component.insert()
  await settle()
  expect(texts('.vxe-body--row'), { zh: '新行保持传入的顺序', en: 'The new rows keep their order' }).toEqual([
    'A',
    'B',
    'Root'
  ])
}
