import type { Language } from '../../shared/locale.ts'
import { getHtmlLang, languages } from '../../shared/locale.ts'
import type { PageLink } from '../../shared/page.ts'
import { changesPath, getDayAnchor } from '../../shared/page.ts'
import { getFeedName } from '../../shared/static-names.ts'
import { listChanges } from '../history/changes.ts'
import type { PageHistory } from '../history/page-history.ts'
import type { Site } from '../pages/site.ts'
import { escapeAttribute } from '../../shared/escape.ts'
import type { OutputFile } from './output-file.ts'
import { documentAddress } from './sitemap.ts'

const words: Record<Language, { title: string; added: string; changed: string }> = {
  zh: { title: 'vxe-table 3.8 文档更新', added: '新增', changed: '更新' },
  tw: { title: 'vxe-table 3.8 文件更新', added: '新增', changed: '更新' },
  en: { title: 'Changes of the vxe-table 3.8 documentation', added: 'Added', changed: 'Changed' }
}
const maxDays = 30

/** Feeds with the changes of the documentation, one entry per day. */
export function feeds(base: string, site: Site, history: PageHistory | undefined): OutputFile[] {
  if (!history) return []
  return languages.map(language => {
    const { title, added, changed } = words[language]
    const page = documentAddress(base, changesPath, language)
    const days = listChanges(history, site, language).slice(0, maxDays)
    const list = (label: string, links: readonly PageLink[]) =>
      links.length
        ? `<h2>${label}</h2><ul>${links.map(({ path, title }) => `<li><a href="${documentAddress(base, path, language)}">${escapeAttribute(title)}</a></li>`).join('')}</ul>`
        : ''
    const entries = days.map(
      day =>
        `<entry><id>tag:vxe-table-docs,${day.date}:${language}</id><title>${day.date}</title><updated>${day.date}T00:00:00Z</updated><link href="${page}#${getDayAnchor(day.date)}"/><content type="html">${escapeAttribute(list(added, day.added) + list(changed, day.changed))}</content></entry>\n`
    )
    return {
      path: getFeedName(language),
      body: `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${getHtmlLang(language)}"><id>tag:vxe-table-docs,2026:${language}</id><title>${title}</title><author><name>vxe-table</name></author><updated>${days[0]?.date ?? '2026-01-01'}T00:00:00Z</updated><link href="${page}"/><link rel="self" href="${base}${getFeedName(language)}"/>\n${entries.join('')}</feed>\n`
    }
  })
}
