export default async ({ component, expect, given, click, all }) => {
  given(all('th button').length === 1 && all('tfoot button').length === 1, 'both slots are rendered')
  await click('th button')
  expect(component.count, {
    zh: '通过表头插槽的 $grid 得到行数',
    en: 'The $grid of the header slot returns the number of rows'
  }).toBe(1)
  component.count = 0
  await click('tfoot button')
  expect(component.count, {
    zh: '通过表尾插槽的 $grid 得到行数',
    en: 'The $grid of the footer slot returns the number of rows'
  }).toBe(1)
}
