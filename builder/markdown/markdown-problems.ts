import { formatMemberName } from '../../shared/member-name.ts'
import { step } from '../graph/step.ts'
import { toTraditional } from '../locale/traditional.ts'
import { textOfCode } from '../demos/shown-code.ts'
import { getShownCode } from '../mdx/expand-code.ts'
import type { FactTables } from '../mdx/expand-tables.ts'
import { getFactTable, isFactElement } from '../mdx/expand-tables.ts'
import type { Outline } from './outline.ts'
import { outlineOf } from './outline.ts'
import type { MarkdownInput, TableRow } from './page-markdown.ts'
import { releasePicture, tableName } from './page-markdown.ts'

interface RenderedMarkdown {
  input: MarkdownInput
  markdown: string
}

/**
 * Returns the differences between a page and its Markdown; both are parsed, the page as MDX. Parsing all pages takes
 * half a minute, so the result is cached.
 */
export const markdownProblems = step(
  'markdown-problems',
  import.meta.url,
  ({ input, markdown }: RenderedMarkdown): string[] => {
    const expected = outlineOfPage(input)
    const actual = outlineOf(markdown, 'md')
    const paragraphs = new Set(actual.paragraphs)
    const links = new Set(actual.links)
    return [
      ...differences('heading', expected.headings, actual.headings),
      ...differences('code', expected.code, actual.code),
      ...differences('row', expected.tables.flatMap(rowsWithPositions), actual.tables.flatMap(rowsWithPositions)),
      ...expected.paragraphs.filter(text => !paragraphs.has(text)).map(text => `no paragraph says: ${text}`),
      ...expected.links.filter(link => !links.has(link)).map(link => `no link leads to ${link}`),
      ...actual.elements
        .filter(({ name }) => !/^<\/?kbd>$/.test(name))
        .map(({ name }) => `not Markdown, but an element: ${name}`)
    ]
  }
)

/** Returns the outline of a page with its demos, tables and islands expanded. */
function outlineOfPage({
  language,
  title,
  source,
  demos,
  views,
  tables,
  facts,
  codes,
  addresses,
  islands,
  members
}: MarkdownInput): Outline {
  const seen = new Set<string>()
  // A file that several demos import is expected once.
  const demoCode = (name: string) =>
    (demos[name]?.files ?? []).flatMap(({ label, text }) => {
      const isSeen = seen.has(label)
      seen.add(label)
      return isSeen || !text ? [] : [text.trimEnd()]
    })
  const outline = outlineOf(language === 'tw' ? toTraditional(source) : source, 'mdx', (name, of, target) => {
    if (name === 'Demo') target.code.push(...demoCode(of.replace(/^\.\/|\.vue$/g, '')))
    if (name === 'Code') target.code.push(textOfCode(getShownCode(codes, of)))
    if (name === 'ApiTable') target.tables.push([headOf[language], ...(tables[of]?.rows ?? []).flatMap(cellsOf)])
    if (isFactElement(name)) target.tables.push(factCells(facts, name, of))
    const island = islands[name]
    if (!island) return
    const { headings, tables: rows, paragraphs, links } = outlineOf(island, 'md')
    target.headings.push(...headings)
    target.tables.push(...rows)
    target.paragraphs.push(...paragraphs)
    target.links.push(...links)
  })
  outline.headings.unshift(`# ${title}`)
  if (views.length) outline.headings.push(`## ${{ zh: '视图', tw: '檢視', en: 'Views' }[language]}`)
  if (members.length)
    outline.headings.push(`## ${{ zh: '本页提到的成员', tw: '本頁提到的成員', en: 'Members on this page' }[language]}`)
  outline.code.push(...views.flatMap(demoCode))
  outline.links = outline.links.flatMap(link => {
    if (link === '/playground') return []
    const [, path = '', anchor = ''] = /^([^#?]*)(?:\?[^#]*)?(#.*)?$/.exec(link) ?? []
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
  [formatMemberName(row.path), row.type, row.default, plainText(row.text)].map(text =>
    text.replace(/\s+/g, ' ').trim()
  ),
  ...row.rows.flatMap(cellsOf)
]

function factCells(facts: FactTables, element: string, of: string): string[][] {
  const { head, rows } = getFactTable(facts, element, of)
  return [head, ...rows].map(cells => cells.map(text => plainText(withNames(text, element)).replace(/\\([|<])/g, '$1')))
}

const withNames = (text: string, element: string): string =>
  text.replace(releasePicture, '').replace(/<Api of="([^"]+)" \/>/g, (_, path: string) => tableName(element, path))

/** Removes the markup of reference texts: `code` and [label](target). */
const plainText = (text: string): string =>
  text.replace(/\[((?:`[^`]*`|[^\]`])+)\]\((?:\(\)|[^()\s])+\)/g, '$1').replaceAll('`', '')

const rowsWithPositions = (rows: string[][], table: number): string[] =>
  rows.map((cells, row) => `${table + 1}.${row} ${JSON.stringify(cells)}`)

/** Reports the first difference between two lists only. */
function differences(kind: string, expected: readonly string[], actual: readonly string[]): string[] {
  const firstDifference = expected.findIndex((each, index) => each !== actual[index])
  if (firstDifference < 0 && expected.length === actual.length) return []
  const position = firstDifference < 0 ? expected.length : firstDifference
  return [`${kind} ${position + 1} is ${quoteText(actual[position])} instead of ${quoteText(expected[position])}`]
}

const quoteText = (text: string | undefined): string => (text === undefined ? 'missing' : JSON.stringify(text))
