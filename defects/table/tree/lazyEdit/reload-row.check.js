export default async ({ component, expect, given, settle, texts }) => {
  const { table } = component.$refs
  const [root] = component.rows
  await table.setTreeExpand(root, true)
  await settle()
  given(texts('.vxe-body--row').join() === 'Root,Child', 'the node has loaded its child node')
  await component.reload()
  given(root.children[0].name === 'Loaded', 'the child node has the loaded values')
  root.name = 'Changed'
  await table.revertData(root)
  expect(root.name, { zh: '根节点的原值没有改变', en: 'The root node keeps its original value' }).toBe('Root')
}
