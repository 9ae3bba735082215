export default async ({ component, expect, given, click, all }) => {
  const boxes = all('.vxe-body--row .vxe-cell--checkbox')
  given(boxes.length === 4, 'the tree has checkboxes')
  await click(boxes[2])
  given(component.isGroupHalf(), 'the group is indeterminate')
  await click(boxes[0])
  given(component.$refs.table.getCheckboxRecords().length === 4, 'the root checks all nodes')
  expect(component.isGroupHalf(), {
    zh: '勾选的分组不再是半选',
    en: 'The checked group is no longer indeterminate'
  }).toBe(false)
}
