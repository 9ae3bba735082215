export default async ({ component, expect, given, click, press, settle, all }) => {
  const [first, second] = all('.vxe-body--column')
  await click(first)
  await press('Delete', document.body)
  given(!component.rows[0].name, 'Delete clears the selected cell')
  await click(second)
  given(component.$refs.table.getSelectedCell(), 'the second cell is selected')
  component.leave()
  await settle()
  given(all('.vxe-body--row').length === 0, 'the table is hidden')
  await press('Delete', document.body)
  expect(component.rows[1].name, {
    zh: '按 Delete 不改变隐藏的表格',
    en: 'Delete does not change the hidden table'
  }).toBe('B')
}
