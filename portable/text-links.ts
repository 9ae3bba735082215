import type { ReadText } from './folder-fetch.ts'

/** Opens links to the Markdown text of a page, which is in a pack, so there is no file to open. */
export function openTextLinks(nameOf: (address: string) => string | undefined, textOf: ReadText): void {
  document.addEventListener('click', event => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href]')
    const name = link && nameOf(link.href)
    if (!name?.endsWith('.md')) return
    event.preventDefault()
    void textOf(name).then(text => {
      if (text !== undefined) open(URL.createObjectURL(new Blob([text], { type: 'text/plain; charset=utf-8' })))
    })
  })
}
