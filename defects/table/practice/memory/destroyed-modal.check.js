import { VXETable } from 'vxe-table'

export default async ({ component, expect, given, wait }) => {
  given(VXETable && VXETable.modal && typeof VXETable.modal.get === 'function', 'the library has VXETable.modal.get()')
  await wait(200)
  given(VXETable.modal.get('info'), 'the list contains the open modal')
  await component.leave()
  await wait(600)
  expect(Boolean(VXETable.modal.get('info')), {
    zh: '列表中不再有已销毁的弹窗',
    en: 'The list no longer contains the destroyed modal'
  }).toBe(false)
}
