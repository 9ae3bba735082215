import VXETable from 'vxe-table'

export default async ({ component, expect, given }) => {
  given(typeof VXETable.formats.get === 'function', 'there is VXETable.formats')
  try {
    component.find()
  } catch (error) {
    given(error instanceof TypeError, error.message)
  }
  expect(component.found, { zh: '找到已注册的格式化函数', en: 'The registered format is found' }).toBe(true)
}
