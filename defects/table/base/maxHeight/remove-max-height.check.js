export default async ({ component, expect, given, all, wait }) => {
  await wait(200)
  const height = () => all('.vxe-table')[0].offsetHeight
  given(all('td').length === 20, 'the rows are rendered')
  given(height() <= 200, 'the table has a maximum height')
  component.remove()
  await wait(500)
  expect(height() > 400, {
    zh: '取消 max-height 之后，表格显示全部行',
    en: 'The table shows all rows after max-height is removed'
  }).toBe(true)
}
