export default async ({ component, expect, given, all, wait }) => {
  const { table } = component.$refs
  given(typeof table.setColumnWidth === 'function', 'the table has setColumnWidth()')
  const width = () => Math.round(all('th')[0].getBoundingClientRect().width)
  given(width() === 100, 'the column is 100 px wide')
  await component.widen()
  await table.recalculate(true)
  await wait(300)
  expect(width(), { zh: '列的宽度为 300 px', en: 'The column is 300 px wide' }).toBe(300)
}
