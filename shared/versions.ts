/** Response of `GET /api/npm/versions/vxe-table`. */
export interface VersionsResponse {
  /** True if the plugin link is shown. */
  sp: boolean
  /** True if the plugin link works; otherwise it is rendered disabled, and a click shows the maintenance alert. */
  dp: boolean
  /** True if support contacts are shown on the donation page. */
  ss: boolean
  /** The server's clock, `yyyy-MM-dd HH:mm:ss`. */
  time: string
  /** The registry's dist-tags. */
  tags: Record<string, string>
  /** 3.x versions without a pre-release part, newest first. */
  v3StableList: string[]
  /** 3.x versions with a pre-release part, newest first. */
  v3BetaList: string[]
}

/** One entry of `component-api/system-list.json`: another product of the provider. */
export interface SystemItem {
  href: string
  content: string
  isEnterprise: boolean
}

/** One entry of `component-api/vxe-table-version.json`: a line of the library's versions. */
export interface VersionLine {
  version: string
  url: string
  isDisabled: boolean
  isStop: boolean
  isAbandoned: boolean
  /** Routes of pages that its site has too; one that ends in `/` includes all routes below it. */
  routes?: string[]
}

/** Returns the version that the sidebar labels as stable. */
export function getStableVersion(response: Pick<VersionsResponse, 'tags' | 'v3StableList'>): string | undefined {
  return response.tags['v3-legacy'] ?? response.v3StableList[0]
}

export function readVersionsResponse(input: unknown): VersionsResponse | undefined {
  if (!isRecord(input)) return undefined
  const { sp, dp, ss, time, tags, v3StableList, v3BetaList } = input
  if (typeof sp !== 'boolean' || typeof dp !== 'boolean' || typeof ss !== 'boolean') return undefined
  if (typeof time !== 'string' || !/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(time)) return undefined
  if (!isRecord(tags) || !isStrings(Object.values(tags)) || !isStrings(v3StableList) || !isStrings(v3BetaList))
    return undefined
  return { sp, dp, ss, time, tags: tags as Record<string, string>, v3StableList, v3BetaList }
}

export function readSystemList(input: unknown): SystemItem[] | undefined {
  return readList(input, ({ href, content, isEnterprise }) =>
    isWebAddress(href) && isText(content) && typeof isEnterprise === 'boolean'
      ? { href, content, isEnterprise }
      : undefined
  )
}

export function readVersionLines(input: unknown): VersionLine[] | undefined {
  return readList(input, ({ version, url, isDisabled, isStop, isAbandoned, routes }) =>
    isText(version) &&
    isWebAddress(url) &&
    typeof isDisabled === 'boolean' &&
    typeof isStop === 'boolean' &&
    typeof isAbandoned === 'boolean' &&
    (routes === undefined || isPaths(routes))
      ? { version, url, isDisabled, isStop, isAbandoned, ...(routes && { routes }) }
      : undefined
  )
}

function readList<T>(input: unknown, readItem: (item: Record<string, unknown>) => T | undefined): T[] | undefined {
  if (!Array.isArray(input)) return undefined
  const items = input.map(item => (isRecord(item) ? readItem(item) : undefined))
  return items.every(item => item !== undefined) ? (items as T[]) : undefined
}

/** Absolute http(s) addresses and paths of this origin; `javascript:`, `data:` and `//host` are not links. */
function isWebAddress(value: unknown): value is string {
  return typeof value === 'string' && /^(https?:\/\/|\/(?![/\\])|#)/.test(value)
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
const isStrings = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(item => typeof item === 'string')
const isPaths = (value: unknown): value is string[] => isStrings(value) && value.every(path => path.startsWith('/'))
