import type { KeyboardEvent } from 'react'

type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight' | 'Home' | 'End'

/** Arrow keys in a sheet of buttons that may wrap and may be cut into groups: the next one is found where it is drawn. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const here = event.target
  if (!(here instanceof HTMLButtonElement) || event.altKey || event.ctrlKey || event.metaKey) return
  const all = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button')]
  const next = neighbour(all, here, event.key as Direction)
  if (!next) return
  event.preventDefault()
  next.focus()
}

function neighbour(all: HTMLButtonElement[], here: HTMLButtonElement, key: Direction): HTMLButtonElement | undefined {
  const index = all.indexOf(here)
  if (key === 'ArrowRight') return all[index + 1]
  if (key === 'ArrowLeft') return all[index - 1]
  if (key === 'Home') return all[0]
  if (key === 'End') return all.at(-1)
  if (key === 'ArrowDown') return nearest(all.slice(index + 1), here, box => box.top)
  if (key === 'ArrowUp') return nearest(all.slice(0, index).toReversed(), here, box => -box.top)
  return undefined
}

/** Of the closest row in one direction, the button in the closest column. */
function nearest(
  candidates: HTMLButtonElement[],
  here: HTMLButtonElement,
  place: (box: DOMRect) => number
): HTMLButtonElement | undefined {
  const from = here.getBoundingClientRect()
  const boxes = candidates
    .map(button => ({ button, box: button.getBoundingClientRect() }))
    .filter(({ box }) => place(box) > place(from) + 1)
  const row = Math.min(...boxes.map(({ box }) => place(box)))
  const inRow = boxes.filter(({ box }) => place(box) < row + 1)
  return inRow.sort((a, b) => Math.abs(a.box.left - from.left) - Math.abs(b.box.left - from.left))[0]?.button
}
