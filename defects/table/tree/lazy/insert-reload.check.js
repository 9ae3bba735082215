export default async ({ component, expect, given, settle, texts }) => {
  const { table } = component.$refs
  const [root] = component.rows
  await table.setTreeExpand(root, true)
  await settle()
  given(texts('.vxe-body--row').join() === 'Root,Child', 'the node has loaded its child node')
  root.children[0].name = 'Changed'
  await component.insert()
  await table.setTreeExpand(root, false)
  await settle()
  given(texts('.vxe-body--row').includes('New'), 'a row has been inserted')
  given(texts('.vxe-body--row').length === 2, 'the node has been collapsed')
  await table.setTreeExpand(root, true)
  await settle()
  expect(texts('.vxe-body--row').includes('Changed'), {
    zh: '子节点没有重新加载，修改仍在',
    en: 'The child node is not loaded again and keeps its change'
  }).toBe(true)
}
