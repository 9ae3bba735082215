import type { FirstWindow } from '../shared/first.ts'

/**
 * The library's sheet, asked for once by the page itself, with the very address by which the app would ask for it, which
 * then finds it there.
 */
export function addSheet(href: string): Promise<unknown> {
  const page = window as FirstWindow
  page.__sheet ??= new Promise((done, failed) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href })
    link.addEventListener('load', done)
    link.addEventListener('error', () => {
      // Who finds it in the document would take it for there.
      link.remove()
      failed(new Error(link.href))
    })
    document.head.append(link)
  })
  // Whoever needs it waits for it by themselves.
  page.__sheet.catch(() => {})
  return page.__sheet
}
