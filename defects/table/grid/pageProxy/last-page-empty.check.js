export default async ({ component, expect, given, click, until, texts }) => {
  const rows = () => texts('.vxe-body--row').join()
  given(await until(() => rows() === 'Ann,Ben'), 'the first page is loaded')
  await click('.vxe-pager--next-btn')
  given(await until(() => rows() === 'Cleo'), 'the second page is loaded')
  await component.removeLast()
  await until(() => rows() === 'Ann,Ben', 1000)
  expect(rows(), { zh: '显示剩余的最后一页', en: 'The table shows the page that is now the last' }).toBe('Ann,Ben')
}
