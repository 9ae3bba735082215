const aYear = 'public, max-age=31536000, immutable'
const aDay = 'public, max-age=86400'
const checkAlways = 'no-cache'

/** `static/js/name.HASH.js`, `sandbox/frame.HASH.js`: another content has another name. */
const hashed = /^(?:static\/(?:js|css|font|img|search)|sandbox)\/[^/]+\.[\w-]{8,}\.\w+$/

/** How long a file may be kept. Demo sources carry the build's version as query; without it they are checked like pages. */
export function cacheControl(path: string, address: string): string {
  if (hashed.test(path)) return aYear
  if (path.startsWith('example/') && /[?&]v=[^&]/.test(address)) return aDay
  return checkAlways
}
