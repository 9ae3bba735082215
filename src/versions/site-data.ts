import type { SystemItem, VersionLine, VersionsResponse } from '../../shared/versions.ts'
import { readSystemList, readVersionLines, readVersionsResponse } from '../../shared/versions.ts'
import { createStore } from '../store.ts'

/** Data of the server about versions and products; the page works without it. */
interface SiteData {
  versionsResponse?: VersionsResponse
  products?: SystemItem[]
  versions?: VersionLine[]
}

let data: SiteData = {}
const store = createStore(() => data, data)
export const useSiteData = store.useValue

/** Called once, after the first render. */
export async function loadSiteData(version: string, onVersions: (answer: VersionsResponse) => void): Promise<void> {
  const host = readSetting('host')
  await Promise.all([
    load(`${readSetting('serve-api')}api/npm/versions/vxe-table`, readVersionsResponse, versionsResponse => {
      onVersions(versionsResponse)
      return { versionsResponse }
    }),
    load(`${host}component-api/system-list.json?v=${version}`, readSystemList, products => ({ products })),
    load(`${host}component-api/vxe-table-version.json?v=${version}`, readVersionLines, versions => ({ versions }))
  ])
}

async function load<T>(
  address: string,
  read: (input: unknown) => T | undefined,
  toData: (value: T) => SiteData
): Promise<void> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(10_000) })
    const value = response.ok ? read(await response.json()) : undefined
    if (value === undefined) return
    data = { ...data, ...toData(value) }
    store.notify()
  } catch {
    // If the request fails or its response is invalid, the page uses the data of the build.
  }
}

/** `<meta name="vxe-docs:host">` is filled at deploy time; empty means this origin. */
function readSetting(name: 'serve-api' | 'host'): string {
  const value = document.querySelector<HTMLMetaElement>(`meta[name="vxe-docs:${name}"]`)?.content
  return value ? `${value.replace(/\/+$/, '')}/` : '/'
}
