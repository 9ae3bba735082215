import type { TextOf } from './answers.ts'

/** Links to a page's text: it stands in a pack, so there is no file to go to. */
export function openTexts(nameOf: (address: string) => string | undefined, textOf: TextOf): void {
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
