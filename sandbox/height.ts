/** Reports the height of the content in pixels, now and on every change. */
export function watchHeight(report: (height: number) => void): void {
  let lastHeight = 0
  const measure = () => {
    const height = Math.ceil(contentBottom())
    if (height !== lastHeight) report(height)
    lastHeight = height
  }
  new ResizeObserver(measure).observe(document.body)
  measure()
}

/** Popups are children of the body as well and are ignored: the component is the first child. */
function contentBottom(): number {
  const { paddingBottom } = getComputedStyle(document.body)
  const [root] = document.body.children
  return root ? root.getBoundingClientRect().bottom + scrollY + Number.parseFloat(paddingBottom) : 0
}
