export default async ({ component, expect, given, settle, all }) => {
  const { table } = component.$refs
  given(all('.vxe-body--row').length === 2, 'the table renders the child node')
  given(typeof table.setSelectCell === 'function', 'the table has setSelectCell()')
  await component.select()
  await settle()
  expect(table.getSelectedCell()?.row.name, {
    zh: '子节点的单元格已选中',
    en: 'The cell of the child node is selected'
  }).toBe('Child')
}
