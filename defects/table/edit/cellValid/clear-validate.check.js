export default async ({ component, expect, given, settle, all }) => {
  await component.$refs.table.fullValidate(true).catch(() => {})
  await settle()
  given(all('.col--valid-error').length === 3, 'three cells show a message')
  await component.clearFirst()
  await settle()
  const marked = all('.vxe-body--row').map(row => Boolean(row.querySelector('.col--valid-error')))
  expect(marked, { zh: '只有第一行的校验提示被清除', en: 'Only the first row loses its message' }).toEqual([
    false,
    true,
    true
  ])
}
