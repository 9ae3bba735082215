import { escapeControls } from '../shared/escape-controls.ts'
import { escapeUntrusted } from '../shared/escape.ts'
import type { Language } from '../shared/locale.ts'
import { getDefaultLocale, getHtmlLang, getLanguage } from '../shared/locale.ts'
import { nearestPages, searchWordsOf } from '../shared/nearest-pages.ts'
import { getStaticPageName } from '../shared/static-names.ts'
import type { SiteTitles } from '../shared/titles.ts'
import { renderSitePage } from './site-page.ts'

const texts: Record<Language, { title: string; missing: string; nearest: string; home: string }> = {
  zh: { title: '页面不存在', missing: '该地址下没有内容。', nearest: '相近的页面', home: '返回文档首页' },
  tw: { title: '頁面不存在', missing: '該網址下沒有內容。', nearest: '相近的頁面', home: '返回文件首頁' },
  en: {
    title: 'Page not found',
    missing: 'There is nothing at this address.',
    nearest: 'Similar pages',
    home: 'Go to the documentation'
  }
}

interface NotFoundPage {
  basePath: string
  language: Language
  /** Path of the request below the base path, decoded, as anyone may have written it. */
  path?: string
  titles?: SiteTitles
}

/** Maximum number of characters shown of an address. */
const maxShownLength = 80

/** Renders the page for an unknown address: similar pages, a search for the words of the address, the other language. */
export function renderNotFoundPage({ basePath, language, path, titles = {} }: NotFoundPage): string {
  const text = texts[language]
  const page = path === undefined ? '' : getPagePath(path)
  const pages = Object.entries(titles).map(([path, { title }]) => ({ path, title }))
  const nearest = nearestPages(pages, page).map(
    ({ path, title }) =>
      `<li><a href="${basePath}${escapeUntrusted(getStaticPageName(path, language, 'html'))}">${escapeUntrusted(title)}</a> <small>${escapeUntrusted(path)}</small></li>`
  )
  const other = language === 'en' ? 'zh' : 'en'
  return renderSitePage({
    language,
    basePath,
    title: text.title,
    isIndexed: false,
    query: searchWordsOf(page),
    main: [
      `<h1>${text.title}</h1>`,
      `<p>${text.missing}</p>`,
      path && `<p><code>${escapeUntrusted(shorten(escapeControls(path)))}</code></p>`,
      nearest.length > 0 && `<h2>${text.nearest}</h2>\n<ul>${nearest.join('')}</ul>`,
      `<p><a href="${basePath}">${text.home}</a></p>`,
      `<p lang="${getHtmlLang(other)}">${texts[other].missing} <a href="${basePath}">${texts[other].home}</a></p>`
    ]
      .filter(Boolean)
      .join('\n')
  })
}

const shorten = (text: string): string => (text.length > maxShownLength ? `${text.slice(0, maxShownLength)}…` : text)

/** Returns the path that a page of the site would have: `/en/table/base/sort.html` -> `/table/base/sort`. */
const getPagePath = (path: string): string => path.replace(/^\/(?:tw|en)\//, '/').replace(/(?:\.html|\.md|\/)$/, '')

/** Reads the language from the folder of the path, otherwise from the header `Accept-Language`. */
export function getPageLanguage(path: string, acceptLanguage: string | null): Language {
  const [, folder] = /^\/(tw|en)\//.exec(path) ?? []
  if (folder) return folder as Language
  // Without the header, the language of most readers.
  const [first = ''] = (acceptLanguage ?? 'zh-CN').split(/[,;]/)
  return /^zh$/i.test(first) ? 'zh' : getLanguage(getDefaultLocale(first))
}
