export default async ({ component, expect, given, all, click, wait }) => {
  const field = document.querySelector('input')
  await click(field)
  field.dispatchEvent(new FocusEvent('focus'))
  await wait(300)
  given(
    all('li').some(({ innerText }) => innerText === '10'),
    'the panel opens'
  )
  await click('p')
  field.dispatchEvent(new FocusEvent('blur'))
  await wait(100)
  expect(component.time, {
    zh: '失去焦点后，值仍然是原来的字符串',
    en: 'The value is still the same string after the input loses focus'
  }).toBe('10:20:30')
}
