import type { Demo } from './demo.ts'
import type { Language } from './locale.ts'

/** A page as the app sees it: complete, nothing left to look up. The build writes one per page and language. */
export interface Page {
  /** The route without the hash, `/table/base/sort`. */
  path: string
  language: Language
  title: string
  /** The lead as plain text. */
  summary: string
  /** Title of the sidebar group the page stands in. */
  group: string
  kind: PageKind
  headings: Heading[]
  demos: Demo[]
  /** Child routes that show one of several kept-alive views. */
  views: View[]
  previous?: PageLink
  next?: PageLink
  /** Path of the file a reader edits to change this page, from the repository's root. */
  source: string
  /** The day of its last change, `2026-11-24`, where the build knows it. */
  updated?: string
  /** Of the page that lists them: the days on which pages came and changed. */
  changes?: Changes[]
}

export interface Changes {
  date: string
  added: PageLink[]
  changed: PageLink[]
}

/** The page that lists what changed in the documentation. */
export const changesPath = '/table/start/changes'
export const dayAnchor = (date: string): string => `day-${date}`

/** A reference page is as wide as its table needs. */
export type PageKind = 'guide' | 'demo' | 'plain' | 'api'

export interface Heading {
  id: string
  text: string
  depth: 2 | 3
  /** The number of the demo the heading introduces, drawn in the margin and the outline. */
  number?: number
}

export interface PageLink {
  path: string
  title: string
}

interface View {
  /** Last segment of the child route. */
  name: string
  title: string
}

/** One line of the sidebar. */
export interface NavPage {
  path: string
  title: string
  isNew?: true
  views?: string[]
  aliases?: string[]
}

interface NavLink {
  title: string
  href: string
}

export interface NavGroup {
  key: string
  title: string
  /** Its pages have routes but no line in the sidebar. */
  isHidden?: true
  pages: NavPage[]
  links: NavLink[]
}

/** `/table/api`, `/form-item/api`: the reference of a component, and `/donation/api`. */
export const isReference = (path: string): boolean => /^\/[^/]+\/api$/.test(path)

/** Where the sidebar can be hidden: guides that are read at length, the reference, the donation page. */
export const hasSidebarToggle = (path: string): boolean =>
  /^\/([^/]+\/api|table\/start\/(install|use|global|icons|theme|i18n))$/.test(path)

/** Where the first demo shows so many rows or columns that its page should be read before it is there. */
export const hasMuchData = (path: string): boolean => path.startsWith('/table/scroll/')

/** What a page's run link opens. Start, module and reference pages have none: their demos are parts, each with its own link. */
export const runLinkDemo = ({ path, demos }: Pick<Page, 'path' | 'demos'>): Demo | undefined =>
  /^\/table\/(start|module)\//.test(path) || isReference(path) ? undefined : demos[0]

/** Pages are loaded by section so that the first load does not grow with their number. The whole reference is one. */
export const sectionOf = (path: string): string => (isReference(path) ? 'api' : path.slice(1, path.lastIndexOf('/')))
