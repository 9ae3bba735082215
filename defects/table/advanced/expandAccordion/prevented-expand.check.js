export default async ({ expect, given, click, texts, all }) => {
  const icons = all('.vxe-body--row').map(row => row.querySelector('td *[class*="expand"] i, td i[class*="expand"]'))
  given(icons[0] && icons[1], 'the rows have expand icons')
  await click(icons[0])
  given(texts('.details').join() === 'Content of A', 'row A is expanded')
  await click(icons[1])
  given(!texts('.details').includes('Content of B'), 'row B can not be expanded')
  expect(texts('.details').join(), { zh: 'A 仍然展开', en: 'A stays expanded' }).toBe('Content of A')
}
