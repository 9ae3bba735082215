export default async ({ component, expect, given, click, wait, all, texts }) => {
  given(typeof component.$refs.table.openCustom === 'function', 'the table has openCustom()')
  await component.open()
  await wait(300)
  const option = all('.vxe-table-custom--checkbox-option').find(({ innerText, parentElement }) =>
    `${innerText}${parentElement.innerText}`.includes('Age')
  )
  given(option && option.className.includes('is--checked'), 'the column is checked')
  await click(option)
  given(!option.className.includes('is--checked'), 'the click unchecks the column')
  await click(document.body)
  await wait(300)
  const titles = texts('.vxe-header--column').join()
  component.version++
  await wait(300)
  expect(texts('.vxe-header--column').join(), {
    zh: '重新创建的表格显示同样的列',
    en: 'The table created again shows the same columns'
  }).toBe(titles)
}
