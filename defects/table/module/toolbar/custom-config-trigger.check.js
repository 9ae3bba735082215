export default async ({ component, expect, given, hover, until, all }) => {
  const { table } = component.$refs
  given(typeof table.openCustom === 'function', 'the table has openCustom()')
  const [button] = all('.vxe-toolbar button')
  given(button && all('th').length > 0, 'the table and the button are rendered')
  const isOpen = () => document.body.innerText.includes('Note')
  given(!isOpen(), 'the column settings are closed')
  for (let element = button; !element.matches('.vxe-toolbar'); element = element.parentElement) await hover(element)
  const opened = await until(isOpen, 600)
  if (!opened) {
    table.openCustom()
    given(await until(isOpen, 600), 'openCustom() opens the column settings')
  }
  expect(opened, { zh: '悬停打开列设置', en: 'Hovering opens the column settings' }).toBe(true)
}
