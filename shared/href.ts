/** Where the reader is: everything behind the `#` of the address. `#/table/base/sort?lang=en_US#two-columns` */
export interface Place {
  path: string
  query: ReadonlyMap<string, string>
  anchor: string
}

export const playgroundPath = '/playground'
export const homePath = '/table/start/install'

/** Reads any address text; what can't be decoded is taken as it is. */
export function readPlace(hash: string): Place {
  const [, path = '', query = '', anchor = ''] = /^#?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(hash) ?? []
  return {
    path: tidyPath(decode(path)),
    query: new Map(new URLSearchParams(query)),
    anchor: decode(anchor)
  }
}

export function writePlace(path: string, query?: ReadonlyMap<string, string>, anchor?: string): string {
  const search = new URLSearchParams(query ? [...query] : []).toString()
  return `#${encodeURI(path).replace(/[?#]/g, encodeURIComponent)}${search && `?${search}`}${anchor ? `#${encodeURIComponent(anchor)}` : ''}`
}

function tidyPath(path: string): string {
  let end = path.length
  while (path[end - 1] === '/') end -= 1
  const trimmed = path.slice(0, end)
  return trimmed.startsWith('/') ? trimmed : `/${trimmed}`
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
