export default async ({ expect, given, all, click, wait }) => {
  const field = document.querySelector('input')
  await click(field)
  field.dispatchEvent(new FocusEvent('focus'))
  await wait(300)
  const look = text => {
    const { color, cursor, backgroundColor, opacity, textDecorationLine } = getComputedStyle(
      all('td').find(({ innerText }) => innerText.trim() === text)
    )
    return [color, cursor, backgroundColor, opacity, textDecorationLine].join()
  }
  given(
    all('td').some(({ innerText }) => innerText.trim() === '2014'),
    'the panel shows years'
  )
  expect(look('2009') !== look('2014'), {
    zh: '禁用的年份与可用的年份外观不同',
    en: 'A disabled year looks different from an enabled one'
  }).toBe(true)
}
