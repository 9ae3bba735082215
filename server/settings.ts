import { basePathForm, readBasePath, specifiedBase } from '../shared/base-path.ts'
import { builtBase } from './built-base.ts'
import { isTimeZone } from './clock.ts'

/** Everything a deployment may set, from the environment. */
export interface Settings {
  host: string
  port: number
  /** The path that the site lives below, with a slash at both ends. */
  basePath: string
  /** The built site; empty for the folder beside the server. */
  siteDir: string
  /** The operator's lists; empty for the ones that come with the server. */
  listsDir: string
  /** The npm registry that is asked for the versions; empty asks none and answers from the snapshot. */
  upstream: string
  /** How many clients may be connected at once. */
  maxConnections: number
  timeZone: string
  /** The flags of the versions answer. */
  flags: { sp: boolean; dp: boolean; ss: boolean }
  /** Where the page asks for the versions and for the lists; empty for its own origin. */
  serveApi: string
  componentHost: string
  /** Where readers find the site, the one that counts elsewhere first; with none its pages name themselves by path alone. */
  origins: string[]
  accessLog: boolean
  /** The database of reader reports; empty takes none. */
  reportsFile: string
  /** The header in which the proxy in front says who asks; empty for none. */
  clientHeader: string
}

export type SettingsOutcome =
  | { settings: Settings; problems?: undefined }
  | { settings?: undefined; problems: string[] }

/** Reads the environment, or says in one sentence each what is wrong with it. */
export function readSettings(env: Record<string, unknown>): SettingsOutcome {
  const problems: string[] = []
  const read = reader(env, problems)
  const settings: Settings = {
    host: read('HOST', '127.0.0.1', readHost, 'a host name or an IP address'),
    port: read('PORT', 8080, readPort, 'a whole number from 0 to 65535'),
    basePath: basePathOf(read),
    siteDir: read('SITE_DIR', '', text => text, 'a folder'),
    listsDir: read('LISTS_DIR', '', text => text, 'a folder'),
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
    accessLog: read('LOG', true, readOnOff, 'on or off'),
    reportsFile: read('REPORTS_FILE', '', text => text, 'a file'),
    clientHeader: read('CLIENT_HEADER', '', readHeaderName, 'the name of a header such as X-Forwarded-For')
  }
  return problems.length > 0 ? { problems } : { settings }
}

/** The same for a build, which knows no others. */
export function readBuildSettings(
  env: Record<string, unknown>
):
  | (Pick<Settings, 'origins' | 'basePath'> & { problems?: undefined })
  | { origins?: undefined; basePath?: undefined; problems: string[] } {
  const problems: string[] = []
  const read = reader(env, problems)
  const settings = { origins: originsOf(read), basePath: read('BASE_PATH', specifiedBase, readBasePath, basePathForm) }
  return problems.length > 0 ? { problems } : settings
}

type Read = <T>(name: string, fallback: T, parse: (text: string) => T | undefined, expected: string) => T

function reader(env: Record<string, unknown>, problems: string[]): Read {
  return (name, fallback, parse, expected) => {
    const given = env[name]
    const text = typeof given === 'string' ? given.trim() : ''
    if (text === '') return fallback
    const value = parse(text)
    if (value === undefined) problems.push(`${name} must be ${expected}, not ${JSON.stringify(withoutSecrets(text))}.`)
    return value ?? fallback
  }
}

const originsOf = (read: Read): string[] =>
  read('ORIGIN', [], readOriginList, 'one or several http(s) origins such as https://docs.example.com:8443')

/** What was built for the root names it in a way that nothing else can be told from. */
const basePathOf = (read: Read): string =>
  builtBase === '/'
    ? read('BASE_PATH', '/', text => (text === '/' ? text : undefined), 'what the site was built for, /')
    : read('BASE_PATH', builtBase, readBasePath, basePathForm)

const address = 'an http(s) address without user name, query or hash'
const trueOrFalse = 'true or false'

function readHost(text: string): string | undefined {
  return /^[\w.:%-]+$/.test(text) ? text : undefined
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

/** Without the slash at the end, so that a path can follow. */
function readAddress(text: string): string | undefined {
  return readUrl(text)?.href.replace(/\/+$/, '')
}

function readOriginList(text: string): string[] | undefined {
  const urls = text
    .split(/[\s,]+/)
    .filter(part => part !== '')
    // A slash at the end is all that may follow: browsers show one.
    .map(part => (/^https?:\/\/[^/\\]+\/?$/i.test(part) ? readUrl(part) : undefined))
  const origins = urls.flatMap(url => url?.origin ?? [])
  return origins.length > 0 && origins.length === urls.length ? [...new Set(origins)] : undefined
}

function readUrl(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  // The host goes into headers and pages: the URL parser lets a `;` through.
  const isPlain = url && /^https?:$/.test(url.protocol) && /^[\w.:[\]-]+$/.test(url.host) && !/[?#@]/.test(text)
  return isPlain ? url : undefined
}

function withoutSecrets(text: string): string {
  return text.replace(/\/\/[^/]*@/g, '//…@')
}
