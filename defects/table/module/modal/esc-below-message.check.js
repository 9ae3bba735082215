export default async ({ component, expect, given, press, until, wait }) => {
  component.open = true
  await wait(400)
  await press('Escape', 'body')
  given(await until(() => !component.open), 'Esc closes the modal')
  await wait(400)
  component.open = true
  await wait(400)
  component.save()
  given(await until(() => document.body.innerText.includes('Saved')), 'the message appears')
  await wait(300)
  await press('Escape', 'body')
  await wait(600)
  expect(component.open, {
    zh: '显示消息时，Esc 键仍然关闭弹窗',
    en: 'Esc still closes the modal while a message is visible'
  }).toBe(false)
}
