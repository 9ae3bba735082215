import type { DemoPart } from '../../../shared/demo-parts.ts'
import type { Rect } from './place-badges.ts'

/** Returns the visible rectangles of each part, relative to an element. */
export function measureParts(stage: HTMLElement, parts: readonly DemoPart[], origin: Element): Rect[][] {
  const { x, y } = origin.getBoundingClientRect()
  const clips = new Map<Element, DOMRect | undefined>()
  return parts.map(({ selector }) =>
    findElements(stage, selector).flatMap(element => {
      const rect = clipToAncestors(element, stage, clips)
      return rect ? [{ ...rect, x: rect.x - x, y: rect.y - y }] : []
    })
  )
}

/** Returns the parts that contain a node, the innermost first. */
export function findPartsAround(target: EventTarget | null, stage: HTMLElement, parts: readonly DemoPart[]): number[] {
  const found: number[] = []
  for (let element = target as Element | null; element && element !== stage; element = element.parentElement)
    // A later part has a more special class of the same element.
    for (let index = parts.length - 1; index >= 0; index--)
      if (element.matches(parts[index]!.selector)) found.push(index)
  return found
}

const findElements = (stage: HTMLElement, selector: string): Element[] =>
  [...stage.firstElementChild!.querySelectorAll(selector)].filter(
    element => getComputedStyle(element).visibility === 'visible'
  )

/** Returns the visible rectangle of an element in its scroll containers, or nothing if it is scrolled out of view. */
function clipToAncestors(
  element: Element,
  stage: HTMLElement,
  clips: Map<Element, DOMRect | undefined>
): Rect | undefined {
  const box = element.getBoundingClientRect()
  let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom]
  for (let ancestor = element.parentElement; ancestor && ancestor !== stage; ancestor = ancestor.parentElement) {
    if (!clips.has(ancestor))
      clips.set(
        ancestor,
        getComputedStyle(ancestor).overflowX === 'visible' ? undefined : ancestor.getBoundingClientRect()
      )
    const clip = clips.get(ancestor)
    if (!clip) continue
    left = Math.max(left, clip.left)
    top = Math.max(top, clip.top)
    right = Math.min(right, clip.right)
    bottom = Math.min(bottom, clip.bottom)
  }
  const [width, height] = [right - left, bottom - top]
  return width > 0 && height > 0 ? { x: left, y: top, width, height } : undefined
}
