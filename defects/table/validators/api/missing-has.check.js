import { VXETable } from 'vxe-table'

export default async ({ component, expect, given }) => {
  given(typeof VXETable.validators.get === 'function', 'there is VXETable.validators')
  try {
    component.find()
  } catch (error) {
    given(error instanceof TypeError, error.message)
  }
  expect(component.found, { zh: '找到已注册的校验器', en: 'The registered validator is found' }).toBe(true)
}
