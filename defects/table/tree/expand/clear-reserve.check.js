export default async ({ component, expect, given, settle, texts }) => {
  const isExpanded = () => texts('.details').some(text => text.includes('Content of Child'))
  await component.$refs.table.setRowExpand(component.rows[0].children[0], true)
  component.reload()
  await settle()
  given(isExpanded(), 'the row of the child node stays expanded with new data')
  await component.clear()
  await settle()
  given(!isExpanded(), 'the row of the child node has been collapsed')
  component.reload()
  await settle()
  expect(isExpanded(), {
    zh: '更换数据后，收起的行仍然收起',
    en: 'The collapsed row stays collapsed with new data'
  }).toBe(false)
}
