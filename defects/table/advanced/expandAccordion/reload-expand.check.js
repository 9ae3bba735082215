export default async ({ component, expect, given, settle, texts }) => {
  const { table } = component.$refs
  given(typeof table.reloadRowExpand === 'function', 'the table has reloadRowExpand()')
  await table.setRowExpand(component.rows[0], true)
  await settle()
  given(texts('.details').join() === 'Content of A', 'row A is expanded')
  await component.reloadB()
  await settle()
  given(texts('.details').includes('Content of B'), 'row B is expanded')
  expect(texts('.details').length, { zh: '只有一行展开', en: 'One row is expanded' }).toBe(1)
}
