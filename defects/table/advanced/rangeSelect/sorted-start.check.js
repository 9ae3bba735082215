export default async ({ component, expect, given, click, texts, all }) => {
  const boxes = all('.vxe-body--row .vxe-cell--checkbox')
  given(texts('.vxe-body--row').join().replace(/\s/g, '') === '5,4,3,2,1', 'the table is sorted')
  await click(boxes[1])
  await click(boxes[3])
  await click(boxes[4], { shiftKey: true })
  given(component.ranges === 1, 'a range is selected')
  const ids = component.$refs.table
    .getCheckboxRecords()
    .map(({ id }) => id)
    .sort()
  expect(ids, { zh: '范围从最上方勾选的行 4 开始', en: 'The range starts at row 4, the topmost checked row' }).toEqual([
    1, 2, 3, 4
  ])
}
