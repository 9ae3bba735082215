export default async ({ expect, given, all, click, until }) => {
  const [icon] = all('th [class*="filter--btn"], th [class*="filter-btn"]')
  given(icon, 'there is a filter icon')
  await click(icon)
  const field = () => all('[class*="filter"] input').find(({ offsetHeight }) => offsetHeight > 0)
  expect(await until(field, 1000), {
    zh: '筛选面板打开，其中有输入框',
    en: 'The filter panel opens with an input'
  }).toBe(true)
}
