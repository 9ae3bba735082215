const aYear = 'public, max-age=31536000, immutable'
const aDay = 'public, max-age=86400'
const checkAlways = 'no-cache'

/** `static/js/name.HASH.js`, `sandbox/frame.HASH.js`, `static/content/table-base.HASH/name.js`: another content has another name. */
const hashed =
  /^(?:(?:static\/(?:js|css|font|img|search|content)|sandbox)\/[^/]+\.[\w-]{8,}\.\w+|static\/content\/[^/]+\.[\w-]{8,}\/[^/]+\.js)$/

/** Sources keep their names; the build asks for them with a `v` that changes with their content. */
export const isVersioned = (path: string): boolean => path.startsWith('example/')

/** The `v` that an address brings, whoever wrote it. */
export const askedVersion = (address: string): string | undefined => /[?&]v=([^&#]+)/.exec(address)?.[1]

/** How long a file may be kept. Sources without a `v`, or with one that is not their own, are checked like pages. */
export function cacheControl(path: string, address: string, version?: string): string {
  if (hashed.test(path)) return aYear
  if (version === undefined || askedVersion(address) !== version) return checkAlways
  return path.startsWith('example/pack/') ? aYear : aDay
}
