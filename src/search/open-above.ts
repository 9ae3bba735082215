/**
 * Opens a dialog above everything else. The platform's modal way makes all the rest inert at once, and works out the
 * styles of every element of the page for it: two thirds of the time that the search took to open. Here that follows
 * when the reader pauses, or leaves the field with Tab.
 *
 * @returns closes it, and gives the focus back
 */
export function openAbove(dialog: HTMLDialogElement, close: () => void): () => void {
  // One that is modal lies above whatever is not.
  if (document.querySelector('dialog[open]')) {
    dialog.showModal()
    return () => dialog.close()
  }
  let inert: Element[] = []
  const makeInert = () => {
    if (inert.length) return
    inert = [...document.body.children, ...(dialog.parentElement?.children ?? [])].filter(
      each => !each.contains(dialog) && !each.hasAttribute('inert')
    )
    for (const each of inert) each.setAttribute('inert', '')
  }
  let pause: ReturnType<typeof setTimeout>
  const waitForPause = () => {
    clearTimeout(pause)
    pause = setTimeout(makeInert, 1000)
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Tab') makeInert()
    else if (event.key === 'Escape' && !event.isComposing) close()
    else waitForPause()
  }
  dialog.show()
  waitForPause()
  document.addEventListener('keydown', onKey)
  return () => {
    clearTimeout(pause)
    document.removeEventListener('keydown', onKey)
    for (const each of inert) each.removeAttribute('inert')
    dialog.close()
  }
}
