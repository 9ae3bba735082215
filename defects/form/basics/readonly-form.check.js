export default async ({ component, expect, given, all }) => {
  given('readonly' in component.$refs.form.$props, 'the form has the prop readonly')
  const inputs = all('form input')
  expect(
    inputs.every(({ readOnly, disabled }) => readOnly || disabled),
    { zh: '用户不能修改只读表单的值', en: 'Users cannot change a value of the form' }
  ).toBe(true)
}
