import type { ApiMember, ApiSubject } from '../../shared/api.ts'
import type { Language } from '../../shared/locale.ts'
import { languages } from '../../shared/locale.ts'
import type { Page } from '../../shared/page.ts'
import type { Reference } from '../api/reference.ts'
import { demoFileNames, demoPath, getShownSource } from '../demos/demo-source.ts'
import type { OutputFile } from '../output/output-file.ts'
import { getStaticPageName } from '../../shared/static-names.ts'
import type { ContentFiles } from '../pages/content-files.ts'
import { memoizeFor } from '../pages/content-files.ts'
import { subjectNames } from '../pages/content-modules.ts'
import { findFactTables } from '../pages/fact-tables.ts'
import { findShownCodes } from '../pages/shown-codes.ts'
import { readBeside } from '../pages/read-page.ts'
import { copiedSource } from '../standalone/copy-parts.ts'
import { splitFrontMatter } from '../pages/front-matter.ts'
import type { Site } from '../pages/site.ts'
import { pageFile } from '../pages/site.ts'
import type { DemoText, MarkdownInput, TableRow } from './page-markdown.ts'
import { linkedPages, pageMarkdown } from './page-markdown.ts'

interface MarkdownContext {
  base: string
  site: Site
  files: ContentFiles
  reference: Reference
  pages: readonly Page[]
}

/**
 * Renders the site for programs that read: each page as Markdown, lists of the pages, and the facts of the reference
 * as data.
 */
export function markdownFiles(parts: MarkdownContext): OutputFile[] {
  const { base, site, reference, pages } = parts
  const texts = new Map(pages.map(page => [page, pageMarkdown(markdownInput(page, parts))]))
  const inLanguage = (language: Language) => pages.filter(page => page.language === language)
  const whole = (language: Language) =>
    inLanguage(language)
      .map(page => texts.get(page))
      .join('\n\n---\n\n')
  const list = (language: Language) =>
    site
      .nav(language)
      .map(({ title, pages: lines }) => {
        const listedPages = lines.flatMap(line => inLanguage(language).find(({ path }) => path === line.path) ?? [])
        const entries = listedPages.map(
          ({ path, title, summary }) => `- [${title}](${base}${getStaticPageName(path, language, 'md')}): ${summary}`
        )
        return `## ${title}\n\n${entries.join('\n')}`
      })
      .join('\n\n')
  return [
    ...pages.map(page => ({ path: getStaticPageName(page.path, page.language, 'md'), body: texts.get(page)! })),
    {
      path: 'llms.txt',
      body: `# vxe-table 3.8\n\n> Documentation of vxe-table 3.8, a data table and component library for Vue 2. Every page is Markdown at the address below; a demo stands in it with its source. All pages in one file: ${base}llms-full.txt, in Chinese: ${base}llms-full.zh.txt. Facts of the API as JSON: ${base}api.json.\n\n${list('en')}\n`
    },
    { path: 'llms.zh.txt', body: `# vxe-table 3.8\n\n${list('zh')}\n` },
    { path: 'llms-full.txt', body: whole('en') },
    { path: 'llms-full.zh.txt', body: whole('zh') },
    { path: 'api.json', body: JSON.stringify(apiData(reference)) }
  ]
}

/** Collects everything that the Markdown of a page is rendered from. */
export function markdownInput(
  page: Page,
  { base, files, reference, site }: Omit<MarkdownContext, 'pages'>
): MarkdownInput {
  const { path, language } = page
  const source = splitFrontMatter(files.read(pageFile(path, language))).body
  const tables = Object.fromEntries(
    [...source.matchAll(/^<ApiTable of="([^"]+)"/gm)].map(([, of = '']) => [
      of,
      reference.subject(of, language).members.map(tableRow)
    ])
  )
  const knownPaths = memoizeFor(files, 'markdown pages', () => new Set(site.pages.map(each => each.path)))
  const linked = [...linkedPages(source), ...Object.values(tables).flat().flatMap(rowLinks)]
  const demos = page.demos.map(({ name }) => [name, demoTexts(files, `${path.slice(1)}/${name}.vue`, language)])
  return {
    language,
    title: page.title,
    source,
    demos: Object.fromEntries(demos),
    views: page.views.length ? page.demos.slice(-page.views.length).map(({ name }) => name) : [],
    tables,
    facts: findFactTables(source, language, readBeside(files, path)),
    codes: findShownCodes(files, path, source, language),
    addresses: Object.fromEntries(
      linked.filter(to => knownPaths.has(to)).map(to => [to, base + getStaticPageName(to, language, 'md')])
    )
  }
}

/** Returns a demo as one file, like a copy of it, or as its files if it has several components. */
function demoTexts(files: ContentFiles, demo: string, language: Language): DemoText[] {
  const [own = demo, ...imported] = demoFileNames(files, demo)
  const text = (name: string, read: typeof copiedSource) => ({
    label: demoPath(name, language).label,
    text: read(files, name, language, 'ts')
  })
  return imported.some(name => name.endsWith('.vue'))
    ? [own, ...imported].map(name => text(name, getShownSource))
    : [text(own, copiedSource)]
}

const tableRow = (member: ApiMember): TableRow => ({
  path: member.path,
  type: member.type,
  default: member.default ?? '',
  text: member.text,
  rows: (member.members ?? []).map(tableRow)
})

const rowLinks = ({ text, rows }: TableRow): string[] => [...linkedPages(text), ...rows.flatMap(rowLinks)]

/**
 * Returns the reference in both written languages; the Traditional Chinese words are converted from the Chinese ones.
 */
const apiData = (reference: Reference): Record<string, Record<string, ApiSubject>> =>
  Object.fromEntries(
    languages
      .filter(language => language !== 'tw')
      .map(language => [
        language,
        Object.fromEntries(subjectNames.map(name => [name, reference.subject(name, language)]))
      ])
  )
