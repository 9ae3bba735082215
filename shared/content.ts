import type { Language } from './locale.ts'
import { own } from './own.ts'
import { sectionOf } from './page.ts'

/**
 * Where the content is: pages, demos and the reference are no part of the app. The build writes this table into
 * index.html, so that a changed page changes neither the app nor its name. Addresses are below the site's base.
 */
export interface ContentTable {
  /** Where the site stands: `/v3.8/`. */
  base: string
  /** Changes with every build. */
  build: string
  nav: Record<Language, string>
  /** The hash of a section's pages, `table/base`: the table does not grow with the number of pages. */
  sections: Record<string, string>
  /** Addresses that lead to a page with another one. */
  aliases: Record<string, string>
  /** The hash of the records of the search. */
  search: Record<Language, string>
  /** The hash of what is only looked for later, a `ContentLists`. */
  lists: string
  /** Bytes of the folder that opens without a server, where the site offers it. */
  archive?: number
}

/** A compiled Vue component. */
export interface ComponentAddress {
  module: string
  /** What it imports, fetched beside it. */
  imports: string[]
}

export interface ContentLists {
  /** The reference by subject. */
  api: Record<string, Record<Language, string>>
  /** Words that find a page in the sidebar. */
  keywords: Record<Language, string>
  /** The first demo of each page that has one, so that it comes beside the page. */
  firstDemos: Record<Language, string>
  /** Components that a page's own widget mounts, by their file below `content/`. */
  widgets: Record<string, Record<Language, ComponentAddress>>
}

/** The name of a page's file in the folder of its section. */
export const pageName = (path: string, language: Language): string =>
  `${path.slice(1).replaceAll('/', '-')}-${language}.js`

/**
 * What follows from a hash is no part of the table, which every first visit brings. The development server has no
 * hashes and names whole addresses.
 */
export const sectionFolder = (section: string, hash: string): string =>
  hash.includes('/') ? hash : `static/content/${section.replaceAll('/', '-')}.${hash}/`

export const searchAddress = (language: Language, hash: string): string =>
  hash.includes('/') ? hash : `static/search/${language}.${hash}.json`

export const listsAddress = (hash: string): string => (hash.includes('/') ? hash : `static/content/lists.${hash}.js`)

/** The folder in which a page would be, undefined where there is none. */
export function folderOfPage({ sections }: Pick<ContentTable, 'sections'>, path: string): string | undefined {
  const section = sectionOf(path)
  const hash = own(sections, section)
  return hash && sectionFolder(section, hash)
}
