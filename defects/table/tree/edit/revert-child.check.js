export default async ({ component, expect, given, settle, all, texts }) => {
  given(all('.vxe-body--row').length === 1, 'the table builds a tree')
  await component.$refs.table.setAllTreeExpand(true)
  component.change()
  await settle()
  given(texts('.vxe-body--row')[1] === 'Changed', 'the child node has been changed')
  try {
    await component.revert()
  } catch {}
  await settle()
  expect(texts('.vxe-body--row')[1], { zh: '子节点恢复原值', en: 'The child node has its original value again' }).toBe(
    'Child'
  )
}
