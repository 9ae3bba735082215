import type { Language } from '../../shared/locale.ts'
import { getHtmlLang, languages } from '../../shared/locale.ts'
import type { PageHistory } from '../history/page-history.ts'
import type { OutputFile } from './output-file.ts'
import { getStaticPageName } from '../../shared/static-names.ts'

/** A page in another language, with its name for `hreflang`. */
export interface Alternate {
  hreflang: string
  address: string
}

export const documentAddress = (base: string, path: string, language: Language): string =>
  base + getStaticPageName(path, language, 'html')

/** Readers of other languages get the Chinese page, from which the others were translated. */
export const alternates = (base: string, path: string): Alternate[] => [
  ...languages.map(of => ({ hreflang: getHtmlLang(of), address: documentAddress(base, path, of) })),
  { hreflang: 'x-default', address: documentAddress(base, path, 'zh') }
]

/** Lists every document of every page with its alternates in the other languages. */
export function sitemap(base: string, pages: readonly { path: string }[], history?: PageHistory): OutputFile {
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
