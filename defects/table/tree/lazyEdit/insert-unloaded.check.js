export default async ({ component, expect, given, settle, texts }) => {
  const { table } = component.$refs
  await component.insert()
  await settle()
  if (!table.isTreeExpandByRow(component.rows[0])) {
    given(texts('.vxe-body--row').join() === 'Root', 'the table builds a tree')
    await table.setTreeExpand(component.rows[0], true)
    await settle()
  }
  expect(texts('.vxe-body--row').sort(), {
    zh: '展开后有新行和加载的子节点',
    en: 'The expanded node has the new row and the loaded one'
  }).toEqual(['Child', 'New', 'Root'])
}
