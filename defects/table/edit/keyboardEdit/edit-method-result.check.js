export default async ({ expect, given, click, press, all }) => {
  const cell = all('.vxe-body--row td')[0]
  await click(cell)
  given(cell.classList.contains('col--selected'), 'the cell is selected')
  await press('a', document.body)
  expect(all('.vxe-table td input').length, {
    zh: 'editMethod 返回 true 后进入编辑',
    en: 'Editing starts after editMethod returns true'
  }).toBe(1)
}
