export default async ({ component, expect, given, all, click, press, wait }) => {
  const field = document.querySelector('input')
  await click(field)
  field.dispatchEvent(new FocusEvent('focus'))
  await wait(300)
  given(all('.vxe-input .vxe-icon-close, .vxe-input [class*="clear"]').length > 0, 'there is a clear icon')
  await press('Delete', field)
  await wait(100)
  expect(component.cleared && component.text !== '', {
    zh: '触发 clear 时，值已清空',
    en: 'clear fires only when the value is cleared'
  }).toBe(false)
}
