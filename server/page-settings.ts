import { absoluteList, absolutePage, originOf } from './addresses.ts'
import type { Bytes } from './digest.ts'
import { allowAsking } from './page-policy.ts'
import { escapeForeign } from '../shared/escape.ts'
import { specifiedBase } from '../shared/base-path.ts'
import type { Settings } from './settings.ts'

type PageSettings = Pick<Settings, 'serveApi' | 'componentHost' | 'basePath'> & Partial<Pick<Settings, 'reportsFile'>>

/** What of the settings stands in files that are sent. */
export type FileSettings = PageSettings & Pick<Settings, 'origins'>

/** Lists for programs, whose addresses are the site's own. */
const isList = (path: string): boolean => /^(?:sitemap|(?:(?:en|tw)\/)?feed)\.xml$/.test(path)

/** A document of the app, not the playground's frame. */
const isPage = (path: string): boolean => path.endsWith('.html') && !path.startsWith('sandbox/')

/** The origin that a file names to whoever asked for it; empty for one that names none. */
export const originFor = (path: string, { origins }: Pick<Settings, 'origins'>, { url }: Request): string =>
  isFilled(path) ? originOf(origins, url) : ''

/** Files whose bytes depend on the deployment. */
export const isFilled = (path: string): boolean => isPage(path) || isList(path)

/** A file as this deployment sends it; the very bytes where there is nothing to fill in. */
export function fillFile(path: string, bytes: Bytes, settings: PageSettings, origin: string): Bytes {
  if (!isFilled(path)) return bytes
  const text = new TextDecoder().decode(bytes)
  const filled = isList(path) ? absoluteList(text, origin) : fillDocument(path, text, settings, origin)
  return filled === text ? bytes : new TextEncoder().encode(filled)
}

/** A document without a place for any setting is one that an operator has put beside the pages. */
const fillDocument = (path: string, html: string, settings: PageSettings, origin: string): string =>
  path === 'index.html' || html.includes('<meta name="vxe-docs:') ? fillPage(html, settings, origin) : html

/**
 * Writes the settings a page needs into its `<meta>` elements and its policy, and the origin before its addresses, so
 * that a deployment differs without a rebuild.
 *
 * @example `<meta name="vxe-docs:host" content="">` -> `<meta name="vxe-docs:host" content="https://vxeui.com">`
 */
export function fillPage(html: string, settings: PageSettings, origin = ''): string {
  const withApi = fill(
    absolutePage(html, origin),
    'vxe-docs:serve-api',
    settings.serveApi || ownAddress(settings),
    'SERVE_API'
  )
  const withHost = fill(withApi, 'vxe-docs:host', settings.componentHost || ownAddress(settings), 'COMPONENT_HOST')
  const filled = settings.reportsFile ? withReports(withHost) : withHost
  return allowAsking(filled, askedOrigins(settings))
}

/** A proxy that forwards a path of its own to this server has something else at the root. */
const ownAddress = ({ basePath }: PageSettings): string => (basePath === specifiedBase ? '' : basePath)

/** The origins the page will ask besides its own. */
export function askedOrigins({ serveApi, componentHost }: PageSettings): string[] {
  const origins = [serveApi, componentHost].filter(address => address !== '').map(address => new URL(address).origin)
  return [...new Set(origins)]
}

function fill(html: string, name: string, value: string, setting: string): string {
  if (value === '') return html
  const meta = new RegExp(`(<meta\\s+name="${name}"\\s+content=")[^"]*"`)
  if (!meta.test(html))
    throw new Error(`index.html has no <meta name="${name}"> to hold ${setting}. Build the site again.`)
  return html.replace(meta, (_, start: string) => `${start}${escapeForeign(value)}"`)
}

/** Says that reports are taken here. A page says nothing of it otherwise: it costs a first visit nothing. */
const withReports = (html: string): string =>
  html.replace('<meta name="vxe-docs:', '<meta name="vxe-docs:reports" content="on"><meta name="vxe-docs:')
