export default async ({ component, expect, given, wait, all }) => {
  const { table } = component.$refs
  const { top, bottom } = table.$el.getBoundingClientRect()
  const countVisible = () =>
    all('.vxe-body--row').filter(
      row => row.getBoundingClientRect().bottom > top + 60 && row.getBoundingClientRect().top < bottom
    ).length
  await table.setTreeExpand(component.rows[0], true)
  await wait(300)
  await table.scrollTo(0, 20_000)
  await wait(300)
  given(
    all('.vxe-body--row').length < 300 && countVisible() > 3 && !all('.vxe-body--row')[0].innerText.includes('Row 0'),
    'the tree has been scrolled'
  )
  await component.collapse()
  await wait(500)
  expect(countVisible() > 3, {
    zh: '收起之后，表格中有行可见',
    en: 'Rows are visible in the table after the nodes collapsed'
  }).toBe(true)
}
