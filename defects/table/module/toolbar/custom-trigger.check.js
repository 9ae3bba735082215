export default async ({ expect, given, click, hover, until, all }) => {
  const [button] = all('.vxe-toolbar button')
  given(button && all('th').length > 0, 'the table and the button are rendered')
  const isOpen = () => document.body.innerText.includes('Note')
  given(!isOpen(), 'the column settings are closed')
  for (let element = button; !element.matches('.vxe-toolbar'); element = element.parentElement) await hover(element)
  if (!(await until(isOpen, 600))) await click(button)
  expect(await until(isOpen, 600), {
    zh: '悬停或点击打开列设置',
    en: 'Hovering or clicking opens the column settings'
  }).toBe(true)
}
