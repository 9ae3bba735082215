export default async ({ component, expect, given, click, settle, all }) => {
  const radio = all('.vxe-body--row')[1]?.querySelector('.vxe-cell--radio')
  given(radio, 'the table renders the child node')
  given(typeof component.$refs.table.getRadioReserveRecord === 'function', 'the table has getRadioReserveRecord()')
  await click(radio)
  given(component.$refs.table.getRadioRecord()?.name === 'Child', 'the child node is selected')
  component.load()
  await settle()
  expect(component.getReserved()?.name, {
    zh: '保留的行是之前选中的节点',
    en: 'The reserved row is the node selected before'
  }).toBe('Child')
}
