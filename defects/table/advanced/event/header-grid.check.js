export default async ({ component, expect, given, click }) => {
  await click('.vxe-header--column')
  given(component.message, 'header-cell-click fires')
  expect(component.message, { zh: '事件中的 $grid 是表格', en: '$grid of the event is the grid' }).toBe('2 rows')
}
