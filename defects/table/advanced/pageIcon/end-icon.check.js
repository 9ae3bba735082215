export default async ({ component, expect, given, settle, all }) => {
  const getStyles = () => {
    const buttons = all('.vxe-pager button[class*="-btn"]')
    const [home, previous, next, end] = buttons
      .filter(button => !/num/.test(button.className))
      .map(button => getComputedStyle(button).cursor)
    return { home, previous, next, end }
  }
  await settle()
  const first = getStyles()
  given(
    first.home === first.previous && first.end && first.home !== first.next,
    'the first page disables the icon of the previous page'
  )
  expect(first.end, {
    zh: '在第一页，末页图标与下一页图标一样可用',
    en: 'On the first page, the last-page icon looks enabled, as the next-page icon does'
  }).toBe(first.next)
  component.currentPage = 3
  await settle()
  const last = getStyles()
  expect(last.end, {
    zh: '在末页，末页图标与下一页图标一样禁用',
    en: 'On the last page, the last-page icon looks disabled, as the next-page icon does'
  }).toBe(last.next)
}
