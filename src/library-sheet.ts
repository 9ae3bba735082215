import { boot } from '../shared/boot.ts'

/** Adds the library's style sheet once, under the address that the app would request, so that the app finds it loaded. */
export function addSheet(href: string): Promise<unknown> {
  const state = boot()
  state.librarySheet ??= new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href })
    link.addEventListener('load', resolve)
    link.addEventListener('error', () => {
      // The app would take a failed link left in the document for a loaded sheet.
      link.remove()
      reject(new Error(link.href))
    })
    document.head.append(link)
  })
  // Callers that need the sheet handle its failure themselves.
  state.librarySheet.catch(() => {})
  return state.librarySheet
}
