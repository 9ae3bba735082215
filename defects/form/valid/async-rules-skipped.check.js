export default async ({ component, expect, given, settle }) => {
  component.user.name = 'Ann'
  await component.validate()
  await settle()
  given(component.fields.join() === 'code', 'the asynchronous rule fails if no other rule fails')
  component.user.name = ''
  await component.validate()
  await settle()
  expect(component.fields, { zh: '错误对象包括两个字段', en: 'The errors contain both fields' }).toEqual([
    'code',
    'name'
  ])
}
