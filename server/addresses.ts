/**
 * Adds the origin to the root-relative addresses that the build writes, because the origin is known only when the site
 * is served. Addresses with a host stay as they are.
 */

/** Returns the listed origin with the host of the request, else the first one, or '' without a list. The host of a request is never repeated. */
export const originOf = (origins: readonly string[], address: string): string =>
  origins.find(origin => hasSameHost(origin, address)) ?? origins[0] ?? ''

/** Compares hosts under the listed scheme, because a proxy that ends TLS forwards http, sometimes with the port of https. */
function hasSameHost(origin: string, address: string): boolean {
  const listed = new URL(origin)
  const requested = new URL(address)
  requested.protocol = listed.protocol
  return requested.host === listed.host
}

/** Adds the origin to the addresses that programs read: canonical, hreflang, Open Graph and the breadcrumb data. Links of the page stay root-relative. */
export function addOriginToPage(html: string, origin: string): string {
  if (origin === '') return html
  return html
    .replace(
      /<link rel="(?:canonical|alternate" (?:hreflang="[\w-]+|type="text\/markdown))" href="(?=\/(?!\/))|<meta property="og:(?:url|image)" content="(?=\/(?!\/))/g,
      start => start + origin
    )
    .replace(/<script type="application\/ld\+json">[^<]*/g, data =>
      data.replace(/"item":"(?=\/(?!\/))/g, start => start + origin)
    )
}

/** Adds the origin to the addresses of a sitemap or a feed; a feed contains escaped HTML with `&quot;` around its addresses. */
export const addOriginToList = (xml: string, origin: string): string =>
  origin === '' ? xml : xml.replace(/(?:<loc>|href=(?:"|&quot;))(?=\/(?!\/))/g, start => start + origin)

/** Adds the origin to the links of a Markdown text that lead to this site. */
export const addOriginToMarkdown = (text: string, origin: string, basePath: string): string =>
  origin === '' ? text : text.replaceAll(`](${basePath}`, `](${origin}${basePath}`)
