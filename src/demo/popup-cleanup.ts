import type Vue from 'vue'

/**
 * The library appends its popups to `<body>`, a tooltip up to 300 ms after its table was destroyed. While demos run,
 * added nodes with a destroyed component are removed at once, the others together with their demo.
 */
export function watchForOrphanedPopups(): () => void {
  const observer = new MutationObserver(records => {
    for (const node of records.flatMap(record => Array.from(record.addedNodes)))
      if (instanceOf(node) === null) (node as Element).remove()
  })
  observer.observe(document.body, { childList: true })
  // A late tooltip may follow the end of the last demo.
  return () => void setTimeout(() => observer.disconnect(), 1000)
}

export function removePopupsOf(root: Vue): void {
  for (const element of Array.from(document.body.children)) {
    const instance = instanceOf(element)
    if (instance === null || instance?.$root === root) element.remove()
  }
}

/** `null` on an element with a destroyed component, `undefined` on one that never had a component. */
const instanceOf = (node: Node): Vue | null | undefined => (node as Node & { __vue__?: Vue | null }).__vue__
