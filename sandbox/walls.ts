/**
 * Ways out that no policy of a browser closes. They go before the first line of a program runs; what stands here must
 * not call anything that a program could have replaced by then.
 */
export function putUpWalls(tellRefusedCopy: () => void): void {
  takeAwaySockets()
  keepFocusAway()
  refuseNewTabs()
  refuseCopying(tellRefusedCopy)
}

const ask = Reflect.apply
const { matches, setAttribute } = Element.prototype
const { composedPath, preventDefault } = Event.prototype

/**
 * They reach other hosts past the content policy, or would if a browser forgot it: WebRTC tells a relay server whatever
 * text a program likes. A frame inside of this one has a window of its own, which has another origin: nobody reaches in.
 */
const sockets =
  /^(webkit|moz)?RTC|^(WebTransport|WebSocketStream|(TCP|TCPServer|UDP)Socket|PresentationRequest|PaymentRequest|(webkit)?SpeechRecognition)$/

function takeAwaySockets(): void {
  for (const name of Object.getOwnPropertyNames(window)) if (sockets.test(name)) Reflect.deleteProperty(window, name)
}

/**
 * A frame that asks for the focus gets it, and with it what the reader types into the page around it. So only a document
 * that has it may move it about: the reader brings it, with a press or with the Tab key.
 */
function keepFocusAway(): void {
  const { hasFocus } = Document.prototype
  const isOurs = () => ask(hasFocus, document, [])
  const guard = (owner: object | undefined, name: string, otherwise?: (element: Element) => void) => {
    const own: unknown = owner && Reflect.get(owner, name)
    if (typeof own !== 'function') return
    Reflect.defineProperty(owner!, name, {
      configurable: true,
      writable: true,
      value: function (this: Element, ...values: unknown[]): unknown {
        if (isOurs()) return ask(own, this, values)
        otherwise?.(this)
        return undefined
      }
    })
  }
  guard(window, 'focus')
  for (const owner of [HTMLElement, SVGElement, window.MathMLElement]) guard(owner?.prototype, 'focus')
  for (const owner of [HTMLInputElement, HTMLTextAreaElement]) guard(owner.prototype, 'select')
  for (const owner of [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement, HTMLFormElement, HTMLButtonElement])
    guard(owner.prototype, 'reportValidity')
  guard(HTMLFormElement.prototype, 'requestSubmit')
  for (const name of ['show', 'showModal'])
    guard(HTMLDialogElement.prototype, name, dialog => void ask(setAttribute, dialog, ['open', '']))
  // A label hands the focus on, whoever clicks it.
  const hold = (event: Event) => {
    if (event.isTrusted || isOurs()) return
    const path = ask(composedPath, event, [])
    for (let index = 0; index < path.length; index++) if (isMatch(path[index], 'label')) ask(preventDefault, event, [])
  }
  addEventListener('click', hold, true)
}

/** What is no element does not match. */
function isMatch(target: unknown, selector: string): boolean {
  try {
    return ask(matches, target as Element, [selector])
  } catch {
    return false
  }
}

/** Elements that a click with a held key is for; none of them leads anywhere. */
const controls = 'input, label, select, option, textarea, button, summary'

/** A browser opens a link in a new tab when it is clicked with a key held or with the middle button, sandbox or not. */
function refuseNewTabs(): void {
  const getters = (['button', 'ctrlKey', 'metaKey', 'shiftKey', 'altKey'] as const).map(
    name => Object.getOwnPropertyDescriptor(MouseEvent.prototype, name)!.get!
  )
  const prevent = (event: MouseEvent) => {
    let isPlain = true
    for (let index = 0; index < getters.length; index++) if (ask(getters[index]!, event, [])) isPlain = false
    if (!isPlain && !isMatch(ask(composedPath, event, [])[0], controls)) ask(preventDefault, event, [])
  }
  addEventListener('click', prevent, { capture: true })
  addEventListener('auxclick', prevent, { capture: true })
}

/** With a click the reader allows a page to replace what the clipboard holds; nobody clicks into a preview for that. */
function refuseCopying(tell: () => void): void {
  const { execCommand } = Document.prototype
  const { toLowerCase } = String.prototype
  Document.prototype.execCommand = function (this: Document, command: string, ...rest: [boolean?, string?]) {
    const name = `${command}`
    const lower = ask(toLowerCase, name, [])
    if (lower !== 'copy' && lower !== 'cut') return ask(execCommand, this, [name, rest[0], rest[1]])
    tell()
    return false
  }
}
