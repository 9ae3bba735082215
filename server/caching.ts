const cacheForYear = 'public, max-age=31536000, immutable'
const cacheForDay = 'public, max-age=86400'
const revalidate = 'no-cache'

/** `static/js/name.HASH.js`, `sandbox/frame.HASH.js`, `static/content/table-base.HASH/name.js`: the hash changes with the content. */
const hashedPath =
  /^(?:(?:static\/(?:js|css|font|img|search|content|pictures(?:\/\w+)?)|sandbox)\/[^/]+\.[\w-]{8,}\.\w+|static\/content\/[^/]+\.[\w-]{8,}\/[^/]+\.js)$/

/** True for a file that never changes under its name. */
export const isHashed = (path: string): boolean => hashedPath.test(path)

/** Demo sources have no hash in their names; pages request them with a `v` parameter that changes with the content. */
export const isVersioned = (path: string): boolean => path.startsWith('example/')

/** Returns the `v` parameter of an address; it is untrusted input. */
export const getRequestedVersion = (address: string): string | undefined => /[?&]v=([^&#]+)/.exec(address)?.[1]

/** Returns the Cache-Control of a file. Sources without a `v`, or with one that is not their hash, are revalidated like pages. */
export function cacheControl(path: string, address: string, version?: string): string {
  if (isHashed(path)) return cacheForYear
  if (version === undefined || getRequestedVersion(address) !== version) return revalidate
  return path.startsWith('example/pack/') ? cacheForYear : cacheForDay
}
