/** How long after the Tab key a frame may have taken the focus because of it. */
const tabbing = 700

/** A press, and the focus that it gives to the frame, reach the page one after the other. */
const pressing = 500

export interface FocusGuard {
  /** The reader has pressed into this frame. */
  pressed: (frame: HTMLElement) => void
  stop: () => void
}

/**
 * A frame may take the focus by itself, and with it what the reader types into the editor. Its own program refuses that
 * (see sandbox/walls.ts); should one get past it, whoever had the focus gets it back at once unless the reader went into
 * the frame, with a press or with the Tab key.
 */
export function guardFocus(host: HTMLElement): FocusGuard {
  let before: Element | null = null
  let lastTab = -Infinity
  let lastPress = -Infinity
  let lastTheft = -Infinity
  const since = (time: number) => performance.now() - time
  const onFocus = ({ target }: FocusEvent) =>
    void (before = target instanceof Element && !host.contains(target) ? target : null)
  const onKey = ({ key }: KeyboardEvent) => void (key === 'Tab' && (lastTab = performance.now()))
  const onBlur = () =>
    // The frame is the active element only after this event.
    setTimeout(() => {
      const { activeElement } = document
      if (!(activeElement instanceof HTMLIFrameElement) || !host.contains(activeElement)) return
      if (since(lastTab) < tabbing || since(lastPress) < pressing) return
      lastTheft = performance.now()
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
      else activeElement.blur()
    })
  addEventListener('focusin', onFocus)
  addEventListener('keydown', onKey, { capture: true })
  addEventListener('blur', onBlur)
  return {
    pressed: frame => {
      lastPress = performance.now()
      if (since(lastTheft) < pressing) frame.focus({ preventScroll: true })
    },
    stop: () => {
      removeEventListener('focusin', onFocus)
      removeEventListener('keydown', onKey, { capture: true })
      removeEventListener('blur', onBlur)
    }
  }
}
