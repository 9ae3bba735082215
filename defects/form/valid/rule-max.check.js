export default async ({ component, expect, given, settle }) => {
  const errors = await component.$refs.form.validate().catch(errors => errors)
  given(errors && Array.isArray(errors.name) && errors.name.flat()[0].rule, 'the errors contain the rule')
  await component.validate()
  await settle()
  expect(component.max, { zh: '错误对象中 rule.max 为 5', en: 'rule.max in the errors is 5' }).toBe(5)
}
