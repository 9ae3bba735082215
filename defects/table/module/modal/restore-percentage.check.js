export default async ({ component, expect, given, all, wait }) => {
  component.open = true
  await wait(400)
  const box = () => all('.vxe-modal--box').find(({ offsetWidth }) => offsetWidth > 0)
  const width = box().offsetWidth
  given(box().style.width !== '', 'the modal has the width that is set')
  const header = box().querySelector('.vxe-modal--header')
  const { left, top } = header.getBoundingClientRect()
  const move = (target, type, clientX) =>
    target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, clientX, clientY: top + 10 }))
  move(header, 'mousedown', left + 10)
  move(document, 'mousemove', left + 40)
  move(document, 'mouseup', left + 40)
  await wait(200)
  given(box().getBoundingClientRect().left > left + 20, 'the modal can be dragged')
  await component.reload()
  await wait(500)
  expect(Math.abs(box().offsetWidth - width) < 10, {
    zh: '恢复的弹窗与之前同样宽',
    en: 'The restored modal is as wide as before'
  }).toBe(true)
}
