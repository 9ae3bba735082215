export default async ({ component, expect, given, wait, all }) => {
  const { table } = component.$refs
  const { top, bottom } = table.$el.getBoundingClientRect()
  const countVisible = () =>
    all('.vxe-body--row').filter(
      row => row.getBoundingClientRect().bottom > top + 60 && row.getBoundingClientRect().top < bottom
    ).length
  await table.scrollTo(0, 18_000)
  await wait(300)
  given(
    all('.vxe-body--row').length < 300 && !all('.vxe-body--row')[0].innerText.includes('Row 0') && countVisible() > 3,
    'the table is scrolled'
  )
  await component.load()
  await wait(600)
  await component.show()
  await wait(1000)
  expect(countVisible() > 3, {
    zh: '再次显示后，表格中有行可见',
    en: 'Rows are visible after the table is shown again'
  }).toBe(true)
}
