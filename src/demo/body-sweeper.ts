import type Vue from 'vue'

/**
 * The library hangs its popups on `<body>`, and a tooltip may hang itself there up to 300 ms after its table is gone.
 * While demos run, what arrives already destroyed is removed at once; what a demo leaves goes with it.
 */
export function watchBody(): () => void {
  const observer = new MutationObserver(records => {
    for (const node of records.flatMap(record => Array.from(record.addedNodes)))
      if (instanceOf(node) === null) (node as Element).remove()
  })
  observer.observe(document.body, { childList: true })
  // The last demo is gone, its late tooltip may still come.
  return () => void setTimeout(() => observer.disconnect(), 1000)
}

export function sweepBody(root: Vue): void {
  for (const element of Array.from(document.body.children)) {
    const instance = instanceOf(element)
    if (instance === null || instance?.$root === root) element.remove()
  }
}

/** `null` on an element whose component was destroyed, `undefined` on one that never had a component. */
const instanceOf = (node: Node): Vue | null | undefined => (node as Node & { __vue__?: Vue | null }).__vue__
