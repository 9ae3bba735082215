/**
 * Whether a page of this site sends it. A form elsewhere can't: browsers say where a request comes from, and what says
 * nothing is no browser.
 */
export function isFromHere({ headers, url }: Request, origins: readonly string[]): boolean {
  const site = headers.get('sec-fetch-site')
  const origin = headers.get('origin')
  if (site !== null) return site === 'same-origin'
  if (origin === null || !URL.canParse(origin)) return false
  return origins.includes(origin) || new URL(origin).host === (headers.get('host') ?? new URL(url).host)
}
