/** Gestures of a check. Each takes an element or its selector. */
type Target = Element | string

const find = (target: Target): Element => {
  const element = typeof target === 'string' ? document.querySelector(target) : target
  if (!element) throw new Error(`There is no element ${String(target)}`)
  return element
}

const wait = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds))

/** Waits until Vue has rendered and the library has finished its delayed work. */
const settle = (): Promise<void> => wait(80)

/** Waits until a condition holds, at most two seconds. Returns whether it holds. */
async function until(condition: () => unknown, milliseconds = 2000): Promise<boolean> {
  for (let passed = 0; passed < milliseconds; passed += 20) {
    if (condition()) return true
    await wait(20)
  }
  return Boolean(condition())
}

async function click(target: Target, init: MouseEventInit = {}): Promise<void> {
  const element = find(target)
  const { left, top, width, height } = element.getBoundingClientRect()
  const at = {
    bubbles: true,
    cancelable: true,
    view: window,
    clientX: left + width / 2,
    clientY: top + height / 2,
    ...init
  }
  for (const type of ['mousedown', 'mouseup', 'click']) {
    element.dispatchEvent(new MouseEvent(type, at))
    if (type === 'mousedown' && element instanceof HTMLElement) element.focus()
  }
  await settle()
}

async function doubleClick(target: Target): Promise<void> {
  await click(target)
  find(target).dispatchEvent(new MouseEvent('dblclick', { bubbles: true, cancelable: true }))
  await settle()
}

async function openMenu(target: Target): Promise<void> {
  const element = find(target)
  const { left, top } = element.getBoundingClientRect()
  element.dispatchEvent(
    new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: left + 4, clientY: top + 4 })
  )
  await settle()
}

async function hover(target: Target): Promise<void> {
  const element = find(target)
  for (const type of ['mouseover', 'mousemove']) element.dispatchEvent(new MouseEvent(type, { bubbles: true }))
  element.dispatchEvent(new MouseEvent('mouseenter'))
  await settle()
}

/** Replaces the text of a field and fires the events of typing and leaving it. */
async function type(target: Target, text: string): Promise<void> {
  const field = find(target) as HTMLInputElement
  field.focus()
  field.value = text
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }))
  await settle()
}

/** Codes that older releases read instead of the name of a key. */
const keyCodes: Readonly<Record<string, number>> = {
  Backspace: 8,
  Tab: 9,
  Enter: 13,
  Escape: 27,
  ' ': 32,
  PageUp: 33,
  PageDown: 34,
  End: 35,
  Home: 36,
  ArrowLeft: 37,
  ArrowUp: 38,
  ArrowRight: 39,
  ArrowDown: 40,
  Delete: 46,
  F2: 113
}

/** Presses a key on an element, or on the one that has the focus. */
async function press(key: string, target?: Target, init: KeyboardEventInit = {}): Promise<void> {
  const element = target === undefined ? (document.activeElement ?? document.body) : find(target)
  const keyCode = keyCodes[key] ?? key.toUpperCase().charCodeAt(0)
  for (const name of ['keydown', 'keyup']) {
    const event = new KeyboardEvent(name, { key, bubbles: true, cancelable: true, ...init })
    for (const property of ['keyCode', 'which']) Object.defineProperty(event, property, { value: keyCode })
    element.dispatchEvent(event)
  }
  await settle()
}

/** Scrolls an element and waits until the library has rendered the rows there. */
async function scroll(target: Target, place: { left?: number; top?: number }): Promise<void> {
  const element = find(target)
  if (place.left !== undefined) element.scrollLeft = place.left
  if (place.top !== undefined) element.scrollTop = place.top
  await wait(200)
}

/** Turns the wheel over an element. */
async function turnWheel(target: Target, deltaY: number): Promise<void> {
  find(target).dispatchEvent(new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true }))
  await wait(300)
}

const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)]
/** Texts of elements, without the space around them. */
const texts = (selector: string): string[] => all(selector).map(({ innerText }) => innerText.trim())

export const gestures = {
  wait,
  settle,
  until,
  click,
  doubleClick,
  openMenu,
  hover,
  type,
  press,
  scroll,
  turnWheel,
  all,
  texts
}
