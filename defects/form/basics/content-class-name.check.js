export default async ({ component, expect, given, all }) => {
  given('contentClassName' in component.$refs.item.$props, 'the item has the prop contentClassName')
  expect(getComputedStyle(all('b')[0]).color, { zh: '内容显示为蓝色', en: 'The content is blue' }).toBe(
    'rgb(0, 0, 255)'
  )
}
