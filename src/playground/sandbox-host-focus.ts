/** Who typed a moment ago is still typing. */
const typing = 700

/**
 * A frame may take the focus by itself, and with it what the reader types into the editor. Whoever had it gets it back
 * unless the reader went into the frame: with the Tab key, or with a click, which activates the pages around it too.
 * Where the pointer is cannot be asked: it is not told to a page while it is over a frame of another process.
 */
export function guardFocus(host: HTMLElement): () => void {
  let before: Element | null = null
  let lastKey = -Infinity
  let lastTab = -Infinity
  const onFocus = ({ target }: FocusEvent) => void (before = target instanceof Element && !host.contains(target) ? target : null)
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Tab') lastTab = performance.now()
    else lastKey = performance.now()
  }
  const wanted = (): boolean => {
    const now = performance.now()
    return now - lastTab < typing || (now - lastKey > typing && navigator.userActivation.isActive)
  }
  const onBlur = () =>
    // The frame is the active element only after this event.
    setTimeout(() => {
      if (!(document.activeElement instanceof HTMLIFrameElement) || !host.contains(document.activeElement) || wanted()) return
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
      else document.activeElement.blur()
    })
  addEventListener('focusin', onFocus)
  addEventListener('keydown', onKey, { capture: true })
  addEventListener('blur', onBlur)
  return () => {
    removeEventListener('focusin', onFocus)
    removeEventListener('keydown', onKey, { capture: true })
    removeEventListener('blur', onBlur)
  }
}
