export default async ({ component, expect, given, settle, all }) => {
  const { table } = component.$refs
  const count = () => all('.col--valid-error').length
  component.msgMode = 'full'
  await settle()
  await table.fullValidate(true).catch(() => {})
  await settle()
  given(count() === 2, 'the table has msgMode')
  component.msgMode = 'single'
  await table.clearValidate()
  await settle()
  given(count() === 0, 'no cell shows a message')
  await table.validate(true).catch(() => {})
  await settle()
  given(count() === 1, 'the first row shows a message')
  await component.clearSecond()
  await settle()
  expect(count(), { zh: '第一行的校验提示保留', en: 'The first row keeps its message' }).toBe(1)
}
