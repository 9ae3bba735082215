import { basePathDescription, readBasePath, specifiedBase } from '../shared/base-path.ts'
import { builtBase } from './built-base.ts'
import { isTimeZone } from './clock.ts'
import { kindOfAddress, reportAddressForms } from './reports/address.ts'

/** Settings of a deployment, from the environment. */
export interface Settings {
  host: string
  port: number
  /** Base path of the site, with a slash at both ends. */
  basePath: string
  /** The built site; empty for the folder beside the server. */
  siteDir: string
  /** The operator's lists: a folder, `database` for the store of the reports; empty for those that come with the server. */
  lists: string
  /** The npm registry with the versions; if empty, the snapshot is served. */
  upstream: string
  /** Maximum number of simultaneous connections. */
  maxConnections: number
  timeZone: string
  /** The flags of the versions response. */
  flags: { sp: boolean; dp: boolean; ss: boolean }
  /** Address of the versions API, and of the lists below; empty for the page's own origin. */
  serveApi: string
  componentHost: string
  /** Public origins of the site, the canonical one first; if empty, pages name themselves by path. */
  origins: string[]
  /** Answers calls of assistants, over the Model Context Protocol. */
  mcp: boolean
  accessLog: boolean
  /** Address of the store of reader reports: a file or a database; if empty, the server accepts none. */
  reports: string
  /** Maximum number of reports that the store accepts in a day. */
  reportsPerDay: number
  /** Header in which a proxy passes the client address; empty without a proxy. */
  clientHeader: string
}

export type SettingsResult = { settings: Settings; problems?: undefined } | { settings?: undefined; problems: string[] }

/** Reads the environment; returns one sentence per problem if a variable is invalid. */
export function readSettings(env: Record<string, unknown>): SettingsResult {
  const problems: string[] = []
  const read = createVariableReader(env, problems)
  const settings: Settings = {
    host: read('HOST', '127.0.0.1', readHost, 'a host name or an IP address'),
    port: read('PORT', 8080, readPort, 'a whole number from 0 to 65535'),
    basePath: checkBasePath(basePathOf(read), problems),
    siteDir: read('SITE_DIR', '', text => text, 'a folder'),
    lists: listsOf(read),
    upstream: read('UPSTREAM', '', readAddress, address),
    maxConnections: read('MAX_CONNECTIONS', 5000, readCount, 'a whole number from 1 to 1000000'),
    timeZone: read('TIME_ZONE', 'Asia/Shanghai', readTimeZone, 'a time zone such as Asia/Shanghai'),
    flags: {
      sp: read('SHOW_PLUGIN', true, readBoolean, trueOrFalse),
      dp: read('PLUGIN_OPEN', false, readBoolean, trueOrFalse),
      ss: read('SHOW_SUPPORT', true, readBoolean, trueOrFalse)
    },
    serveApi: read('SERVE_API', '', readAddress, address),
    componentHost: read('COMPONENT_HOST', '', readAddress, address),
    origins: originsOf(read),
    mcp: read('MCP', true, readOnOff, 'on or off'),
    accessLog: read('LOG', true, readOnOff, 'on or off'),
    reports: reportsOf(read),
    reportsPerDay: read('REPORTS_PER_DAY', 500, readCount, 'a whole number from 1 to 1000000'),
    clientHeader: read('CLIENT_HEADER', '', readHeaderName, 'the name of a header such as X-Forwarded-For')
  }
  if (settings.lists === 'database' && settings.reports === '')
    problems.push('LISTS=database needs a database: set REPORTS_URL or REPORTS_FILE.')
  return problems.length > 0 ? { problems } : { settings }
}

/** Reads the settings of a build, which uses no others. */
export function readBuildSettings(
  env: Record<string, unknown>
):
  | (Pick<Settings, 'origins' | 'basePath'> & { problems?: undefined })
  | { origins?: undefined; basePath?: undefined; problems: string[] } {
  const problems: string[] = []
  const read = createVariableReader(env, problems)
  const settings = {
    origins: originsOf(read),
    basePath: checkBasePath(read('BASE_PATH', specifiedBase, readSitePath, basePathDescription), problems)
  }
  return problems.length > 0 ? { problems } : settings
}

type ReadVariable = <T>(name: string, fallback: T, parse: (text: string) => T | undefined, expected: string) => T

