import type { TextOf } from './answers.ts'

interface Needs {
  nameOf: (address: string) => string | undefined
  textOf: TextOf
  frames: Readonly<Record<string, string>>
}

/** What a browser refuses to elements of a page that was opened from a file. */
export function adjustElements({ nameOf, textOf, frames }: Needs): void {
  // Nothing is far away: there is nothing to fetch ahead.
  intercept(HTMLLinkElement, 'rel', (value, set) =>
    set(/^(?:modulepreload|preload|prefetch)$/.test(value) ? '' : value)
  )
  // A file has no origin that would allow it.
  intercept(HTMLLinkElement, 'crossOrigin', () => {})
  // Scripts may not read the rules of a sheet that is a file; the theme editor does.
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
  // A frame of a file could be led to other files; one of text has nowhere to go.
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
      change(value, given => native.set!.call(this, given), this)
    }
  })
}
