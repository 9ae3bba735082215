export default async ({ expect, given, all, until, wait }) => {
  await until(() => document.body.innerText.includes('12'))
  await wait(300)
  const isFixed = element => element.closest('.vxe-table--fixed-left-wrapper') !== null
  const cells = all('td').filter(({ innerText }) => innerText.trim() === '12')
  const [fixed, middle] = [cells.find(isFixed), cells.find(cell => !isFixed(cell))]
  given(fixed && middle, 'the fixed column is rendered twice')
  const boxOf = cell => {
    let box = cell
    while (box && !/auto|scroll/.test(getComputedStyle(box).overflowY)) box = box.parentElement
    return box || cell
  }
  const top = cell => Math.round(cell.getBoundingClientRect().top)
  // The browser scrolls the element below the mouse unless the library prevents that.
  const turnWheel = (cell, deltaY) => {
    const event = new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true })
    if (cell.dispatchEvent(event)) boxOf(cell).scrollTop += deltaY
  }
  const before = top(middle)
  turnWheel(fixed, 100)
  await wait(150)
  given(top(middle) < before && top(fixed) === top(middle), 'the middle columns follow the fixed column')
  turnWheel(middle, 150)
  await wait(600)
  expect(top(fixed) - top(middle), {
    zh: '固定列与中间的列对齐',
    en: 'The rows of the fixed column are aligned with the others'
  }).toBe(0)
}
