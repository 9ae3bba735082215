export default async ({ component, expect, given, click, press, type, wait }) => {
  const field = document.querySelector('input')
  await click(field)
  field.dispatchEvent(new FocusEvent('focus'))
  await wait(300)
  // The browser's own change event, which Enter causes, is part of this gesture.
  await type(field, 'Apple')
  await press('Enter', field)
  await wait(100)
  given(component.changes > 0, 'change fires')
  expect(component.text, {
    zh: '触发 change 之后，绑定值已更新',
    en: 'The bound value is updated after change has fired'
  }).toBe('Apple')
}
