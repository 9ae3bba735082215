import type { Language } from '../../shared/locale.ts'
import { htmlLang, languages } from '../../shared/locale.ts'
import type { History } from '../history/page-history.ts'
import type { OutputFile } from './output-file.ts'
import { plainName } from '../../shared/plain-name.ts'

/** A page in another language, as `hreflang` calls it. */
export interface Alternate {
  hreflang: string
  address: string
}

export const documentAddress = (base: string, path: string, language: Language): string =>
  base + plainName(path, language, 'html')

/** Who speaks none of the languages gets what the others were made from. */
export const alternates = (base: string, path: string): Alternate[] => [
  ...languages.map(of => ({ hreflang: htmlLang(of), address: documentAddress(base, path, of) })),
  { hreflang: 'x-default', address: documentAddress(base, path, 'zh') }
]

/** Every document of every page, with the same page in the other languages beside it. */
export function sitemap(base: string, pages: readonly { path: string }[], history?: History): OutputFile {
  const urls = pages.flatMap(({ path }) => {
    const links = alternates(base, path).map(
      ({ hreflang, address }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${address}"/>`
    )
    const updated = history?.updated(path)
    const day = updated ? `<lastmod>${updated}</lastmod>` : ''
    return languages.map(of => `<url><loc>${documentAddress(base, path, of)}</loc>${day}${links.join('')}</url>\n`)
  })
  return {
    path: 'sitemap.xml',
    body: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('')}</urlset>\n`
  }
}
