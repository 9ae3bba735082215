export default async ({ expect, given, all, click, wait }) => {
  const lines = []
  const { log } = console
  Object.assign(console, { log: (...values) => lines.push(values) })
  const field = document.querySelector('input')
  await click(field)
  field.dispatchEvent(new FocusEvent('focus'))
  await wait(300)
  Object.assign(console, { log })
  given(
    all('td').some(({ innerText }) => innerText.trim() === '16'),
    'the panel opens'
  )
  expect(lines.length, { zh: '打开面板时，控制台不输出内容', en: 'Opening the panel logs nothing' }).toBe(0)
}
