/** Tells how high the content is, now and whenever it changes. */
export function watchHeight(tell: (height: number) => void): void {
  let last = 0
  const measure = () => {
    const height = Math.ceil(contentBottom())
    if (height !== last) tell(height)
    last = height
  }
  new ResizeObserver(measure).observe(document.body)
  measure()
}

/** Popups hang on the body as well and do not count: the component is its first element. */
function contentBottom(): number {
  const { paddingBottom } = getComputedStyle(document.body)
  const [root] = document.body.children
  return root ? root.getBoundingClientRect().bottom + scrollY + Number.parseFloat(paddingBottom) : 0
}
