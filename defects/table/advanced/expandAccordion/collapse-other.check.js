export default async ({ component, expect, given, settle, texts }) => {
  await component.$refs.table.setRowExpand(component.rows[0], true)
  await settle()
  given(texts('.details').join() === 'Content of A', 'row A is expanded')
  await component.collapseB()
  await settle()
  expect(texts('.details').join(), { zh: 'A 仍然展开', en: 'A stays expanded' }).toBe('Content of A')
}
