import type { ComponentAddress, ContentLists, ContentTable } from '../shared/content.ts'
import { folderOfPage, listsAddress, pageName, searchAddress } from '../shared/content.ts'
import type { Language } from '../shared/locale.ts'
import type { NavGroup } from '../shared/page.ts'
import { arrived } from './chunk-error.ts'

declare global {
  /** Written into index.html by the build. */
  var __content: ContentTable
}

/** Changes with every build; no file that may be kept holds it. */
export const buildVersion = (): string => globalThis.__content.build

/** What an address below the site's base leads to. */
export const contentUrl = (address: string): string => globalThis.__content.base + address

/** Firefox never asks again for a module that failed: how often each did, so that the next try has an address of its own. */
const failures = new Map<string, number>()

const there = new Map<string, unknown>()

/** The only place that brings content: its modules are no part of the app. */
export async function loadContent<T>(address: string): Promise<T> {
  const times = failures.get(address)
  const wanted = contentUrl(address) + (times ? `?again=${times}` : '')
  try {
    const content = await arrived(address, () => import(/* @vite-ignore */ wanted) as Promise<T>)
    there.set(address, content)
    return content
  } catch (error) {
    failures.set(address, (times ?? 0) + 1)
    throw error
  }
}

export function loadPageModule<T>(path: string, language: Language): Promise<T> {
  const folder = folderOfPage(globalThis.__content, path)
  if (folder !== undefined) return loadContent(folder + pageName(path, language))
  throw Object.assign(new Error(`Cannot find module '${path}'`), { code: 'MODULE_NOT_FOUND' })
}

export const loadNav = async (language: Language) =>
  (await loadContent<{ nav: NavGroup[] }>(globalThis.__content.nav[language])).nav

/** Address of the records of the search. */
export const searchRecords = (language: Language): string =>
  contentUrl(searchAddress(language, globalThis.__content.search[language]))

export const loadLists = async (): Promise<ContentLists> =>
  (await loadContent<{ lists: ContentLists }>(listsAddress(globalThis.__content.lists))).lists

/** What the development server says of a component that was written anew. */
export interface ChangedComponent {
  module: string
  next: { default: unknown }
  /** Only its template and styles are new: what runs may keep its state. */
  keeps: boolean
}

const changed = new Map<string, ChangedComponent['next']>()
if (import.meta.env.DEV && typeof window !== 'undefined')
  window.addEventListener('demo-changed', event => {
    const { module, next } = (event as CustomEvent<ChangedComponent>).detail
    changed.set(module, next)
  })

/** A compiled Vue component; what it imports comes beside it, not after it. */
export async function loadComponent({ module, imports }: ComponentAddress): Promise<{ default: unknown }> {
  const anew = import.meta.env.DEV && changed.get(module)
  if (anew) return anew
  imports.forEach(preload)
  return loadContent(module)
}

/** The same, once it has come. An `import()` of what is loaded takes several tasks to answer. */
export const componentThatIsThere = ({ module }: ComponentAddress): { default: unknown } | undefined =>
  import.meta.env.DEV ? undefined : (there.get(module) as { default: unknown } | undefined)

const preloaded = new Set<string>()

function preload(address: string): void {
  if (preloaded.has(address)) return
  preloaded.add(address)
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href: contentUrl(address) })
  )
}
