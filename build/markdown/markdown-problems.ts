import { memberName } from '../../shared/member-name.ts'
import { step } from '../graph/step.ts'
import { toTraditional } from '../locale/traditional.ts'
import type { Facts } from '../mdx/expand-tables.ts'
import { factFor, isFactElement } from '../mdx/expand-tables.ts'
import type { Outline } from './outline.ts'
import { outlineOf } from './outline.ts'
import type { MarkdownInput, TableRow } from './page-markdown.ts'

interface Made {
  input: MarkdownInput
  markdown: string
}

/**
 * What the Markdown of a page says otherwise than the page itself: both are parsed, the page as MDX. Parsing all pages
 * takes half a minute, so it is remembered.
 */
export const markdownProblems = step('markdown-problems', import.meta.url, ({ input, markdown }: Made): string[] => {
  const wanted = outlineOfPage(input)
  const found = outlineOf(markdown, 'md')
  const paragraphs = new Set(found.paragraphs)
  const links = new Set(found.links)
  return [
    ...differences('heading', wanted.headings, found.headings),
    ...differences('code', wanted.code, found.code),
    ...differences('row', wanted.tables.flatMap(rowsWithPlaces), found.tables.flatMap(rowsWithPlaces)),
    ...wanted.paragraphs.filter(text => !paragraphs.has(text)).map(text => `no paragraph says: ${text}`),
    ...wanted.links.filter(link => !links.has(link)).map(link => `no link leads to ${link}`),
    ...found.elements
      .filter(({ name }) => !/^<\/?kbd>$/.test(name))
      .map(({ name }) => `not Markdown, but an element: ${name}`)
  ]
})

/** What stands in the page, and what its demos and tables stand for. */
function outlineOfPage({ language, title, source, demos, views, tables, facts, addresses }: MarkdownInput): Outline {
  const demoCode = (name: string) => (demos[name] ?? []).map(({ text }) => text.trimEnd())
  const outline = outlineOf(language === 'tw' ? toTraditional(source) : source, 'mdx', (name, of, found) => {
    if (name === 'Demo') found.code.push(...demoCode(of.replace(/^\.\/|\.vue$/g, '')))
    if (name === 'ApiTable') found.tables.push([headOf[language], ...(tables[of] ?? []).flatMap(cellsOf)])
    if (isFactElement(name)) found.tables.push(factCells(facts, name, of))
  })
  outline.headings.unshift(`# ${title}`)
  if (views.length) outline.headings.push(`## ${{ zh: '视图', tw: '檢視', en: 'Views' }[language]}`)
  outline.code.push(...views.flatMap(demoCode))
  outline.links = outline.links.map(link => {
    const [, path = '', anchor = ''] = /^([^#]*)(#.*)?$/.exec(link) ?? []
    return Object.hasOwn(addresses, path) ? addresses[path] + anchor : link
  })
  return outline
}

const headOf = {
  zh: ['名称', '类型', '默认值', '说明'],
  tw: ['名稱', '型別', '預設值', '說明'],
  en: ['Name', 'Type', 'Default', 'Description']
}

const cellsOf = (row: TableRow): string[][] => [
  [memberName(row.path), row.type, row.default, plainText(row.text)].map(text => text.replace(/\s+/g, ' ').trim()),
  ...row.rows.flatMap(cellsOf)
]

function factCells(facts: Facts, element: string, of: string): string[][] {
  const { head, rows } = factFor(facts, element, of)
  return [head, ...rows].map(cells => cells.map(text => plainText(text).replace(/\\([|<])/g, '$1')))
}

/** In a text of the reference `code` and [label](target) are marked up. */
const plainText = (text: string): string =>
  text.replace(/\[((?:`[^`]*`|[^\]`])+)\]\((?:\(\)|[^()\s])+\)/g, '$1').replaceAll('`', '')

const rowsWithPlaces = (rows: string[][], table: number): string[] =>
  rows.map((cells, row) => `${table + 1}.${row} ${JSON.stringify(cells)}`)

/** The first place where two lists part says enough. */
function differences(what: string, wanted: readonly string[], found: readonly string[]): string[] {
  const at = wanted.findIndex((each, index) => each !== found[index])
  if (at < 0 && wanted.length === found.length) return []
  const place = at < 0 ? wanted.length : at
  return [`${what} ${place + 1} is ${told(found[place])} instead of ${told(wanted[place])}`]
}

const told = (text: string | undefined): string => (text === undefined ? 'missing' : JSON.stringify(text))
