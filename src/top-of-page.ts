const lineHeight = 24
const gap = 10
const headingHeight = 50
const demoHeight = 200

/**
 * Takes out what the window cannot show at first, and gives what puts it back: all of a long text would be styled and
 * measured before its first line is seen.
 */
export function takeOutRest(box: HTMLElement): () => void {
  const prose = box.querySelector('[data-prose]')
  const rest = document.createDocumentFragment()
  const nodes = [...(prose?.childNodes ?? [])]
  let height = 0
  const lowest = nodes.findIndex(node => {
    if (node instanceof HTMLElement) height += leastHeight(node)
    return height > innerHeight
  })
  if (lowest >= 0) rest.append(...nodes.slice(lowest + 1))
  return () => prose?.append(rest)
}

/** In pixels. Lines, items and rows are counted: measuring would lay out what is to be left out. */
function leastHeight(part: HTMLElement): number {
  if (part.dataset.island) return demoHeight
  if (/^H\d$/.test(part.tagName)) return headingHeight
  // Of a block with several languages the first is shown.
  const code = part.querySelector('pre')
  const rows = part.querySelectorAll('li, tr').length
  const lines = code ? code.querySelectorAll('[data-n]').length : widthOf(part.textContent) / columnWidth()
  return gap + lineHeight * Math.max(1, rows, lines)
}

const columnWidth = (): number => Math.min(innerWidth, 800)

/** Letters are half as wide as other characters. */
const widthOf = (text: string): number => 7 * (text.length + text.replace(/[ -\u2fff]/g, '').length)
