export default async ({ component, expect, given, settle, texts }) => {
  const { table } = component.$refs
  const row = component.rows[0].children[0]
  await table.setRowExpand(row, true)
  await settle()
  given(component.requests === 1 && texts('.details').length === 1, 'the row has loaded its content')
  await component.insert()
  await table.setRowExpand(row, false)
  await settle()
  given(texts('.vxe-body--row').includes('New'), 'a row has been inserted')
  await table.setRowExpand(row, true)
  await settle()
  expect(component.requests, { zh: '已加载的内容不再请求', en: 'Content that is loaded is not requested again' }).toBe(
    1
  )
}
