export default async ({ component, expect, given, all, click, wait }) => {
  const look = button => {
    const { color, cursor, opacity } = getComputedStyle(button)
    return [color, cursor, opacity].join()
  }
  const buttons = all('.vxe-pager button')
  const [end, next, home] = [buttons[buttons.length - 1], buttons[buttons.length - 2], buttons[0]]
  given(look(home) !== look(next), 'buttons that have no effect look disabled')
  const onFirstPage = look(end) === look(next)
  await click(end)
  await wait(100)
  given(component.page === 3, 'the last button goes to the last page')
  expect(onFirstPage, {
    zh: '在第一页时，End 和 NextPage 一样显示为可用',
    en: 'On the first page, End appears enabled like NextPage'
  }).toBe(true)
}
