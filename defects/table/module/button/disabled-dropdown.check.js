export default async ({ component, expect, given, all, hover, until, wait }) => {
  const isOpen = () => document.body.innerText.includes('Remove')
  const hoverMore = () => hover(all('button').find(({ innerText }) => innerText.trim() === 'More'))
  await hoverMore()
  const opened = await until(isOpen, 800)
  component.disabled = false
  await wait(100)
  await hoverMore()
  given(await until(isOpen, 800), 'the panel opens when the button is enabled')
  expect(opened, { zh: '禁用的按钮不展开面板', en: 'A disabled button does not open its panel' }).toBe(false)
}
