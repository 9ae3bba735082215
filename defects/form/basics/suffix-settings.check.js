export default async ({ expect, given, hover, until, all }) => {
  const isVisible = element => element.getClientRects().length > 0
  const tooltipOf = text =>
    all('[class*="tooltip"]')
      .filter(isVisible)
      .findLast(({ innerText }) => innerText.trim() === text)
  const colorAfterHover = async (icon, text) => {
    given(all(icon).length === 1, `there is the icon of “${text}”`)
    await hover(icon)
    await hover(all(icon)[0].parentElement)
    await until(() => tooltipOf(text), 1500)
    given(tooltipOf(text), `the tooltip “${text}” is visible`)
    return getComputedStyle(tooltipOf(text)).color
  }
  const first = await colorAfterHover('[class*="item-title"][class$="-prefix"] i', 'First')
  given(first !== 'rgb(255, 255, 255)', `the text of the light tooltip of titlePrefix is dark: ${first}`)
  const second = await colorAfterHover('[class*="item-title"][class$="-suffix"] i', 'Second')
  expect(second, { zh: 'titleSuffix 的工具提示也使用浅色主题', en: 'The tooltip of titleSuffix is light too' }).toBe(
    first
  )
}
