import { expect, test } from 'vitest'
import type { PictureElement } from './picture-keys.ts'
import { followPictureKeys } from './picture-keys.ts'

/** Picture with rows of 3, 1 and 2 cells, as the browser lays them out. */
function createPicture() {
  const pressed: string[] = []
  const cells = [
    [0, 0],
    [10, 0],
    [20, 0],
    [0, 40],
    [0, 50],
    [10, 50]
  ].map(([left = 0, top = 0], index) => ({
    tabIndex: index === 0 ? 0 : -1,
    getBoundingClientRect: () => ({ left, top }),
    focus: () => void (focused = index)
  }))
  let focused = 0
  let listener: Parameters<PictureElement['addEventListener']>[1] | undefined
  const stop = followPictureKeys({
    querySelectorAll: () => cells,
    addEventListener: (_, added) => (listener = added),
    removeEventListener: (_, removed) => {
      if (listener === removed) listener = undefined
    }
  })
  const press = (key: string, ctrlKey = false) => {
    const target = cells[focused]
    const preventDefault = () => void pressed.push(key)
    listener?.({ key, target, ctrlKey, altKey: false, metaKey: false, preventDefault })
    return focused
  }
  return {
    press,
    pressed,
    stop,
    tabStops: () => cells.flatMap(({ tabIndex }, index) => (tabIndex === 0 ? [index] : []))
  }
}

test('arrow keys move between the cells and rows of a picture, and stop at its ends', () => {
  const { press, tabStops } = createPicture()
  expect(
    ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight'].map(key => press(key))
  ).toEqual([1, 2, 3, 4, 5, 5])
  expect(tabStops()).toEqual([5])
  expect(['ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowLeft'].map(key => press(key))).toEqual([5, 3, 0, 0, 0])
  expect(['End', 'Home'].map(key => press(key))).toEqual([5, 0])
  expect(tabStops()).toEqual([0])
})

test('a picture leaves other keys and shortcuts to the browser', () => {
  const { press, pressed, stop } = createPicture()
  press('Enter')
  press('ArrowRight', true)
  expect(pressed).toEqual([])
  stop()
  expect(press('ArrowRight')).toBe(0)
})
