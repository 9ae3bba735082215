import { useSyncExternalStore } from 'react'
import type { SystemItem, VersionLine, VersionsAnswer } from '../../shared/versions.ts'
import { readSystemList, readVersionLines, readVersionsAnswer } from '../../shared/versions.ts'

/** What the server tells about versions and products. Nothing waits for it and nothing breaks without it. */
export interface SiteData {
  answer?: VersionsAnswer
  products?: SystemItem[]
  versions?: VersionLine[]
}

let data: SiteData = {}
const listeners = new Set<() => void>()

export const useSiteData = (): SiteData => useSyncExternalStore(subscribe, () => data, () => data)

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

async function load<T>(address: string, read: (input: unknown) => T | undefined, toData: (value: T) => SiteData): Promise<void> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(10_000) })
    const value = response.ok ? read(await response.json()) : undefined
    if (value === undefined) return
    data = { ...data, ...toData(value) }
    listeners.forEach(listener => listener())
  } catch {
    // Offline or a broken answer: the page goes on with what the build knows.
  }
}

/** `<meta name="vxe-docs:host">` is filled at deploy time; empty means this site. */
function settingOf(name: 'serve-api' | 'host'): string {
  const value = document.querySelector<HTMLMetaElement>(`meta[name="vxe-docs:${name}"]`)?.content
  return value ? `${value.replace(/\/+$/, '')}/` : import.meta.env.BASE_URL
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
