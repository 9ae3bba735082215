import type { SystemItem, VersionLine, VersionsAnswer } from '../../shared/versions.ts'
import { readSystemList, readVersionLines, readVersionsAnswer } from '../../shared/versions.ts'
import { createStore } from '../store.ts'

/** What the server tells about versions and products. Nothing waits for it and nothing breaks without it. */
interface SiteData {
  answer?: VersionsAnswer
  products?: SystemItem[]
  versions?: VersionLine[]
}

let data: SiteData = {}
const store = createStore(() => data, data)
export const useSiteData = store.useValue

/** Called once, when the page has been drawn. */
export async function loadSiteData(version: string, onAnswer: (answer: VersionsAnswer) => void): Promise<void> {
  const host = settingOf('host')
  await Promise.all([
    load(`${settingOf('serve-api')}api/npm/versions/vxe-table`, readVersionsAnswer, answer => {
      onAnswer(answer)
      return { answer }
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
    store.tell()
  } catch {
    // Offline or a broken answer: the page goes on with what the build knows.
  }
}

/** `<meta name="vxe-docs:host">` is filled at deploy time; empty means this origin. */
function settingOf(name: 'serve-api' | 'host'): string {
  const value = document.querySelector<HTMLMetaElement>(`meta[name="vxe-docs:${name}"]`)?.content
  return value ? `${value.replace(/\/+$/, '')}/` : '/'
}
