export default async ({ component, expect, given, click, all }) => {
  const radio = all('.vxe-body--row')[1]?.querySelector('.vxe-cell--radio')
  given(radio, 'the table renders the child node')
  given(typeof component.$refs.table.getRadioReserveRecord === 'function', 'the table has getRadioReserveRecord()')
  await click(radio)
  given(component.$refs.table.getRadioRecord()?.name === 'Child', 'the child node is selected')
  expect(component.getReserved()?.name, {
    zh: '仍在树中的节点不是保留的行',
    en: 'A node that is still in the tree is not a reserved row'
  }).toBe(undefined)
}
