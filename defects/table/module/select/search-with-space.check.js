export default async ({ expect, given, all, click, press, wait }) => {
  await click('input')
  await wait(300)
  const search = all('input').find(field => !field.readOnly)
  given(search, 'there is a search field')
  let event
  document.addEventListener(
    'keydown',
    pressed => {
      event = pressed
    },
    true
  )
  await press(' ', search)
  expect(event.defaultPrevented, {
    zh: '在搜索框中可以输入空格',
    en: 'A space can be typed into the search field'
  }).toBe(false)
}
