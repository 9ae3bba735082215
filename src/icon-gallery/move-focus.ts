import type { KeyboardEvent } from 'react'

type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight' | 'Home' | 'End'

/** Moves the focus with the arrow keys by position on screen, because the buttons wrap and are split into groups. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const current = event.target
  if (!(current instanceof HTMLButtonElement) || event.altKey || event.ctrlKey || event.metaKey) return
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button')]
  const next = findNextButton(buttons, current, event.key as Direction)
  if (!next) return
  event.preventDefault()
  next.focus()
}

function findNextButton(
  buttons: HTMLButtonElement[],
  current: HTMLButtonElement,
  key: Direction
): HTMLButtonElement | undefined {
  const index = buttons.indexOf(current)
  if (key === 'ArrowRight') return buttons[index + 1]
  if (key === 'ArrowLeft') return buttons[index - 1]
  if (key === 'Home') return buttons[0]
  if (key === 'End') return buttons.at(-1)
  if (key === 'ArrowDown') return findNearest(buttons.slice(index + 1), current, box => box.top)
  if (key === 'ArrowUp') return findNearest(buttons.slice(0, index).toReversed(), current, box => -box.top)
  return undefined
}

/** Returns the button in the nearest column of the nearest row in one direction. */
function findNearest(
  candidates: HTMLButtonElement[],
  current: HTMLButtonElement,
  edgeOf: (box: DOMRect) => number
): HTMLButtonElement | undefined {
  const from = current.getBoundingClientRect()
  const boxes = candidates
    .map(button => ({ button, box: button.getBoundingClientRect() }))
    .filter(({ box }) => edgeOf(box) > edgeOf(from) + 1)
  const row = Math.min(...boxes.map(({ box }) => edgeOf(box)))
  const inRow = boxes.filter(({ box }) => edgeOf(box) < row + 1)
  return inRow.sort((a, b) => Math.abs(a.box.left - from.left) - Math.abs(b.box.left - from.left))[0]?.button
}
