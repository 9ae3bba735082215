import type { ApiMember, ApiSubject } from '../../shared/api.ts'
import { readMemberPath } from '../../shared/api.ts'
import { firstSentence } from '../../shared/description-text.ts'
import { getExampleAddress } from '../../shared/demo.ts'
import type { Language } from '../../shared/locale.ts'
import { languages } from '../../shared/locale.ts'
import { formatMemberName } from '../../shared/member-name.ts'
import type { Page } from '../../shared/page.ts'
import { isReferencePath } from '../../shared/page.ts'
import type { Reference } from '../api/reference.ts'
import { subjectTag } from '../api/subjects.ts'
import { demoFileNames, demoPath, getShownSource } from '../demos/demo-source.ts'
import type { OutputFile } from '../output/output-file.ts'
import { getStaticPageName } from '../../shared/static-names.ts'
import type { ContentFiles } from '../pages/content-files.ts'
import { memoizeFor } from '../pages/content-files.ts'
import { subjectNames } from '../pages/content-modules.ts'
import { galleryGroups } from '../pages/gallery-groups.ts'
import { expandDefectMarks } from '../defects/page-defects.ts'
import { findFactTables } from '../pages/fact-tables.ts'
import { findShownCodes } from '../pages/shown-codes.ts'
import { tableSources } from '../pages/read-page.ts'
import type { Pictures } from '../pictures/read-pictures.ts'
import { splitFrontMatter } from '../pages/front-matter.ts'
import type { Site } from '../pages/site.ts'
import { pageFile } from '../pages/site.ts'
import { renderIsland } from './island-texts.ts'
import { getMemberFileName, memberFiles } from './member-files.ts'
import type { ListLanguage } from './page-lists.ts'
import { getFullName, pageLists, pagePointer } from './page-lists.ts'
import type { ComponentMembers, DemoText, MarkdownInput, TableRow } from './page-markdown.ts'
import { islandElement, linkedPages, pageMarkdown } from './page-markdown.ts'

interface MarkdownContext {
  /** Prefix of addresses: the base path, after the origin if it is known. */
  base: string
  site: Site
  files: ContentFiles
  reference: Reference
  pictures: Pictures
  pages: readonly Page[]
  /** Returns the rendered article of a page, which has the descriptions of its pictures. */
  articleOf?: (page: Page) => string
}

/**
 * Renders the site for programs that read: each page as Markdown, lists of the pages, members of each component, and the
 * facts of the reference as data.
 */
export function markdownFiles(parts: MarkdownContext): OutputFile[] {
  const { base, reference, pages } = parts
  const texts = new Map(pages.map(page => [page, pageMarkdown(markdownInput(page, parts))]))
  const nameOf = ({ path, language }: Page) => getStaticPageName(path, language, 'md')
  /** A page in the file of all pages has its address instead of links to lists. */
  const whole = (language: ListLanguage) =>
    pages
      .filter(page => page.language === language)
      .map(page =>
        texts.get(page)!.replace(pagePointer(base, page), () => `> [${nameOf(page)}](${base}${nameOf(page)})`)
      )
      .join('\n\n---\n\n')
  return [
    ...pages.map(page => ({ path: nameOf(page), body: texts.get(page)! })),
    ...pageLists(parts),
    ...(['en', 'zh'] as const).map(language => ({ path: getFullName(language), body: whole(language) })),
    ...memberFiles(parts),
    { path: 'api.json', body: JSON.stringify(apiData(reference)) }
  ]
}

/** Maximum length of the code of one page. Programs that fetch a page often read no more than 50,000 characters. */
const maxCodeLength = 28_000

/** Maximum length of the rows of one table in a page; longer tables have the keys of objects in the member files only. */
const maxTableLength = 20_000

