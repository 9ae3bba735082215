/**
 * True if a page of this site has sent the request. Browsers send the origin of a request in a header, so a form on
 * another site is refused, and a request without such a header is not from a browser. With configured origins only
 * their pages may send, because another host name could be pointed at this server.
 */
export function isFromSameSite({ headers, url }: Request, origins: readonly string[]): boolean {
  const site = headers.get('sec-fetch-site')
  const origin = headers.get('origin')
  if (site !== null && site !== 'same-origin') return false
  if (origins.length > 0) return origin !== null && origins.includes(origin)
  if (site !== null) return true
  return origin !== null && URL.canParse(origin) && new URL(origin).host === (headers.get('host') ?? new URL(url).host)
}
