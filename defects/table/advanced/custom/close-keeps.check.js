export default async ({ component, expect, given, click, wait, all, texts }) => {
  const getTitles = () => texts('.vxe-table--header .vxe-header--column').join()
  given(typeof component.$refs.table.openCustom === 'function', 'the table has openCustom()')
  await component.open()
  await wait(400)
  const row = all('.vxe-table-custom-popup--row').find(({ innerText }) => innerText.includes('Age'))
  given(row, 'the modal shows the column')
  const option = row.querySelector('.vxe-table-custom--checkbox-option')
  given(option && option.className.includes('is--checked'), 'the column is checked')
  await click(option)
  given(!option.className.includes('is--checked'), 'the click unchecks the column')
  const icon = document.querySelector('.vxe-modal--wrapper [class*="close-btn"]')
  given(icon, 'the modal has a close icon')
  await click(icon)
  await wait(400)
  given(getTitles() === 'Name,Age,City', 'closing the modal changes no column')
  await component.hideCity()
  await wait(200)
  expect(getTitles(), { zh: '关闭弹窗后，只隐藏 City', en: 'After the modal is closed, only City is hidden' }).toBe(
    'Name,Age'
  )
}
