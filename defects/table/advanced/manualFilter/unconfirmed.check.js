export default async ({ component, expect, given, click, type, settle, texts, all }) => {
  const open = () => click(all('.vxe-filter--btn, .vxe-cell--filter-icon')[0])
  given(all('.vxe-filter--btn, .vxe-cell--filter-icon').length, 'the column has a filter icon')
  await open()
  given(all('.text').length === 1, 'the filter panel is open')
  await type('.text', 'A')
  await click('.apply')
  given(texts('.vxe-body--row').join().replace(/\s/g, '') === 'A20', 'the table is filtered')
  await open()
  await type('.text', 'B')
  await click(document.body)
  await settle()
  given(texts('.vxe-body--row').join().replace(/\s/g, '') === 'A20', 'the change is not confirmed')
  await component.$children[0].sort('age', 'asc')
  await settle()
  expect(texts('.vxe-body--row').join().replace(/\s/g, ''), {
    zh: '未确认的修改在排序后不生效',
    en: 'The unconfirmed change takes no effect after sorting'
  }).toBe('A20')
}
