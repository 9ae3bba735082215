import type { ComponentAddress, ContentLists, ContentTable } from '../shared/content.ts'
import { getPageFolder, getListsAddress, getPageFileName, getSearchAddress } from '../shared/content.ts'
import type { GalleryGroup } from '../shared/gallery.ts'
import type { Language } from '../shared/locale.ts'
import { getOwn } from '../shared/own-property.ts'
import type { NavGroup } from '../shared/page.ts'
import { loadWithTimeout } from './chunk-error.ts'

declare global {
  /** Written into index.html by the build. */
  var __content: ContentTable
}

/** Changes with every build, so no file that may be cached contains it. */
export const buildVersion = (): string => globalThis.__content.build

/** Resolves an address relative to the base of the site. */
export const contentUrl = (address: string): string => globalThis.__content.base + address

/** Number of failures by address, added to the next request because Firefox never requests a failed module again. */
const failureCounts = new Map<string, number>()

const loadedModules = new Map<string, unknown>()

/** The only function that imports content modules, which are not part of the app's bundle. */
export async function loadContent<T>(address: string): Promise<T> {
  const failureCount = failureCounts.get(address)
  const moduleUrl = contentUrl(address) + (failureCount ? `?again=${failureCount}` : '')
  try {
    const content = await loadWithTimeout(address, () => import(/* @vite-ignore */ moduleUrl) as Promise<T>)
    loadedModules.set(address, content)
    return content
  } catch (error) {
    failureCounts.set(address, (failureCount ?? 0) + 1)
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

/** Loads a Vue component that a widget of a page mounts, by its file below `content/`. */
export async function loadWidgetComponent(file: string, language: Language): Promise<{ default: unknown }> {
  const component = getOwn((await loadLists()).widgets, file)?.[language]
  if (!component) throw new Error(`content/${file} was not built.`)
  return loadComponent(component)
}

/** Event detail of the development server about a demo component that changed. */
export interface ChangedComponent {
  module: string
  next: { default: unknown }
  /** Only the template and the styles changed, so a running demo may keep its state. */
  keeps: boolean
}

const changedComponents = new Map<string, ChangedComponent['next']>()
if (import.meta.env.DEV && typeof window !== 'undefined')
  window.addEventListener('demo-changed', event => {
    const { module, next } = (event as CustomEvent<ChangedComponent>).detail
    changedComponents.set(module, next)
  })

/** Loads a compiled Vue component and preloads its imports in parallel. */
export async function loadComponent({ module, imports }: ComponentAddress): Promise<{ default: unknown }> {
  const changedComponent = import.meta.env.DEV && changedComponents.get(module)
  if (changedComponent) return changedComponent
  imports.forEach(preload)
  return loadContent(module)
}

/** Returns a loaded component at once, because an `import()` of a loaded module takes several tasks to resolve. */
export const getLoadedComponent = ({ module }: ComponentAddress): { default: unknown } | undefined =>
  import.meta.env.DEV ? undefined : (loadedModules.get(module) as { default: unknown } | undefined)

const preloaded = new Set<string>()

function preload(address: string): void {
  if (preloaded.has(address)) return
  preloaded.add(address)
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href: contentUrl(address) })
  )
}
