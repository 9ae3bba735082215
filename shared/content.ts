import type { Language } from './locale.ts'
import { getOwn } from './own-property.ts'
import { getSection } from './page.ts'

/**
 * Addresses of the content: pages, demos and the reference are not part of the app. The build writes this table into
 * index.html, so that a changed page changes neither the app nor its file name. Addresses are below the site's base.
 */
export interface ContentTable {
  /** Base path of the site: `/v3.8/`. */
  base: string
  /** Identifier of the build; it changes with every build. */
  build: string
  nav: Record<Language, string>
  /** Hash of the pages by section, `table/base`: the table does not grow with the number of pages. */
  sections: Record<string, string>
  /** Paths of pages by their older paths. */
  aliases: Record<string, string>
  /** Hash of the search records. */
  search: Record<Language, string>
  /** Hash of the `ContentLists`, which the first load does not need. */
  lists: string
  /** Size in bytes of the archive with the portable copy, if the site offers it. */
  archive?: number
}

/** Address of a compiled Vue component. */
export interface ComponentAddress {
  module: string
  /** Modules that it imports, fetched in parallel with it. */
  imports: string[]
}

export interface ContentLists {
  /** Addresses of the reference, by subject. */
  api: Record<string, Record<Language, string>>
  /** Addresses of the keywords that the sidebar filter searches. */
  keywords: Record<Language, string>
  /** Addresses of the list of first demos by page, which lets a demo load in parallel with its page. */
  firstDemos: Record<Language, string>
  /** Addresses of the list of demos in the gallery. */
  gallery: Record<Language, string>
  /** Addresses of the results of the demos in the newest version. */
  demoMap: Record<Language, string>
  /** Addresses of the list of defects with their results. */
  defects: Record<Language, string>
  /** Components that widgets of pages mount, by file path below `content/`. */
  widgets: Record<string, Record<Language, ComponentAddress>>
}

/** Returns the file name of a page in the folder of its section. */
export const getPageFileName = (path: string, language: Language): string =>
  `${path.slice(1).replaceAll('/', '-')}-${language}.js`

/** Derives the folder from the hash, which keeps the table small for the first visit. */
export const getSectionFolder = (section: string, hash: string): string =>
  `static/content/${section.replaceAll('/', '-')}.${hash}/`

export const getSearchAddress = (language: Language, hash: string): string => `static/search/${language}.${hash}.json`

export const getListsAddress = (hash: string): string => `static/content/lists.${hash}.js`

/** Returns the folder of a page, or undefined if its section does not exist. */
export function getPageFolder({ sections }: Pick<ContentTable, 'sections'>, path: string): string | undefined {
  const section = getSection(path)
  const hash = getOwn(sections, section)
  return hash && getSectionFolder(section, hash)
}

/** A module that the development server makes differently since it was loaded. */
export interface ContentChange {
  address: string
  /** The script of a demo is unchanged, so the running demo may keep its state. */
  keepsState: boolean
}
