/** `If-None-Match` compares weakly: a proxy that compressed the body marks the tag with `W/`. */
export function isUnchanged(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false
  if (ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.match(/"[^"]*"/g)?.some(tag => tag === etag) ?? false
}

/** `If-Range` compares strongly; dates never match, because the site sends none. */
export function isSameForRange(ifRange: string | null, etag: string): boolean {
  return ifRange === null || ifRange.trim() === etag
}
