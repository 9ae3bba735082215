export default async ({ component, expect, given, click, type, settle, all }) => {
  const edit = async text => {
    await click(all('.vxe-body--column')[1])
    const input = document.querySelector('.vxe-body--column input')
    given(input, 'the cell is in edit mode')
    await type(input, text)
    await click(document.body)
    await settle()
  }
  await edit('51')
  given(component.rows[0].age === '51', 'a change of the cell is written to data')
  await component.revert()
  await settle()
  given(all('.vxe-body--column')[1].innerText.trim() === '50', 'the table is reverted')
  await edit('52')
  expect(component.rows[0].age, {
    zh: '还原之后的修改写入 data',
    en: 'A change after reverting is written to data'
  }).toBe('52')
}
