export default async ({ component, expect, given, settle, texts }) => {
  await component.$refs.table.setTreeExpand(component.rows[0], true)
  await settle()
  given(texts('.vxe-body--row').join() === 'Root,Child', 'the node has loaded its child node')
  await component.insert()
  await settle()
  const count = texts('.vxe-body--row').filter(text => text === 'New').length
  await component.$refs.table.setTreeExpand(component.rows[0], false)
  await settle()
  given(texts('.vxe-body--row').join() === 'Root', 'the row has been inserted as a child node')
  expect(count, { zh: '插入的子节点显示一次', en: 'The inserted child node is shown once' }).toBe(1)
}
