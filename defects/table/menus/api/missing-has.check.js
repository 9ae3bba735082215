import VXETable from 'vxe-table'

export default async ({ component, expect, given }) => {
  given(typeof VXETable.menus.get === 'function', 'there is VXETable.menus')
  try {
    component.find()
  } catch (error) {
    given(error instanceof TypeError, error.message)
  }
  expect(component.found, { zh: '找到已注册的菜单操作', en: 'The registered menu action is found' }).toBe(true)
}
