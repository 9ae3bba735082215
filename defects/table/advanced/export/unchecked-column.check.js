export default async ({ component, expect, given, click, wait, all }) => {
  await component.open()
  await wait(400)
  const option = all('.vxe-export--panel-column-option, .vxe-table-export--panel-column-option').find(
    ({ innerText }) => innerText.trim() === 'City'
  )
  given(option && !option.className.includes('is--checked'), 'City is not checked in the modal')
  const button = all('.vxe-modal--wrapper button')
    .filter(({ innerText }) => /^Export$/.test(innerText.trim()))
    .pop()
  given(button, 'the modal has a button that exports')
  await click(button)
  await wait(300)
  given(component.fields.includes('name'), 'columns are exported')
  expect(component.fields, { zh: '没有勾选的列不导出', en: 'The column that is not checked is not exported' }).toBe(
    'name,age'
  )
}
