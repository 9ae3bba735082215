export default async ({ component, expect, given, click, wait, all }) => {
  const isFixed = () => component.$refs.table.getColumnByField('age').fixed === 'left'
  given(typeof component.$refs.table.openCustom === 'function', 'the table has openCustom()')
  await component.open()
  await wait(400)
  const row = all('.vxe-table-custom-popup--row').find(({ innerText }) => innerText.includes('Age'))
  const field = row && row.querySelector('.vxe-radio-button input, .vxe-radio-group input')
  given(field, 'the modal has buttons that fix a column')
  field.checked = true
  field.dispatchEvent(new Event('change', { bubbles: true }))
  await wait(100)
  const button = all('.vxe-modal--wrapper button').find(({ innerText }) => innerText.trim() === 'OK')
  given(button, 'the modal has a confirm button')
  await click(button)
  await wait(400)
  given(isFixed(), 'the column is fixed')
  component.version++
  await wait(300)
  expect(isFixed(), {
    zh: '重新创建的表格仍固定该列',
    en: 'The column is still fixed in the table created again'
  }).toBe(true)
}
