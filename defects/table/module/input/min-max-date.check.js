export default async ({ component, expect, given, all, click, wait }) => {
  const select = async text => {
    const field = document.querySelector('input')
    await click(field)
    field.dispatchEvent(new FocusEvent('focus'))
    await wait(300)
    const cell = all('td').find(({ innerText }) => innerText.trim() === text)
    given(cell, 'the panel shows days')
    await click(cell)
    await click('p')
    await wait(500)
  }
  await select('16')
  given(component.day === '2024-05-16', 'a day within the range can be selected')
  await select('5')
  expect(component.day, { zh: '不能选择早于 min-date 的日期', en: 'A day before min-date cannot be selected' }).toBe(
    '2024-05-16'
  )
}
