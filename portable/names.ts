/**
 * Returns the name of an address below the folder of a page: `./static/js/a.js?again=1` and `file:///docs/static/js/a.js`
 * are both `static/js/a.js`. Undefined for an address elsewhere.
 */
export function nameOf(address: string | URL, page: string): string | undefined {
  const folder = new URL('.', page).href
  try {
    const url = new URL(address, page)
    url.search = ''
    url.hash = ''
    return url.href.startsWith(folder) ? decodeURI(url.href.slice(folder.length)) : undefined
  } catch {
    return undefined
  }
}
