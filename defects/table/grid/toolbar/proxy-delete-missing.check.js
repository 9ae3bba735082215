export default async ({ component, expect, given, settle, click, until, all }) => {
  const { grid } = component.$refs
  const rowCount = () => grid.getTableData().tableData.length
  given(await until(() => rowCount() === 2), 'two rows are loaded')
  await grid.setAllCheckboxRow(true)
  await click(all('button').find(({ innerText }) => innerText.trim() === 'Delete'))
  given(await until(() => rowCount() === 1), 'one row is deleted')
  await settle()
  expect(component.count, { zh: '删除成功后得到通知', en: 'The component is notified of the deletion' }).toBe(1)
}
