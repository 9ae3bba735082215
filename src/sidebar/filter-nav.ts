import type { NavGroup } from '../../shared/page.ts'
import { own } from '../../shared/own.ts'

/** Words that find a page besides its title, by its path. */
export type Keywords = Readonly<Record<string, readonly string[]>>

/** Groups with the pages whose title or keywords contain the text. The text is plain: `(`, `\` and `*` are characters. */
export function filterNav(groups: readonly NavGroup[], text: string, keywords: Keywords = {}): NavGroup[] {
  const wanted = text.trim().toLowerCase()
  if (!wanted) return [...groups]
  const has = (candidate: string) => candidate.toLowerCase().includes(wanted)
  return groups.flatMap(group => {
    const pages = group.pages.filter(page => has(page.title) || own(keywords, page.path)?.some(has))
    const links = group.links.filter(link => has(link.title))
    return pages.length || links.length ? [{ ...group, pages, links }] : []
  })
}

/** Text before, inside and after the first match: what the sidebar marks. */
export function splitMatch(title: string, text: string): [string, string, string] {
  const start = text.trim() ? title.toLowerCase().indexOf(text.trim().toLowerCase()) : -1
  if (start < 0) return [title, '', '']
  const end = start + text.trim().length
  return [title.slice(0, start), title.slice(start, end), title.slice(end)]
}
