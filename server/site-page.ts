import { escapeUntrusted } from '../shared/escape.ts'
import type { Language } from '../shared/locale.ts'
import { getHtmlLang } from '../shared/locale.ts'
import { siteStyle } from './site-style.ts'

/** The Traditional Chinese texts are written out, because the server has no build step that converts Chinese. */
const texts: Record<Language, { search: string; placeholder: string }> = {
  zh: { search: '搜索', placeholder: '搜索文档、示例、API' },
  tw: { search: '搜尋', placeholder: '搜尋文件、範例、API' },
  en: { search: 'Search', placeholder: 'Search docs, demos, API' }
}

interface SitePage {
  language: Language
  basePath: string
  title: string
  /** False keeps the page out of search engines. */
  isIndexed: boolean
  /** HTML between the name of the site and the search. */
  links?: string
  /** Text in the search field; it may come from an address. */
  query?: string
  /** HTML of the content. */
  main: string
}

/**
 * Renders a page of the server with the name, the colors and the search of the site. It has no script: the form opens
 * the site, which shows the results.
 */
export function renderSitePage({
  language,
  basePath,
  title,
  isIndexed,
  links = '',
  query = '',
  main
}: SitePage): string {
  const text = texts[language]
  return `<!doctype html>
<html lang="${getHtmlLang(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${isIndexed ? '' : '<meta name="robots" content="noindex">\n'}<title>${title} · vxe-table 3.8</title>
<style>${siteStyle}</style>
</head>
<body>
<header>
<a class="home" href="${basePath}"><svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true"><path d="M2 2h16v16H2zM2 8h16M8 2v16" fill="none" stroke="currentColor" stroke-width="1.5"/><path class="cell" d="M8 8h10v10H8z"/></svg>vxe-table <small>3.8</small></a>
<form action="${basePath}" role="search"><input type="search" name="search" required placeholder="${text.placeholder}" aria-label="${text.placeholder}" value="${escapeUntrusted(query)}"><button>${text.search}</button></form>
${links && `<nav>${links}</nav>`}
</header>
<main>
${main}
</main>
</body>
</html>
`
}
