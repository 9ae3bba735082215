export default async ({ component, expect, given, wait, all }) => {
  const getWidth = () => all('.vxe-header--column')[0].offsetWidth
  const handle = document.querySelector('.vxe-header--column [class*="resizable"]')
  given(getWidth() === 100 && handle, 'the column can be resized')
  const { left, top } = handle.getBoundingClientRect()
  const dispatch = (target, type, x) =>
    target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: top + 4 }))
  dispatch(handle, 'mousedown', left + 3)
  dispatch(document, 'mousemove', left + 153)
  dispatch(document, 'mouseup', left + 153)
  await wait(300)
  component.version++
  await wait(300)
  given(getWidth() === 250, 'the width is stored')
  await component.reset()
  await wait(300)
  given(getWidth() === 100, 'the column has its initial width')
  component.version++
  await wait(300)
  expect(getWidth(), { zh: '重新创建的表格使用初始宽度', en: 'The table created again has the initial width' }).toBe(
    100
  )
}
