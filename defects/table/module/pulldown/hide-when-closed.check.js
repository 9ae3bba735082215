export default async ({ component, expect, given, wait }) => {
  await component.show()
  await wait(500)
  await component.hide()
  await wait(500)
  given(component.events.includes(true) && component.events.includes(false), 'update:input fires for an open panel')
  component.events = []
  await component.hide()
  await wait(500)
  expect(component.events.length, {
    zh: '面板已关闭时，hidePanel() 不触发 update:input',
    en: 'hidePanel() on a closed panel fires no update:input'
  }).toBe(0)
}
