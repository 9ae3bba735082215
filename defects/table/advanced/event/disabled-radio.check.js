export default async ({ component, expect, given, click, all }) => {
  await click(all('.vxe-body--column')[1])
  given(!component.$refs.table.getRadioRecord(), 'the row can not be selected')
  expect(component.count, {
    zh: '禁用的行不触发 radio-change',
    en: 'The disabled row does not fire radio-change'
  }).toBe(0)
}
