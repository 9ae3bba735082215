/**
 * Addresses of the site in what the build writes begin with a slash: where it will stand is known when it is served.
 * These functions put the origin before them, and leave alone what has one.
 */

/** The listed origin whose host was asked, else the first; empty without a list. What a request says is never repeated. */
export const originOf = (origins: readonly string[], address: string): string =>
  origins.find(origin => isAskedAt(origin, address)) ?? origins[0] ?? ''

/** Whoever ends TLS before the server has taken the scheme away, and some leave its port: hosts are compared alone. */
function isAskedAt(origin: string, address: string): boolean {
  const listed = new URL(origin)
  const asked = new URL(address)
  asked.protocol = listed.protocol
  return asked.host === listed.host
}

/** Only what programs read of a document: canonical, hreflang, Open Graph and the data of its place. Its links stay short. */
export function absolutePage(html: string, origin: string): string {
  if (origin === '') return html
  return html
    .replace(
      /<link rel="(?:canonical|alternate" hreflang="[\w-]+)" href="(?=\/(?!\/))|<meta property="og:url" content="(?=\/(?!\/))/g,
      start => start + origin
    )
    .replace(/<script type="application\/ld\+json">[^<]*/g, data =>
      data.replace(/"item":"(?=\/(?!\/))/g, start => start + origin)
    )
}

/** Of a sitemap and of feeds, whose texts are HTML that is written as text. */
export const absoluteList = (xml: string, origin: string): string =>
  origin === '' ? xml : xml.replace(/(?:<loc>|href=(?:"|&quot;))(?=\/(?!\/))/g, start => start + origin)
