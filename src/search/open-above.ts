/**
 * Opens a dialog above everything else. `showModal` makes the rest of the page inert immediately and recalculates the
 * styles of every element, which took two thirds of the time to open the search. Here the rest becomes inert when the
 * reader pauses or presses Tab.
 *
 * @returns a function that closes the dialog and lets the browser restore the focus
 */
export function openAbove(dialog: HTMLDialogElement, close: () => void): () => void {
  // An open modal dialog would cover one that is not modal.
  if (document.querySelector('dialog[open]')) {
    dialog.showModal()
    return () => dialog.close()
  }
  let inertElements: Element[] = []
  const makeInert = () => {
    if (inertElements.length) return
    inertElements = [...document.body.children, ...(dialog.parentElement?.children ?? [])].filter(
      each => !each.contains(dialog) && !each.hasAttribute('inert')
    )
    for (const each of inertElements) each.setAttribute('inert', '')
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
    for (const each of inertElements) each.removeAttribute('inert')
    dialog.close()
  }
}
