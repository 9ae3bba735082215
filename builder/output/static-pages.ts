import { addPolicy } from '../../server/page-policy.ts'
import type { ContentTable } from '../../shared/content.ts'
import type { PageModule } from '../../shared/page-module.ts'
import { getPictureAddress, pictureSize } from '../../shared/gallery.ts'
import type { Language } from '../../shared/locale.ts'
import { getHtmlLang } from '../../shared/locale.ts'
import type { Site } from '../pages/site.ts'
import type { Pictures } from '../pictures/read-pictures.ts'
import { shortHash } from '../graph/hash.ts'
import type { PageRenderers } from './page-renderers.ts'
import { escapeAttribute, escapeText } from '../../shared/escape.ts'
import { contentStatement, failureTemplate } from './index-html.ts'
import type { OutputFile } from './output-file.ts'
import { getStaticPageName } from '../../shared/static-names.ts'
import { alternates, documentAddress } from './sitemap.ts'

interface StaticPageOptions {
  /** index.html as written by the app's build. */
  index: string
  table: ContentTable
  /** Prefix of the addresses that programs read; empty if the server inserts it. */
  origin: string
  site: Site
  pages: readonly PageModule[]
  renderers: PageRenderers
  pictures: Pictures
}

/**
 * Renders each page as a document at a plain address: for crawlers, for readers without JavaScript, for shared links.
 * With JavaScript it becomes the app, which continues with the addresses after the `#`.
 */
export async function staticPages({
  index,
  table,
  origin,
  site,
  pages,
  renderers,
  pictures
}: StaticPageOptions): Promise<OutputFile[]> {
  const style = /<style>([\s\S]*?)<\/style>/.exec(index)
  if (!style) throw new Error('index.html has no <style> of the shell to put into a file.')
  const script = findFirstScript(index)
  const sheet = { path: `static/css/shell.${shortHash(style[1]!)}.css`, body: style[1]! }
  const document = index
    .replace(style[0], () => `<link rel="stylesheet" href="${table.base}${sheet.path}">`)
    // Not inlined: the content table changes with every page, and both are the same in each document.
    .replace('<!--content-->', `<script src="${table.base}content.js"></script>`)
    .replace(`<script>${script}</script>`, () => '')
    .replace('<!--app-en-->', '')
    .replace('<!--app-failed-->', () => failureTemplate(renderers.failureCards))
  // Computed once, because each document has the same scripts.
  const shared = await addPolicy(document, 'index.html')
  const pagePaths = new Set(site.pages.map(({ path }) => path))
  return [
    sheet,
    { path: 'content.js', body: `${contentStatement(table)};${script}` },
    ...pages.map(page => ({
      path: getStaticPageName(page.page.path, page.page.language, 'html'),
      body: documentOf(page)
    }))
  ]

  /** Previews of a link show the picture of the first demo. */
  function imageOf({ demos: [demo], language }: PageModule['page']): Record<string, string> {
    const hash = demo && pictures.of(demo.id, language).light
    if (!hash) return {}
    const [width, height] = [pictureSize.width, pictureSize.height].map(String)
    return {
      image: origin + table.base + getPictureAddress(demo.id, language, 'light', hash),
      'image:width': width!,
      'image:height': height!
    }
  }

  function documentOf(rendered: PageModule): string {
    const { page } = rendered
    const { path, language } = page
    const renderer = renderers[language]
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
        locale: getHtmlLang(language).replace('-', '_'),
        ...imageOf(page)
      }).map(([name, value]) => `<meta property="og:${name}" content="${escapeAttribute(value)}">`),
      `<link rel="alternate" type="text/markdown" href="${base}${getStaticPageName(path, language, 'md')}">`,
      `<script type="application/ld+json">${breadcrumb(rendered, address)}</script>`
    ]
    const body = withPlainLinks(renderer.renderShell(site.nav(language), rendered), table.base, language, pagePaths)
    return shared
      .replace(/<html lang="[^"]*">/, () => `<html lang="${getHtmlLang(language)}" data-static="${path}">`)
      .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeText(renderer.getTitle(page))}</title>${head.join('')}`)
      .replace(
        /<meta name="description" content="[^"]*">/,
        () => `<meta name="description" content="${escapeAttribute(page.summary)}">`
      )
      .replace(
        '<div id="app"><!--app--></div>',
        () =>
          `${markdownNote(page, table.base)}<div id="app" data-drawn="${path}" data-language="${language}">${body}</div>`
      )
  }
}

/** Returns the inline script that runs before the first paint. */
function findFirstScript(index: string): string {
  const [before = ''] = index.split('</head>', 1)
  const [, script] = before.split('<script>', 2)
  const end = script?.indexOf('</script>') ?? -1
  if (!script || end < 0) throw new Error('index.html has no inline script in its head to put into a file.')
  return script.slice(0, end)
}

/**
 * Tells programs that read the document where its Markdown is. It is hidden, because readers have a button, and has no
 * links, because the first link of a document is the one that skips to its content.
 */
function markdownNote({ path, language }: PageModule['page'], base: string): string {
  const markdown = base + getStaticPageName(path, language, 'md')
  const note = {
    zh: `vxe-table 3.8 文档，用于 Vue 2。本页的 Markdown 版本包含全部示例的源代码，请求本页时发送 Accept: text/markdown 也会返回：${markdown}。全部页面的列表：${base}llms.zh.txt（English: ${base}llms.txt）`,
    tw: `vxe-table 3.8 文件，用於 Vue 2。本頁的 Markdown 版本包含全部示例的原始碼，請求本頁時傳送 Accept: text/markdown 也會返回：${markdown}。全部頁面的列表：${base}llms.zh.txt（English: ${base}llms.txt）`,
    en: `Documentation of vxe-table 3.8 for Vue 2. This page as Markdown, with the source of all demos, also returned for Accept: text/markdown: ${markdown}. List of all pages: ${base}llms.txt`
  }[language]
  return `<p hidden>${note}</p>`
}

/**
 * Links to pages lead to their documents, other links (the playground) to the app. `src/first-view.ts` restores the
 * links of the app.
 */
const withPlainLinks = (html: string, base: string, language: Language, pagePaths: ReadonlySet<string>): string =>
  html.replace(/(<a\b[^>]*\shref=")#(\/[^"?#]*)([^"]*)"/g, (_, start: string, path: string, rest: string) =>
    pagePaths.has(path)
      ? `${start}${base}${getStaticPageName(path, language, 'html')}${rest}"`
      : `${start}${base}#${path}${rest}"`
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
