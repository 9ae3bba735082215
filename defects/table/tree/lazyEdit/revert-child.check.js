export default async ({ component, expect, given, settle, texts }) => {
  await component.$refs.table.setTreeExpand(component.rows[0], true)
  await settle()
  given(texts('.vxe-body--row').join() === 'Root,Child', 'the node has loaded its child node')
  component.change()
  try {
    await component.revert()
  } catch {}
  const { id, name } = component.rows[0].children[0]
  expect({ id, name }, { zh: '子节点恢复原值', en: 'The child node has its original values again' }).toEqual({
    id: 'b',
    name: 'Child'
  })
}
