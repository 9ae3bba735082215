export default async ({ component, expect, given, click, wait, all, texts }) => {
  given(typeof component.$refs.table.openCustom === 'function', 'the table has openCustom()')
  await component.open()
  await wait(300)
  const option = all('.vxe-table-custom--checkbox-option').find(
    ({ innerText, parentElement }) => /^all$/i.test(innerText.trim()) || /^all$/i.test(parentElement.innerText.trim())
  )
  given(option, 'the panel has a checkbox for all columns')
  await click(option)
  await wait(200)
  expect(texts('.vxe-header--column').join(), { zh: '勾选“全部”后显示所有列', en: '“All” shows all columns' }).toBe(
    'Name,Age'
  )
}
