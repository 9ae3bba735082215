export default async ({ component, expect, given, settle, all }) => {
  const countIcons = () =>
    all('.vxe-body--row').filter(row => row.querySelector('td i[class*="expand"], td *[class*="expand"] i')).length
  given(countIcons() === 2, 'the rows have expand icons')
  await component.$refs.table.setRowExpand(component.rows[0], true)
  await settle()
  given(all('.details').length === 1, 'row A is expanded')
  expect(countIcons(), { zh: '展开的行不显示图标', en: 'The expanded row has no icon' }).toBe(1)
}
