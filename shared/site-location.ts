/** Location in the site, read from the part of the address after `#`: `#/table/base/sort?lang=en_US#two-columns`. */
export interface SiteLocation {
  path: string
  query: ReadonlyMap<string, string>
  anchor: string
}

export const playgroundPath = '/playground'
export const homePath = '/table/start/install'

/**
 * Maximum number of characters of an address, more than the longest shared project has. Browsers open addresses of two
 * million, and each link on a page repeats the query of its address.
 */
const maxAddressLength = 700_000

/** Reads any address text, cut to the maximum length; malformed percent-encoding is left as it is. */
export function parseLocation(hash: string): SiteLocation {
  const [, path = '', query = '', anchor = ''] =
    /^#?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(hash.slice(0, maxAddressLength)) ?? []
  return {
    path: normalizePath(decode(path)),
    query: new Map(new URLSearchParams(query)),
    anchor: decode(anchor)
  }
}

export function formatLocation(path: string, query?: ReadonlyMap<string, string>, anchor?: string): string {
  const search = new URLSearchParams(query ? [...query] : []).toString()
  return `#${encodeURI(path).replace(/[?#]/g, encodeURIComponent)}${search && `?${search}`}${anchor ? `#${encodeURIComponent(anchor)}` : ''}`
}

function normalizePath(path: string): string {
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
