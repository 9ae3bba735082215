export default async ({ component, expect, given, click, all }) => {
  const icon = document.querySelector('.vxe-body--row td *[class*="expand"] i, .vxe-body--row td i[class*="expand"]')
  given(icon, 'the row has an expand icon')
  await click(icon)
  given(all('.details').length === 0, 'the row can not be expanded')
  expect(component.count, { zh: '没有展开的行不触发事件', en: 'No event fires for the row that did not expand' }).toBe(
    0
  )
}
