export default async ({ component, expect, given, click, wait, all, texts }) => {
  given(typeof component.$refs.table.openCustom === 'function', 'the table has openCustom()')
  await component.open()
  await wait(400)
  const row = all('.vxe-table-custom-popup--row').find(({ innerText }) => innerText.includes('Age'))
  given(row, 'the modal shows the column')
  const option = row.querySelector('.vxe-table-custom--checkbox-option')
  given(option && option.className.includes('is--checked'), 'the column is checked')
  await click(option)
  given(!option.className.includes('is--checked'), 'the click unchecks the column')
  const button = all('button').find(({ innerText }) => innerText.trim().startsWith('Cancel'))
  given(button, 'the modal has a cancel button')
  await click(button)
  await wait(400)
  expect(texts('.vxe-table--header .vxe-header--column').join(), {
    zh: '取消之后，列没有改变',
    en: 'The columns are unchanged after cancelling'
  }).toBe('Name,Age')
}
