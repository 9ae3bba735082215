export default async ({ expect, given, click, wait, texts, all }) => {
  const clickAt = ({ left, top, width, height }) => click(document.elementFromPoint(left + width / 2, top + height / 2))
  const icons = all('.vxe-body--row').map(row => row.querySelector('td *[class*="expand"] i, td i[class*="expand"]'))
  given(icons[0] && icons[1], 'the rows have expand icons')
  const [first, second] = icons.map(icon => icon.getBoundingClientRect())
  await clickAt(first)
  await clickAt(second)
  given(all('.details').length === 0, 'the content is still loading')
  await wait(1500)
  given(all('.details').length > 0, 'the content has been loaded')
  expect(texts('.details').length, { zh: '只有一行展开', en: 'One row is expanded' }).toBe(1)
}
