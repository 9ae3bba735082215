import { addOriginToList, addOriginToMarkdown, addOriginToPage, originOf } from './addresses.ts'
import type { Bytes } from './digest.ts'
import { allowConnections } from './page-policy.ts'
import { escapeUntrusted } from '../shared/escape.ts'
import { specifiedBase } from '../shared/base-path.ts'
import type { Settings } from './settings.ts'

type PageSettings = Pick<Settings, 'serveApi' | 'componentHost' | 'basePath'> & Partial<Pick<Settings, 'reports'>>

/** Settings that served files contain. */
export type FileSettings = PageSettings & Pick<Settings, 'origins'>

/** True for the sitemap and the feeds, which contain addresses of the site for programs. */
const isList = (path: string): boolean => /^(?:sitemap|(?:(?:en|tw)\/)?feed)\.xml$/.test(path)

/** True for a document of the app, but not for the playground's frame. */
const isPage = (path: string): boolean => path.endsWith('.html') && !path.startsWith('sandbox/')

/** True for the texts that programs read: pages as Markdown and their lists. */
const isText = (path: string): boolean => /^(?:.*\.md|llms[\w.-]*\.txt)$/.test(path)

/** Returns the origin that a file contains for this request; empty for a file that contains none. */
export const originFor = (path: string, settings: Pick<Settings, 'origins'>, { url }: Request): string =>
  isFilled(path, settings) ? originOf(settings.origins, url) : ''

/** True if the bytes of a file depend on the deployment. */
export const isFilled = (path: string, { origins }: Pick<Settings, 'origins'>): boolean =>
  isPage(path) || isList(path) || (origins.length > 0 && isText(path))

/** Returns a file as this deployment serves it; the same array if there is nothing to fill in. */
export function fillFile(path: string, bytes: Bytes, settings: PageSettings, origin: string): Bytes {
  if (isList(path)) return changeText(bytes, bytes.length, xml => addOriginToList(xml, origin))
  if (isText(path) && origin !== '')
    return changeText(bytes, bytes.length, text => addOriginToMarkdown(text, origin, settings.basePath))
  return isPage(path) ? changeText(bytes, headLength(bytes), html => fillDocument(path, html, settings, origin)) : bytes
}

const headEnd = new TextEncoder().encode('</head>')

/** Returns the length of the head, which has everything that is filled in, or of the whole document without a head. */
function headLength(bytes: Bytes): number {
  for (let at = bytes.indexOf(headEnd[0]!); at !== -1; at = bytes.indexOf(headEnd[0]!, at + 1))
    if (headEnd.every((byte, index) => bytes[at + index] === byte)) return at
  return bytes.length
}

/** Changes the text before an offset. Decoding the rest too would take most of the time. */
function changeText(bytes: Bytes, end: number, change: (text: string) => string): Bytes {
  const text = new TextDecoder().decode(bytes.subarray(0, end))
  const changed = change(text)
  if (changed === text) return bytes
  const start = new TextEncoder().encode(changed)
  const result = new Uint8Array(start.length + bytes.length - end)
  result.set(start)
  result.set(bytes.subarray(end), start.length)
  return result
}

/** A document without elements for settings was added by an operator and stays as it is. */
const fillDocument = (path: string, html: string, settings: PageSettings, origin: string): string =>
  path === 'index.html' || html.includes('<meta name="vxe-docs:') ? fillPage(html, settings, origin) : html

/**
 * Writes the settings of a page into its `<meta>` elements and its policy, and the origin before its addresses, so that a
 * deployment needs no build of its own.
 *
 * @example `<meta name="vxe-docs:host" content="">` -> `<meta name="vxe-docs:host" content="https://vxeui.com">`
 */
export function fillPage(html: string, settings: PageSettings, origin = ''): string {
  const withApi = fill(
    addOriginToPage(html, origin),
    'vxe-docs:serve-api',
    settings.serveApi || getApiBasePath(settings),
    'SERVE_API'
  )
  const withHost = fill(withApi, 'vxe-docs:host', settings.componentHost || getApiBasePath(settings), 'COMPONENT_HOST')
  const filled = settings.reports ? markReports(withHost) : withHost
  return allowConnections(filled, getConnectOrigins(settings))
}

/** Returns a custom base path as the address of the API, because a proxy that forwards only that path serves something else at the root. */
const getApiBasePath = ({ basePath }: PageSettings): string => (basePath === specifiedBase ? '' : basePath)

/** Returns the origins that the page requests besides its own. */
export function getConnectOrigins({ serveApi, componentHost }: PageSettings): string[] {
  const origins = [serveApi, componentHost].filter(address => address !== '').map(address => new URL(address).origin)
  return [...new Set(origins)]
}

function fill(html: string, name: string, value: string, setting: string): string {
  if (value === '') return html
  const meta = new RegExp(`(<meta\\s+name="${name}"\\s+content=")[^"]*"`)
  if (!meta.test(html))
    throw new Error(`index.html has no <meta name="${name}"> to hold ${setting}. Build the site again.`)
  return html.replace(meta, (_, start: string) => `${start}${escapeUntrusted(value)}"`)
}

/** Marks the pages of a server that accepts reports. Other pages contain nothing about reports, so the feature adds no bytes to a first visit. */
const markReports = (html: string): string =>
  html.replace('<meta name="vxe-docs:', '<meta name="vxe-docs:reports" content="on"><meta name="vxe-docs:')
