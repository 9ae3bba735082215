import type { Page } from '../shared/page.ts'

/** Height of the header, the title and the line above it, in pixels. */
const headHeight = 160
/** Height of a line in pixels; the estimate adds one line for the margins. */
const lineHeight = 26
const headingHeight = 70
/** Height of the frame around a demo, and of a demo without a reserved height, in pixels. */
const demoHeight = 100

/**
 * Removes the part of a page below the window and returns a function that puts it back, because styling and measuring a
 * long text would delay its first paint.
 */
export function removePartBelowWindow(box: HTMLElement, { demos }: Page): () => void {
  const prose = box.querySelector('[data-prose]')
  const removedPart = document.createDocumentFragment()
  const nodes = [...(prose?.childNodes ?? [])]
  let height = headHeight
  const lastVisible = nodes.findIndex(node => {
    if (node instanceof HTMLElement) height += minHeightOf(node, demos)
    return height > innerHeight
  })
  if (lastVisible >= 0) removedPart.append(...nodes.slice(lastVisible + 1))
  return () => prose?.append(removedPart)
}

/**
 * Returns a lower estimate of the height in pixels, counted from lines, items and rows, because measuring would lay out
 * the part to remove.
 */
function minHeightOf(part: HTMLElement, demos: Page['demos']): number {
  const { island, demo } = part.dataset
  if (island) return demoHeight + Number(demos.find(({ name }) => name === demo)?.height ?? demoHeight)
  // Only headings have an id here.
  if (part.id) return headingHeight
  // The row of the outline: closed on phones and hidden elsewhere.
  if ('open' in part) return 0
  // A block with several languages shows the first one.
  const code = part.querySelector('pre')
  const rows = part.querySelectorAll('li, tr').length
  const lines = code ? code.querySelectorAll('[data-n]').length : textWidth(part.textContent) / columnWidth()
  return lineHeight * (1 + Math.max(rows, lines))
}

const columnWidth = (): number => Math.min(innerWidth, 800)

/** Returns the width in pixels: letters are half as wide as other characters. */
const textWidth = (text: string): number => 7 * (text.length + text.replace(/[ -\u2fff]/g, '').length)
