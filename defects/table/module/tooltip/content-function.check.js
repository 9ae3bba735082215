export default async ({ expect, given, hover, texts, wait }) => {
  await hover('button')
  await wait(500)
  const shown = texts('[class*="tooltip"]').filter(text => text !== '')
  given(shown.length > 0, 'the tooltip appears')
  expect(shown.includes('Help'), {
    zh: '提示显示函数返回的内容',
    en: 'The tooltip shows what the function returns'
  }).toBe(true)
}