function createVariableReader(env: Record<string, unknown>, problems: string[]): ReadVariable {
  return (name, fallback, parse, expected) => {
    const rawValue = env[name]
    const text = typeof rawValue === 'string' ? rawValue.trim() : ''
    if (text === '') return fallback
    const value = parse(text)
    if (value === undefined)
      problems.push(`${name} must be ${expected}, not ${JSON.stringify(shorten(withoutSecrets(text)))}.`)
    return value ?? fallback
  }
}

const maxShownLength = 100

const shorten = (text: string): string => (text.length > maxShownLength ? `${text.slice(0, maxShownLength)}…` : text)

const originsOf = (read: ReadVariable): string[] =>
  read('ORIGIN', [], readOriginList, 'one or several http(s) origins such as https://docs.example.com:8443')

const maxPathLength = 200

const readSitePath = (text: string): string | undefined =>
  text.length <= maxPathLength ? readBasePath(text) : undefined

/** Paths that the server itself responds at, with all paths below them. */
const ownPaths = ['/api/npm/', '/api/reports/', '/component-api/', '/healthz/', '/robots.txt/']

/** Reports a site path that contains a path of the server, or is below one: one of both would hide the other. */
function checkBasePath(basePath: string, problems: string[]): string {
  const hidden =
    basePath === '/' ? undefined : ownPaths.find(own => own.startsWith(basePath) || basePath.startsWith(own))
  if (hidden !== undefined)
    problems.push(
      `BASE_PATH must not be ${JSON.stringify(basePath)}, because the server itself responds at ${hidden.slice(0, -1)}.`
    )
  return basePath
}

/** A site built for `/` can't be moved, because its base path is indistinguishable from other slashes in its files. */
const basePathOf = (read: ReadVariable): string =>
  builtBase === '/'
    ? read('BASE_PATH', '/', text => (text === '/' ? text : undefined), 'what the site was built for, /')
    : read('BASE_PATH', builtBase, readSitePath, basePathDescription)

const reportsOf = (read: ReadVariable): string =>
  read('REPORTS_URL', '', text => (kindOfAddress(text) ? text : undefined), reportAddressForms) ||
  read('REPORTS_FILE', '', text => (kindOfAddress(text) === 'file' ? text : undefined), 'a file')

const listsOf = (read: ReadVariable): string =>
  read('LISTS', '', text => (text === 'database' ? text : undefined), 'database, or empty') ||
  read('LISTS_DIR', '', text => text, 'a folder')

const address = 'an http(s) address without user name, query or hash'
const trueOrFalse = 'true or false'

function readHost(text: string): string | undefined {
  return /^[\w.:%-]{1,255}$/.test(text) ? text : undefined
}

function readHeaderName(text: string): string | undefined {
  return /^[\w-]{1,100}$/.test(text) ? text.toLowerCase() : undefined
}

function readTimeZone(text: string): string | undefined {
  return isTimeZone(text) ? text : undefined
}

function readPort(text: string): number | undefined {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65535 ? Number(text) : undefined
}

function readCount(text: string): number | undefined {
  const isCount = /^\d{1,7}$/.test(text) && Number(text) >= 1 && Number(text) <= 1_000_000
  return isCount ? Number(text) : undefined
}

function readBoolean(text: string): boolean | undefined {
  return readWord(text, 'true', 'false')
}

function readOnOff(text: string): boolean | undefined {
  return readWord(text, 'on', 'off')
}

function readWord(text: string, yes: string, no: string): boolean | undefined {
  const word = text.toLowerCase()
  return word === yes || (word === no ? false : undefined)
}

/** Removes trailing slashes, so that a path can follow. */
function readAddress(text: string): string | undefined {
  return readUrl(text)?.href.replace(/\/+$/, '')
}

function readOriginList(text: string): string[] | undefined {
  const urls = text
    .split(/[\s,]+/)
    .filter(part => part !== '')
    // Only a trailing slash may follow the host, because browsers show one.
    .map(part => (/^https?:\/\/[^/\\]+\/?$/i.test(part) ? readUrl(part) : undefined))
  const origins = urls.flatMap(url => url?.origin ?? [])
  return origins.length > 0 && origins.length === urls.length ? [...new Set(origins)] : undefined
}

function readUrl(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  // The host is checked, because it goes into headers and pages and the URL parser accepts a `;` in it.
  const isPlain = url && /^https?:$/.test(url.protocol) && /^[\w.:[\]-]+$/.test(url.host) && !/[?#@]/.test(text)
  return isPlain ? url : undefined
}

function withoutSecrets(text: string): string {
  return text.replace(/\/\/[^/]*@/g, '//…@')
}
