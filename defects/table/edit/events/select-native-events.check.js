export default async ({ component, expect, given, click, all }) => {
  await click(all('.vxe-body--row td')[0])
  given(all('td .vxe-select').length === 1, 'the cell contains a select')
  component.clicks = 0
  await click('td .vxe-select input')
  expect(component.clicks, {
    zh: '点击下拉框时调用 nativeEvents 的函数',
    en: 'A click on the select calls the function in nativeEvents'
  }).toBe(1)
}