/** Collects everything that the Markdown of a page is rendered from. */
export function markdownInput(
  page: Page,
  { base, files, reference, site, pictures, articleOf }: Omit<MarkdownContext, 'pages'>
): MarkdownInput {
  const { path, language } = page
  const written = files.read(pageFile(path, language))
  const source = splitFrontMatter(expandDefectMarks(written, path, language, 'words')).body
  const tables = Object.fromEntries(
    [...source.matchAll(/^<ApiTable of="([^"]+)"/gm)].map(([, of = '']) => [
      of,
      {
        rows: limitRows(reference.subject(of, language).members.map(tableRow)),
        address: base + getMemberFileName(of, language)
      }
    ])
  )
  const facts = findFactTables(source, language, tableSources(files, path))
  const knownPaths = memoizeFor(files, 'markdown pages', () => new Set(site.pages.map(each => each.path)))
  const linked = [
    ...linkedPages(source),
    ...Object.values(facts).flatMap(table => ('rows' in table ? table.rows.flat().flatMap(linkedPages) : [])),
    ...Object.values(tables).flatMap(({ rows }) => rows.flatMap(rowLinks))
  ]
  const islandFacts = {
    base,
    language,
    changes: page.changes ?? [],
    gallery: () => galleryGroups(site, reference, pictures, language)
  }
  const group = (paths: readonly string[]) => groupMembers(paths, base, language)
  const limitCode = createCodeLimit(maxCodeLength)
  return {
    language,
    // The document has the tag of the component as title too.
    title: page.kind === 'api' && isReferencePath(path) ? `vxe-${page.title}` : page.title,
    pointer: pagePointer(base, page),
    source,
    demos: Object.fromEntries(
      page.demos.map(({ name, members, knobs = [] }) => [
        name,
        {
          files: limitCode(demoFiles(files, `${path.slice(1)}/${name}.vue`, language, base)),
          members: group(members),
          knobs
        }
      ])
    ),
    views: page.views.length ? page.demos.slice(-page.views.length).map(({ name }) => name) : [],
    tables,
    facts,
    codes: findShownCodes(files, path, source, language),
    addresses: Object.fromEntries(
      linked.filter(to => knownPaths.has(to)).map(to => [to, base + getStaticPageName(to, language, 'md')])
    ),
    islands: Object.fromEntries(
      [...source.matchAll(islandElement)].map(([, element = '']) => [element, renderIsland(element, islandFacts)])
    ),
    pictures: articleOf && source.includes('<Picture ') ? describePictures(articleOf(page)) : {},
    members: group(Array.from(source.matchAll(/<Api of="([^"]+)"/g), ([, of = '']) => of))
  }
}

/** Reads the title and the description that a picture has for screen readers. */
function describePictures(article: string): Record<string, string> {
  const [, ...figures] = article.split('<figure ')
  return Object.fromEntries(
    figures.map(figure => {
      const [, rest = ''] = figure.split('<title', 2)
      const [title = '', text = ''] = rest
        .split('</desc>', 1)[0]!
        .split('<desc')
        .map(part =>
          part
            .slice(part.indexOf('>') + 1)
            .replace('</title>', '')
            .replaceAll('&amp;', '&')
            .trim()
        )
      const [, name = ''] = /data-picture="([\w-]+)"/.exec(figure) ?? []
      return [name, `**${title}**\n\n${text}`]
    })
  )
}

/** Groups members by component, in the order of their first occurrence. */
function groupMembers(paths: readonly string[], base: string, language: Language): ComponentMembers[] {
  const names = new Map<string, Set<string>>()
  for (const path of paths) {
    const subject = readMemberPath(path)?.subject
    if (subject) names.set(subject, (names.get(subject) ?? new Set()).add(formatMemberName(path)))
  }
  return [...names].map(([subject, set]) => ({
    tag: subjectTag(subject),
    address: base + getMemberFileName(subject, language),
    names: [...set]
  }))
}

/** Returns the demo and the files that it imports. */
const demoFiles = (files: ContentFiles, demo: string, language: Language, base: string): DemoText['files'] =>
  demoFileNames(files, demo).map(name => {
    const file = demoPath(name, language)
    return {
      label: file.label,
      text: getShownSource(files, name, language, 'ts'),
      address: base + getExampleAddress(file, 'ts')
    }
  })

/** Returns a function that replaces files by their addresses when the code of a page gets too long. */
function createCodeLimit(maxLength: number): (files: DemoText['files']) => DemoText['files'] {
  const counted = new Set<string>()
  let length = 0
  return files =>
    files.map(file => {
      if (counted.has(file.label)) return file
      counted.add(file.label)
      length += file.text.length
      return length > maxLength ? { ...file, text: '' } : file
    })
}

/** Drops the keys of objects from a long table, and all but the first sentences. */
function limitRows(rows: readonly TableRow[]): TableRow[] {
  if (JSON.stringify(rows).length <= maxTableLength) return [...rows]
  return rows.map(row => ({ ...row, text: firstSentence(row.text), rows: [] }))
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
