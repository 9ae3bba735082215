export default async ({ component, expect, given, click, press, all }) => {
  const getSelected = () => component.$refs.table.getSelectedCell()?.row.name
  const cell = all('.vxe-body--row')[1]?.querySelectorAll('.vxe-body--column')[1]
  given(cell, 'the table renders the child nodes')
  await click(cell)
  given(getSelected() === 'First', 'the cell of the first child node is selected')
  await press('ArrowDown')
  expect(getSelected(), { zh: '按 ↓ 选中第二个子节点', en: '↓ selects the second child node' }).toBe('Second')
}
