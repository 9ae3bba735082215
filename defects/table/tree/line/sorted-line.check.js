export default async ({ component, expect, given, settle, all, texts }) => {
  given(all('.vxe-tree--line').length > 2, 'the tree shows lines')
  await component.sort()
  await settle()
  given(texts('.vxe-body--row').join().replace(/\s/g, '') === 'A,A1,A2,B,C', 'the tree is sorted')
  const [, , lastChild, second, third] = all('.vxe-body--row')
  const topOf = row => row.querySelector('.vxe-tree--line').getBoundingClientRect().top
  expect(topOf(third) > lastChild.getBoundingClientRect().bottom, {
    zh: 'C 的连线从 B 开始',
    en: 'The line of C starts at B'
  }).toBe(true)
  expect(topOf(second) < lastChild.getBoundingClientRect().top, {
    zh: 'B 的连线从 A 开始',
    en: 'The line of B starts at A'
  }).toBe(true)
}
