import type { Rect, EditorView } from '@codemirror/view'

const gap = 6
const infoWidth = 340

/** Positions the info panel beside the list of completions, or above or below it in a narrow window, never over it. */
export function positionInfo(
  _: EditorView,
  list: Rect,
  option: Rect,
  info: Rect,
  space: Rect
): { style: string; class?: string } {
  const top = Math.max(0, Math.min(option.top - list.top, space.bottom - list.top - (info.bottom - info.top)))
  if (space.right - list.right > infoWidth + gap)
    return { style: `left: ${list.right - list.left + gap}px; top: ${top}px` }
  if (list.left - space.left > infoWidth + gap)
    return { style: `right: ${list.right - list.left + gap}px; top: ${top}px` }
  const isBelow = space.bottom - list.bottom > list.top - space.top
  return { style: `left: 0; ${isBelow ? 'top' : 'bottom'}: ${list.bottom - list.top + gap}px` }
}
