import { withPolicy } from '../../server/page-policy.ts'
import type { ContentTable } from '../../shared/content.ts'
import type { PageModule } from '../../shared/first.ts'
import type { Language } from '../../shared/locale.ts'
import { htmlLang } from '../../shared/locale.ts'
import type { Site } from '../pages/site.ts'
import { shortHash } from '../graph/hash.ts'
import type { Drawings } from './drawings.ts'
import { escapeAttribute, escapeText } from '../../shared/escape.ts'
import { contentStatement, failureTemplate } from './index-html.ts'
import type { OutputFile } from './output-file.ts'
import { plainName } from '../../shared/plain-name.ts'
import { alternates, documentAddress } from './sitemap.ts'

interface Parts {
  /** index.html as the app's build left it. */
  index: string
  table: ContentTable
  /** Before the addresses that programs read; empty where the server puts it there. */
  origin: string
  site: Site
  pages: readonly PageModule[]
  drawings: Drawings
}

/**
 * Each page as a document of its own at a plain address: for crawlers, for readers without JavaScript, for links that
 * somebody pastes. With JavaScript it is the app, which goes on with the addresses behind the `#`.
 */
export async function staticPages({ index, table, origin, site, pages, drawings }: Parts): Promise<OutputFile[]> {
  const style = /<style>([\s\S]*?)<\/style>/.exec(index)
  if (!style) throw new Error('index.html has no <style> of the shell to put into a file.')
  const sheet = { path: `static/css/shell.${shortHash(style[1]!)}.css`, body: style[1]! }
  const document = index
    .replace(style[0], () => `<link rel="stylesheet" href="${table.base}${sheet.path}">`)
    // Not in the document: it changes with every page.
    .replace('<!--content-->', `<script src="${table.base}content.js"></script>`)
    .replace('<!--app-en-->', '')
    .replace('<!--app-failed-->', () => failureTemplate(drawings.failureCards))
  // Each document has the same scripts.
  const shared = await withPolicy(document, 'index.html')
  const known = new Set(site.pages.map(({ path }) => path))
  return [
    sheet,
    { path: 'content.js', body: contentStatement(table) },
    ...pages.map(page => ({ path: plainName(page.page.path, page.page.language, 'html'), body: documentOf(page) }))
  ]

  function documentOf(drawn: PageModule): string {
    const { page } = drawn
    const { path, language } = page
    const drawing = drawings[language]
    const base = origin + table.base
    const address = documentAddress(base, path, language)
    const head = [
      `<link rel="canonical" href="${address}">`,
      ...alternates(base, path).map(
        other => `<link rel="alternate" hreflang="${other.hreflang}" href="${other.address}">`
      ),
      ...Object.entries({
        type: 'article',
        site_name: 'vxe-table',
        title: page.title,
        description: page.summary,
        url: address,
        locale: htmlLang(language).replace('-', '_')
      }).map(([name, value]) => `<meta property="og:${name}" content="${escapeAttribute(value)}">`),
      `<script type="application/ld+json">${breadcrumb(drawn, address)}</script>`
    ]
    const body = withPlainLinks(drawing.shell(site.nav(language), drawn), table.base, language, known)
    return shared
      .replace(/<html lang="[^"]*">/, () => `<html lang="${htmlLang(language)}" data-static="${path}">`)
      .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeText(drawing.title(page))}</title>${head.join('')}`)
      .replace(
        /<meta name="description" content="[^"]*">/,
        () => `<meta name="description" content="${escapeAttribute(page.summary)}">`
      )
      .replace(
        '<div id="app"><!--app--></div>',
        () => `<div id="app" data-drawn="${path}" data-language="${language}">${body}</div>`
      )
  }
}

/** Links to pages lead to their documents, and what has none (the playground) is the app. `src/first-view.ts` leads them back. */
const withPlainLinks = (html: string, base: string, language: Language, known: ReadonlySet<string>): string =>
  html.replace(/(<a\b[^>]*\shref=")#(\/[^"?#]*)([^"]*)"/g, (_, start: string, path: string, rest: string) =>
    known.has(path) ? `${start}${base}${plainName(path, language, 'html')}${rest}"` : `${start}${base}#${path}${rest}"`
  )

const breadcrumb = ({ page }: PageModule, address: string): string =>
  JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: page.group },
      { '@type': 'ListItem', position: 2, name: page.title, item: address }
    ]
  }).replaceAll('<', '\\u003c')
