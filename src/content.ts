import type { ComponentAddress, ContentChange, ContentLists, ContentTable } from '../shared/content.ts'
import { getPageFolder, getListsAddress, getPageFileName, getSearchAddress } from '../shared/content.ts'
import type { GalleryGroup } from '../shared/gallery.ts'
import type { Language } from '../shared/locale.ts'
import { getOwn } from '../shared/own-property.ts'
import type { NavGroup } from '../shared/page.ts'
import type { DefectList } from '../shared/defects.ts'
import { loadWithTimeout } from './chunk-error.ts'

declare global {
  /** Written into index.html by the build. */
  var __content: ContentTable
}

/** Changes with every build, so no file that may be cached contains it. */
export const buildVersion = (): string => globalThis.__content.build

/** Resolves an address relative to the base of the site. */
export const contentUrl = (address: string): string => globalThis.__content.base + address

/** Number added to the next request of an address, because a browser never requests a module again. */
const retryCounts = new Map<string, number>()

const loadedModules = new Map<string, unknown>()

/** The only function that imports content modules, which are not part of the app's bundle. */
export async function loadContent<T>(address: string): Promise<T> {
  const retryCount = retryCounts.get(address)
  const moduleUrl = contentUrl(address) + (retryCount ? `?again=${retryCount}` : '')
  try {
    const content = await loadWithTimeout(address, () => import(/* @vite-ignore */ moduleUrl) as Promise<T>)
    loadedModules.set(address, content)
    return content
  } catch (error) {
    retryCounts.set(address, (retryCount ?? 0) + 1)
    throw error
  }
}

export function loadPageModule<T>(path: string, language: Language): Promise<T> {
  const folder = getPageFolder(globalThis.__content, path)
  if (folder !== undefined) return loadContent(folder + getPageFileName(path, language))
  throw createMissingModuleError(path)
}

export const createMissingModuleError = (name: string): Error =>
  Object.assign(new Error(`Cannot find module '${name}'`), { code: 'MODULE_NOT_FOUND' })

export const loadNav = async (language: Language) =>
  (await loadContent<{ nav: NavGroup[] }>(globalThis.__content.nav[language])).nav

/** Address of the records of the search. */
export const searchRecordsUrl = (language: Language): string =>
  contentUrl(getSearchAddress(language, globalThis.__content.search[language]))

export const loadLists = async (): Promise<ContentLists> =>
  (await loadContent<{ lists: ContentLists }>(getListsAddress(globalThis.__content.lists))).lists

export const loadGallery = async (language: Language): Promise<GalleryGroup[]> =>
  (await loadContent<{ gallery: GalleryGroup[] }>((await loadLists()).gallery[language])).gallery

export const loadDefects = async (language: Language): Promise<DefectList> =>
  (await loadContent<{ defectList: DefectList }>((await loadLists()).defects[language])).defectList

/** Loads a Vue component that a widget of a page mounts, by its file below `content/`. */
export async function loadWidgetComponent(file: string, language: Language): Promise<{ default: unknown }> {
  const component = getOwn((await loadLists()).widgets, file)?.[language]
  if (!component) throw new Error(`content/${file} was not built.`)
  return loadComponent(component)
}

/** Loads a compiled Vue component and preloads its imports in parallel. */
export async function loadComponent({ module, imports }: ComponentAddress): Promise<{ default: unknown }> {
  imports.forEach(preload)
  return loadContent(module)
}

/** Returns a loaded component at once, because an `import()` of a loaded module takes several tasks to resolve. */
export const getLoadedComponent = ({ module }: ComponentAddress): { default: unknown } | undefined =>
  loadedModules.get(module) as { default: unknown } | undefined

const preloaded = new Set<string>()

function preload(address: string): void {
  if (preloaded.has(address)) return
  preloaded.add(address)
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href: contentUrl(address) })
  )
}

/** Detail of the event `content-changed` on the development server. */
export interface ChangedModule extends ContentChange {
  next: unknown
}

if (import.meta.hot)
  import.meta.hot.on('content-changed', (changes: ContentChange[]) => {
    document.querySelector('vite-error-overlay')?.remove()
    for (const change of changes) if (loadedModules.has(change.address)) void reloadModule(change)
  })

async function reloadModule(change: ContentChange): Promise<void> {
  retryCounts.set(change.address, (retryCounts.get(change.address) ?? 0) + 1)
  const detail: ChangedModule = { ...change, next: await loadContent(change.address) }
  dispatchEvent(new CustomEvent('content-changed', { detail }))
}
