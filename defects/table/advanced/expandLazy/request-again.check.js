export default async ({ component, expect, given, settle, all }) => {
  const { table } = component.$refs
  const [row] = component.rows
  await table.setRowExpand(row, true)
  await settle()
  given(component.requests === 1 && all('.details').length === 1, 'the row has loaded its content')
  await component.insert()
  await table.setRowExpand(row, false)
  await settle()
  given(all('.vxe-body--row').length === 2, 'a row has been inserted')
  await table.setRowExpand(row, true)
  await settle()
  expect(component.requests, { zh: '已加载的内容不再请求', en: 'Content that is loaded is not requested again' }).toBe(
    1
  )
}
