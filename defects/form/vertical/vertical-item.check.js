export default async ({ component, expect, given, all }) => {
  given('vertical' in component.$refs.item.$props, 'the item has the prop vertical')
  const title = all('b')[0].getBoundingClientRect()
  const content = all('i')[0].getBoundingClientRect()
  expect(content.top >= title.bottom, { zh: '内容在标题下方', en: 'The content is below its title' }).toBe(true)
}
