export default async ({ component, expect, given, settle, texts }) => {
  const { table } = component.$refs
  given(typeof table.clearTreeExpandLoaded === 'function', 'the table has clearTreeExpandLoaded()')
  await table.setTreeExpand(component.rows[0], true)
  await settle()
  given(texts('.vxe-body--row').join() === 'Root,Child', 'the node has loaded its child node')
  await component.clear()
  await settle()
  expect(texts('.vxe-body--row').join() === 'Root,Child', {
    zh: '节点是否展开，显示的与记录的一致',
    en: 'The node is shown as what it is, expanded or collapsed'
  }).toBe(table.isTreeExpandByRow(component.rows[0]))
}
