export default async ({ expect, given, all, hover, until, wait }) => {
  const tip = () =>
    all('[class*="tooltip-wrapper"], [class*="tooltip--wrapper"]').find(
      ({ innerText, offsetHeight }) => offsetHeight > 0 && innerText.includes('A text')
    )
  const leave = element => element.dispatchEvent(new MouseEvent('mouseleave'))
  const [cell] = all('td')
  given(cell, 'the cell is rendered')
  await wait(400)
  await hover(cell)
  given(await until(tip), 'the tooltip appears')
  await wait(300)
  const wrapper = tip()
  leave(cell)
  await hover(wrapper)
  await wait(1000)
  leave(wrapper)
  given(await until(() => !tip()), 'the tooltip disappears')
  await wait(300)
  await hover(cell)
  expect(await until(tip), {
    zh: '再次悬停时，提示再次显示',
    en: 'The tooltip appears again when the mouse returns'
  }).toBe(true)
}
