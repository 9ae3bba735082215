export default async ({ component, expect, given, all, wait }) => {
  await wait(300)
  given(all('td').length === 2, 'the rows are rendered')
  const backgrounds = () =>
    all('.vxe-body--row').map(row => {
      for (const element of [row.querySelector('td'), row]) {
        const { backgroundColor } = getComputedStyle(element)
        if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor
      }
      return ''
    })
  const [first, second] = backgrounds()
  given(first !== second, 'the current row has a background color of its own')
  await component.finish()
  await wait(300)
  given(all('.done').length > 0, 'the class of the row changes')
  expect(backgrounds()[0] === first, {
    zh: '行的类名改变后，当前行仍然有背景色',
    en: 'The current row keeps its background when its class changes'
  }).toBe(true)
}
