/** Of the header, and of the title and what stands above it. */
const above = 160
/** One more than there are stands for the room around them. */
const lineHeight = 26
const headingHeight = 70
/** What stands around a demo, and at least the demo. */
const demoHeight = 100

/**
 * Takes out what the window cannot show at first, and gives what puts it back: all of a long text would be styled and
 * measured before its first line is seen.
 */
export function takeOutRest(box: HTMLElement): () => void {
  const prose = box.querySelector('[data-prose]')
  const rest = document.createDocumentFragment()
  const nodes = [...(prose?.childNodes ?? [])]
  let height = above
  const lowest = nodes.findIndex(node => {
    if (node instanceof HTMLElement) height += leastHeight(node)
    return height > innerHeight
  })
  if (lowest >= 0) rest.append(...nodes.slice(lowest + 1))
  return () => prose?.append(rest)
}

/** In pixels, rather too little. Lines, items and rows are counted: measuring would lay out what is to be left out. */
function leastHeight(part: HTMLElement): number {
  if (part.dataset.island) return demoHeight + Number(/reserved:(\d+)/.exec(part.innerHTML)?.[1] ?? demoHeight)
  // A heading: nothing else that stands here has a name to lead to.
  if (part.id) return headingHeight
  // The outline: closed on a phone, and nothing elsewhere.
  if ('open' in part) return 0
  // Of a block with several languages the first is shown.
  const code = part.querySelector('pre')
  const rows = part.querySelectorAll('li, tr').length
  const lines = code ? code.querySelectorAll('[data-n]').length : widthOf(part.textContent) / columnWidth()
  return lineHeight * (1 + Math.max(rows, lines))
}

const columnWidth = (): number => Math.min(innerWidth, 800)

/** Letters are half as wide as other characters. */
const widthOf = (text: string): number => 7 * (text.length + text.replace(/[ -\u2fff]/g, '').length)
