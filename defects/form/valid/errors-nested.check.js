export default async ({ component, expect, given, settle }) => {
  const errors = await component.$refs.form.validate().catch(errors => errors)
  given(errors && Array.isArray(errors.name), 'the errors contain an array for the field')
  await component.validate()
  await settle()
  expect(component.message, { zh: 'errors.name[0] 含有校验提示', en: 'errors.name[0] contains the message' }).toBe(
    'Required'
  )
}
