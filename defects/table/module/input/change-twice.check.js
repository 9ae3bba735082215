export default async ({ component, expect, given, click, type, wait }) => {
  const field = document.querySelector('input')
  await click(field)
  field.dispatchEvent(new FocusEvent('focus'))
  await wait(300)
  await type(field, 'Apple')
  await click('p')
  field.dispatchEvent(new FocusEvent('blur'))
  await wait(100)
  given(component.text === 'Apple', 'the value is written when the input loses focus')
  expect(component.changes, { zh: '修改一次，change 触发一次', en: 'One change fires change once' }).toBe(1)
}
