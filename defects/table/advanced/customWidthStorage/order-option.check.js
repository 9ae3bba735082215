export default async ({ component, expect, given, click, wait, all, texts }) => {
  const getTitles = () => texts('.vxe-table--header .vxe-header--column').join()
  given(typeof component.$refs.table.openCustom === 'function', 'the table has openCustom()')
  await component.open()
  await wait(400)
  const [first, second] = all('.vxe-table-custom-popup--row')
  const handle = first && first.querySelector('[class*="sort-btn"]')
  given(handle, 'the modal has rows to drag')
  const { bottom, left } = second.getBoundingClientRect()
  const at = { bubbles: true, cancelable: true, clientX: left + 20, clientY: bottom - 4 }
  handle.dispatchEvent(new MouseEvent('mousedown', at))
  first.dispatchEvent(new DragEvent('dragstart', { bubbles: true, dataTransfer: new DataTransfer() }))
  second.dispatchEvent(new DragEvent('dragover', at))
  first.dispatchEvent(new DragEvent('dragend', at))
  await wait(400)
  await click(all('.vxe-modal--wrapper button').find(({ innerText }) => innerText.trim() === 'OK'))
  await wait(500)
  given(getTitles() === 'Age,Name', 'the column is moved')
  component.version++
  await wait(400)
  expect(getTitles(), {
    zh: '重新创建的表格保持列的顺序',
    en: 'The table created again keeps the order of columns'
  }).toBe('Age,Name')
}
