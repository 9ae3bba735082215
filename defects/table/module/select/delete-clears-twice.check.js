export default async ({ component, expect, given, click, press, wait }) => {
  await click('input')
  document.querySelector('input').dispatchEvent(new FocusEvent('focus'))
  await wait(300)
  await press('Delete', 'input')
  await wait(100)
  given(component.cleared > 0, 'the Delete key clears the value')
  expect(component.cleared, {
    zh: '按一次 Delete 键，clear 触发一次',
    en: 'clear fires once when Delete is pressed once'
  }).toBe(1)
}
