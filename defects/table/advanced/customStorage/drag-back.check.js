export default async ({ component, expect, given, click, wait, all, texts }) => {
  const getTitles = () => texts('.vxe-table--header .vxe-header--column').join()
  const moveFirstDown = async () => {
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
    component.version++
    await wait(400)
  }
  given(typeof component.$refs.table.openCustom === 'function', 'the table has openCustom()')
  await moveFirstDown()
  given(getTitles() === 'Age,Name', 'the order of columns is stored')
  await moveFirstDown()
  expect(getTitles(), {
    zh: '拖回初始位置的列保存该位置',
    en: 'The column dragged back is stored at its initial position'
  }).toBe('Name,Age')
}
