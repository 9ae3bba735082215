import type { Language } from '../../shared/locale.ts'
import type { Changes } from '../../shared/page.ts'
import type { Site } from '../pages/site.ts'
import { pageLink } from '../pages/site.ts'
import type { History } from './page-history.ts'

/** The days on which pages changed that are still there, with their titles. */
export function changesIn(history: History | undefined, site: Site, language: Language): Changes[] {
  const pages = new Map(site.pages.map(page => [page.path, page]))
  const links = (paths: readonly string[]) => paths.flatMap(path => pageLink(pages.get(path), language) ?? [])
  return (history?.days ?? [])
    .map(({ date, added, changed }) => ({ date, added: links(added), changed: links(changed) }))
    .filter(({ added, changed }) => added.length + changed.length > 0)
}
