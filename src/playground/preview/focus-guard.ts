/** Maximum milliseconds between the Tab key and a focus change that it causes. */
const tabTimeout = 700

/**
 * Maximum milliseconds between a press in a frame and the focus change that it causes. The two arrive in either order.
 */
const pressTimeout = 500

/** Milliseconds between two checks for a frame that took the focus without an event, while the window had none. */
const checkInterval = 100

/** Number of times that frames may take the focus before the preview ends. */
const maxThefts = 1

export interface FocusGuard {
  /** Called when the reader presses in this frame. */
  notifyPress: (frame: HTMLElement) => void
  /** Starts a new count, because the reader has started the program again. */
  reset: () => void
  stop: () => void
}

/**
 * Returns the focus to the previous element if a frame takes it without a press or the Tab key, and with it the keys
 * meant for the editor. Calls `onThefts` if that happens repeatedly: the page cannot prevent the first time, because the
 * browser changes the focus before the page gets an event. The count includes earlier frames, because each edit starts
 * another one. The frame's own program blocks most ways, see sandbox/block-capabilities.ts.
 */
export function guardFocus(host: HTMLElement, onThefts: () => void): FocusGuard {
  let previousElement: Element | null = null
  let lastTab = -Infinity
  let lastPress = -Infinity
  let lastBlur = -Infinity
  let lastTheft = -Infinity
  /** True from a press in the frame or a Tab into it until the reader uses the page. */
  let isPermitted = false
  let thefts = 0
  const getElapsed = (time: number) => performance.now() - time

  const withdrawPermission = () => (isPermitted = false)
  const onFocus = ({ target }: FocusEvent) => {
    const element = target instanceof Element && !host.contains(target) ? target : null
    if (!element) return
    previousElement = element
    lastTab = -Infinity
    withdrawPermission()
  }
  // The editor handles some Tab keys itself; those move no focus.
  const onKey = ({ key, defaultPrevented }: KeyboardEvent) => {
    withdrawPermission()
    lastTab = key === 'Tab' && !defaultPrevented ? performance.now() : -Infinity
  }
  const onBlur = () => {
    lastBlur = performance.now()
    // The frame becomes the active element only after this event.
    setTimeout(check)
  }
  function check(): void {
    const { activeElement } = document
    if (!(activeElement instanceof HTMLIFrameElement) || !host.contains(activeElement) || isPermitted) return
    if (getElapsed(lastTab) < tabTimeout || getElapsed(lastPress) < pressTimeout) {
      isPermitted = true
      return
    }
    lastTheft = performance.now()
    if (previousElement instanceof HTMLElement && previousElement.isConnected)
      previousElement.focus({ preventScroll: true })
    else activeElement.blur()
    // Without a recent event the window had no focus: the browser's own search, for instance, moves it to a frame.
    if (getElapsed(lastBlur) > pressTimeout) return
    thefts += 1
    // The press that permits the change may arrive later.
    setTimeout(() => thefts > maxThefts && onThefts(), pressTimeout)
  }
  const timer = setInterval(check, checkInterval)
  addEventListener('focusin', onFocus)
  addEventListener('keydown', onKey)
  addEventListener('pointerdown', withdrawPermission, { capture: true })
  addEventListener('blur', onBlur)
  return {
    notifyPress: frame => {
      lastPress = performance.now()
      isPermitted = true
      if (getElapsed(lastTheft) > pressTimeout) return
      thefts -= 1
      lastTheft = -Infinity
      frame.focus({ preventScroll: true })
    },
    reset: () => void (thefts = 0),
    stop: () => {
      clearInterval(timer)
      removeEventListener('focusin', onFocus)
      removeEventListener('keydown', onKey)
      removeEventListener('pointerdown', withdrawPermission, { capture: true })
      removeEventListener('blur', onBlur)
    }
  }
}
