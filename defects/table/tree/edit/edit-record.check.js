export default async ({ component, expect, given, click, all }) => {
  const cell = all('.vxe-body--row')[1]?.querySelectorAll('.vxe-body--column')[1]
  given(cell, 'the table renders the child node')
  given(typeof component.$refs.table.getEditRecord === 'function', 'the table has getEditRecord()')
  await click(cell)
  given(cell.querySelector('input'), 'the cell of the child node is in edit mode')
  expect(component.isEditing(), { zh: '编辑子节点时能获取编辑的行', en: 'The row in edit mode is known' }).toBe(true)
}
