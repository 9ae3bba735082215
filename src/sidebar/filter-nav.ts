import type { NavGroup, NavPage } from '../../shared/page.ts'
import { getOwn } from '../../shared/own-property.ts'

/** Words that find a page in addition to its title, by path. */
export type Keywords = Readonly<Record<string, readonly string[]>>

interface FoundPage extends NavPage {
  /** Keyword that has found the page, if its title hasn't. */
  keyword?: string
}

export interface FoundGroup extends NavGroup {
  pages: FoundPage[]
}

/** Filters pages and links by title and keywords. The text is plain: `(`, `\` and `*` are characters. */
export function filterNav(groups: readonly NavGroup[], text: string, keywords: Keywords = {}): FoundGroup[] {
  const searchText = text.trim().toLowerCase()
  if (!searchText) return [...groups]
  const containsText = (candidate: string) => candidate.toLowerCase().includes(searchText)
  return groups.flatMap(group => {
    const pages = group.pages.flatMap((page): FoundPage[] => {
      if (containsText(page.title)) return [page]
      const keyword = getOwn(keywords, page.path)?.find(containsText)
      return keyword === undefined ? [] : [{ ...page, keyword }]
    })
    const links = group.links.filter(link => containsText(link.title))
    return pages.length || links.length ? [{ ...group, pages, links }] : []
  })
}

/** Splits a title into the text before, inside and after the first match, which the sidebar marks. */
export function splitMatch(title: string, text: string): [string, string, string] {
  const start = text.trim() ? title.toLowerCase().indexOf(text.trim().toLowerCase()) : -1
  if (start < 0) return [title, '', '']
  const end = start + text.trim().length
  return [title.slice(0, start), title.slice(start, end), title.slice(end)]
}
