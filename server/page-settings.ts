import type { Settings } from './settings.ts'

type PageSettings = Pick<Settings, 'serveApi' | 'componentHost'>

/**
 * Writes the settings a page needs into its `<meta>` elements, so that a deployment differs without a rebuild.
 *
 * @example `<meta name="vxe-docs:host" content="">` -> `<meta name="vxe-docs:host" content="https://vxeui.com">`
 */
export function fillPage(html: string, { serveApi, componentHost }: PageSettings): string {
  return fill(fill(html, 'vxe-docs:serve-api', serveApi, 'SERVE_API'), 'vxe-docs:host', componentHost, 'COMPONENT_HOST')
}

/** The origins the page will ask besides its own. */
export function askedOrigins({ serveApi, componentHost }: PageSettings): string[] {
  const origins = [serveApi, componentHost].filter(address => address !== '').map(address => new URL(address).origin)
  return [...new Set(origins)]
}

function fill(html: string, name: string, value: string, setting: string): string {
  if (value === '') return html
  const meta = new RegExp(`(<meta\\s+name="${name}"\\s+content=")[^"]*"`)
  if (!meta.test(html)) throw new Error(`index.html has no <meta name="${name}"> to hold ${setting}. Build the site again.`)
  return html.replace(meta, (_, start: string) => `${start}${escapeAttribute(value)}"`)
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
