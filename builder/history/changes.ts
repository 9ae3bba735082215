import type { Language } from '../../shared/locale.ts'
import type { DailyChanges } from '../../shared/page.ts'
import type { Site } from '../pages/site.ts'
import { pageLink } from '../pages/site.ts'
import type { PageHistory } from './page-history.ts'

/** Returns the days with changes to pages that still exist, with links to these pages. */
export function listChanges(history: PageHistory | undefined, site: Site, language: Language): DailyChanges[] {
  const pages = new Map(site.pages.map(page => [page.path, page]))
  const links = (paths: readonly string[]) => paths.flatMap(path => pageLink(pages.get(path), language) ?? [])
  return (history?.days ?? [])
    .map(({ date, added, changed }) => ({ date, added: links(added), changed: links(changed) }))
    .filter(({ added, changed }) => added.length + changed.length > 0)
}
