import VXETable from 'vxe-table'

export default async ({ component, expect, given }) => {
  given(typeof VXETable.commands.get === 'function', 'there is VXETable.commands')
  try {
    component.find()
  } catch (error) {
    given(error instanceof TypeError, error.message)
  }
  expect(component.found, { zh: '找到已注册的指令', en: 'The registered command is found' }).toBe(true)
}
