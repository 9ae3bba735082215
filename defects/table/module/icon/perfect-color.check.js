export default async ({ component, expect, given }) => {
  const [plain, success, perfect] = [...component.$el.children].map(icon => getComputedStyle(icon).color)
  given(perfect && success !== plain, 'status="success" has a color')
  expect(perfect !== plain, {
    zh: 'status="perfect" 的图标有颜色',
    en: 'An icon with status="perfect" has a color'
  }).toBe(true)
}
