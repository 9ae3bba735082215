/**
 * Blocks capabilities that no browser policy covers, before any untrusted code runs. The replacements must not call
 * functions that untrusted code could have replaced since.
 */
export function blockCapabilities(reportBlockedCopy: () => void): void {
  removeSocketApis()
  guardFocusMethods()
  blockNewTabs()
  blockCopying(reportBlockedCopy)
}

const callFunction = Reflect.apply
const { matches, querySelector, setAttribute } = Element.prototype
const { composedPath, preventDefault } = Event.prototype

/**
 * APIs that reach other hosts despite the content policy, or would in a browser that does not apply it to them: WebRTC
 * sends any text to a relay server. A frame inside this one has another origin, so code here cannot use its window.
 */
const socketApis =
  /^(webkit|moz)?RTC|^(WebTransport|WebSocketStream|(TCP|TCPServer|UDP)Socket|PresentationRequest|PaymentRequest|(webkit)?SpeechRecognition)$/

function removeSocketApis(): void {
  for (const name of Object.getOwnPropertyNames(window)) if (socketApis.test(name)) Reflect.deleteProperty(window, name)
}

/**
 * A frame that requests the focus gets it, and with it the keys that the reader types into the page. Focus methods
 * therefore work only while this document has the focus, which the reader gives it with a press or the Tab key.
 */
function guardFocusMethods(): void {
  const { hasFocus } = Document.prototype
  const hasReaderFocus = () => callFunction(hasFocus, document, [])
  const guardMethod = (owner: object | undefined, name: string, fallback?: (element: Element) => void) => {
    const original: unknown = owner && Reflect.get(owner, name)
    if (typeof original !== 'function') return
    Reflect.defineProperty(owner!, name, {
      configurable: true,
      writable: true,
      value: function (this: Element, ...values: unknown[]): unknown {
        if (hasReaderFocus()) return callFunction(original, this, values)
        fallback?.(this)
        return undefined
      }
    })
  }
  guardMethod(window, 'focus')
  for (const owner of [HTMLElement, SVGElement, window.MathMLElement]) guardMethod(owner?.prototype, 'focus')
  for (const owner of [HTMLInputElement, HTMLTextAreaElement]) guardMethod(owner.prototype, 'select')
  for (const owner of [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement, HTMLFormElement, HTMLButtonElement])
    guardMethod(owner.prototype, 'reportValidity')
  guardMethod(HTMLFormElement.prototype, 'requestSubmit')
  for (const name of ['show', 'showModal'])
    guardMethod(HTMLDialogElement.prototype, name, dialog => void callFunction(setAttribute, dialog, ['open', '']))
  guardPopovers(hasReaderFocus)
  // A click on these elements moves the focus, even if a script dispatched the click.
  const preventClickFocus = (event: Event) => {
    if (event.isTrusted || hasReaderFocus()) return
    const path = callFunction(composedPath, event, [])
    for (let index = 0; index < path.length; index++)
      if (matchesSelector(path[index], 'label, a[href*="#"], area[href*="#"], [popovertarget], [commandfor]'))
        callFunction(preventDefault, event, [])
  }
  addEventListener('click', preventClickFocus, { capture: true })
}

/** A popover that opens focuses its element with the attribute `autofocus`. */
function guardPopovers(hasReaderFocus: () => boolean): void {
  for (const name of ['showPopover', 'togglePopover'] as const) {
    const original = HTMLElement.prototype[name] as HTMLElement[typeof name] | undefined
    if (!original) continue
    HTMLElement.prototype[name] = function (this: HTMLElement, ...values: [never]): never {
      const takesFocus =
        callFunction(matches, this, ['[autofocus]']) || callFunction(querySelector, this, ['[autofocus]']) !== null
      return (takesFocus && !hasReaderFocus() ? false : callFunction(original, this, values)) as never
    }
  }
}

/** Returns false for targets that are not elements. */
function matchesSelector(target: unknown, selector: string): boolean {
  try {
    return callFunction(matches, target as Element, [selector])
  } catch {
    return false
  }
}

/** Elements that may be clicked with a modifier key, because none of them navigates. */
const controls = 'input, label, select, option, textarea, button, summary'

/**
 * Blocks clicks with a modifier key or the middle button, on which browsers open links in a new tab despite the
 * sandbox.
 */
function blockNewTabs(): void {
  const getters = (['button', 'ctrlKey', 'metaKey', 'shiftKey', 'altKey'] as const).map(
    name => Object.getOwnPropertyDescriptor(MouseEvent.prototype, name)!.get!
  )
  const prevent = (event: MouseEvent) => {
    let isPlain = true
    for (let index = 0; index < getters.length; index++) if (callFunction(getters[index]!, event, [])) isPlain = false
    if (!isPlain && !matchesSelector(callFunction(composedPath, event, [])[0], controls))
      callFunction(preventDefault, event, [])
  }
  addEventListener('click', prevent, { capture: true })
  addEventListener('auxclick', prevent, { capture: true })
}

/**
 * Blocks copying by a script. Any click permits it, and a click into a preview is not meant to replace the clipboard.
 */
function blockCopying(report: () => void): void {
  const { execCommand } = Document.prototype
  const { toLowerCase } = String.prototype
  Document.prototype.execCommand = function (this: Document, command: string, ...rest: [boolean?, string?]) {
    const name = `${command}`
    const lower = callFunction(toLowerCase, name, [])
    if (lower !== 'copy' && lower !== 'cut') return callFunction(execCommand, this, [name, rest[0], rest[1]])
    report()
    return false
  }
}
