export default async ({ component, expect, given, click, settle, all, texts }) => {
  const { table } = component.$refs
  const getChecked = () => table.getCheckboxRecords(true).map(({ name }) => name)
  await table.setCheckboxRow(component.rows[1], true)
  await table.setFilter('name', [{ label: 'A', value: 'A', checked: true }])
  await table.updateData()
  await settle()
  given(texts('.vxe-body--row').join() === 'A,A 1', 'the tree is filtered')
  given(getChecked().includes('B 1'), 'the nodes filtered out are still checked')
  const [box] = all('.vxe-header--row .vxe-cell--checkbox')
  given(box || !component.checkboxConfig.showHeader, 'the header has a checkbox')
  if (box) {
    await click(box)
    if (getChecked().includes('A 1')) await click(box)
  }
  expect(getChecked().includes('B 1'), {
    zh: '被筛选掉的节点仍然勾选',
    en: 'The nodes filtered out stay checked'
  }).toBe(true)
}
