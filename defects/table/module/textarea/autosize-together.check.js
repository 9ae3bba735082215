export default async ({ expect, given, all, wait }) => {
  await wait(300)
  const heights = all('textarea').map(field => field.offsetHeight)
  given(heights.length === 2, 'there are two textareas')
  expect(heights[0] > heights[1], {
    zh: '四行的文本域比一行的高',
    en: 'The textarea with four lines is taller than the one with one line'
  }).toBe(true)
}
