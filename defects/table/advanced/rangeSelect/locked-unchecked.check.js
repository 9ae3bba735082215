export default async ({ component, expect, given, click, all }) => {
  const getChecked = () =>
    component.$refs.table
      .getCheckboxRecords()
      .map(({ id }) => id)
      .sort()
      .join()
  const boxes = all('.vxe-body--row .vxe-cell--checkbox')
  given(getChecked() === 'c', 'the locked row is checked')
  await click(boxes[0])
  await click(boxes[1], { shiftKey: true })
  given(component.ranges === 1, 'a range is selected')
  expect(getChecked(), { zh: '不能勾选的行仍然勾选', en: 'The locked row stays checked' }).toBe('a,b,c')
}
