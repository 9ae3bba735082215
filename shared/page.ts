import type { Demo } from './demo.ts'
import type { Language } from './locale.ts'
import type { Timeline } from './timeline.ts'

/** Complete data of a page for the app; the build writes it per page and language. */
/** Facts that follow from the place of a page in the site. */
export interface PageFacts {
  /** True if the page can hide the sidebar. */
  hasSidebarToggle?: true
  /** True if the first demo has so many rows or columns that the page should be readable before the demo is mounted. */
  hasMuchData?: true
  /** True if the page has one run link; start, module and reference pages have one per demo instead. */
  hasRunLink?: true
}

export interface Page extends PageFacts {
  /** The route without the hash, `/table/base/sort`. */
  path: string
  language: Language
  title: string
  /** Lead paragraph as plain text. */
  summary: string
  /** Title of the sidebar group that contains the page. */
  group: string
  kind: PageKind
  headings: Heading[]
  demos: Demo[]
  /** Recorded timelines that the page replays, by the name of their file. */
  timelines?: Record<string, Timeline>
  /** Child routes that show one of several kept-alive views. */
  views: View[]
  previous?: PageLink
  next?: PageLink
  /** Path of the file a reader edits to change this page, from the repository's root. */
  source: string
  /** Day of its last change, `2026-11-24`, if the build knows it. */
  updated?: string
  /** Days on which pages were added or changed; only set for the page that lists them. */
  changes?: DailyChanges[]
}

export interface DailyChanges {
  date: string
  added: PageLink[]
  changed: PageLink[]
}

/** Page that lists the changes of the documentation. */
export const changesPath = '/table/start/changes'
export const getDayAnchor = (date: string): string => `day-${date}`

/** A reference page (`api`) is as wide as its table needs. */
export type PageKind = 'guide' | 'demo' | 'plain' | 'api'

export interface Heading {
  id: string
  text: string
  depth: 2 | 3
  /** Number of the demo that the heading introduces, shown in the margin and the outline. */
  number?: number
}

/** Fewest subheadings that the outline lists. Other pages have up to three, which are their common problems. */
const minListedSubheadings = 5

/** Returns the headings in the outline: those of sections, and the subheadings of a page that is structured by them. */
export function getListedHeadings(headings: readonly Heading[]): Heading[] {
  const hasSubheadings = headings.filter(({ depth }) => depth === 3).length >= minListedSubheadings
  return headings.filter(({ depth }) => depth === 2 || hasSubheadings)
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

/** Sidebar entry of a page. */
export interface NavPage {
  path: string
  title: string
  isNew?: true
  /** Class of its entry in the sidebar. */
  className?: string
  /** True if the entry in the sidebar leads nowhere. */
  disabled?: true
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
  /** Pages of a hidden group have routes but no sidebar entries. */
  isHidden?: true
  pages: NavPage[]
  links: NavLink[]
}

/** True for the reference of a component, `/table/api` or `/form-item/api`, and for `/donation/api`. */
export const isReferencePath = (path: string): boolean => /^\/[^/]+\/api$/.test(path)

/** Returns the demo that a page's run link opens. */
export const getRunLinkDemo = ({ hasRunLink, demos }: Pick<Page, 'hasRunLink' | 'demos'>): Demo | undefined =>
  hasRunLink ? demos[0] : undefined

/**
 * Returns the section of a page; the first load has a hash per section, so the number of pages does not increase it. A
 * page without a folder, `/gallery`, is a section of its own.
 */
export const getSection = (path: string): string =>
  isReferencePath(path) ? 'api' : path.slice(1, path.lastIndexOf('/')) || path.slice(1)

export const demoTitle = ({ number }: Demo, page: Pick<Page, 'title' | 'headings'>): string =>
  page.headings.find(heading => heading.number === number)?.text ?? page.title
