export default async ({ component, expect, given, settle, texts }) => {
  await component.$refs.table.setTreeExpand(component.rows[0], true)
  await settle()
  given(texts('.vxe-body--row').join() === 'Root,Child', 'the node has loaded its child node')
  const count = component.getChanged().length
  component.rows[0].children[0].name = 'Changed'
  given(component.getChanged().length === 1, 'a change of the loaded child node is recorded')
  expect(count, { zh: '加载后没有行被修改', en: 'No row counts as changed after loading' }).toBe(0)
}
