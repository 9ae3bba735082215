import type { ReadText } from './folder-fetch.ts'

interface ElementContext {
  nameOf: (address: string) => string | undefined
  textOf: ReadText
  frames: Readonly<Record<string, string>>
}

/** Adjusts the elements that browsers restrict on a page that was opened from a file. */
export function adjustElements({ nameOf, textOf, frames }: ElementContext): void {
  // Local files need no preloading.
  intercept(HTMLLinkElement, 'rel', (value, set) =>
    set(/^(?:modulepreload|preload|prefetch)$/.test(value) ? '' : value)
  )
  // A file has no origin that could allow CORS requests.
  intercept(HTMLLinkElement, 'crossOrigin', () => {})
  // The theme editor reads the rules of a style sheet, which browsers forbid for a file but not for a blob.
  intercept(HTMLLinkElement, 'href', (value, set, link) => {
    const name = link.rel === 'stylesheet' ? nameOf(value) : undefined
    if (name === undefined) return set(value)
    void textOf(name)
      .catch(() => undefined)
      .then(text => {
        if (text === undefined) link.dispatchEvent(new Event('error'))
        else set(URL.createObjectURL(new Blob([text], { type: 'text/css' })))
      })
  })
  // A frame with the address of a file could navigate to other files; a frame with `srcdoc` can't.
  intercept(HTMLIFrameElement, 'src', (value, set, frame) => {
    const text = frames[nameOf(value) ?? '']
    if (text === undefined) set(value)
    else frame.srcdoc = text
  })
}

function intercept<E extends HTMLElement>(
  { prototype }: { prototype: E },
  property: keyof E & string,
  change: (value: string, set: (value: string) => void, element: E) => void
): void {
  const native = Object.getOwnPropertyDescriptor(prototype, property)!
  Object.defineProperty(prototype, property, {
    ...native,
    set(this: E, value: string) {
      change(value, adjusted => native.set!.call(this, adjusted), this)
    }
  })
}
