import type { Language } from '../../shared/locale.ts'
import { formatMemberName } from '../../shared/member-name.ts'
import { getOwn } from '../../shared/own-property.ts'
import { step } from '../graph/step.ts'
import { toTraditional } from '../locale/traditional.ts'
import type { ShownCodes } from '../demos/shown-code.ts'
import { textOfCode } from '../demos/shown-code.ts'
import { getShownCode } from '../mdx/expand-code.ts'
import type { FactTables } from '../mdx/expand-tables.ts'
import { factElements, getFactTable } from '../mdx/expand-tables.ts'

/** Everything that the Markdown of a page is rendered from. */
export interface MarkdownInput {
  language: Language
  title: string
  /** Text after the front matter as written; the Traditional Chinese page is converted from the Chinese one. */
  source: string
  /** Files of a demo as a reader copies them, by the name of the demo: `sort-by-header`. */
  demos: Record<string, DemoText[]>
  /** Demos that the text does not contain: kept-alive views. */
  views: string[]
  /** Rows of the tables, by the name of the subject. */
  tables: Record<string, TableRow[]>
  /** Fact tables that the page names. */
  facts: FactTables
  /** Code of the files beside the page that it names. */
  codes: ShownCodes
  /** Addresses of the linked pages as Markdown, by path. */
  addresses: Record<string, string>
}

export interface DemoText {
  label: string
  text: string
}

/** Member of the reference, with the keys of the object that it takes. */
export interface TableRow {
  path: string
  type: string
  default: string
  text: string
  rows: TableRow[]
}

const words: Record<Language, Record<'Note' | 'Warning' | 'Danger' | 'demo' | 'views', string>> = {
  zh: { Note: '说明', Warning: '注意', Danger: '危险', demo: '示例', views: '视图' },
  tw: { Note: '說明', Warning: '注意', Danger: '危險', demo: '示例', views: '檢視' },
  en: { Note: 'Note', Warning: 'Warning', Danger: 'Danger', demo: 'Demo', views: 'Views' }
}

/**
 * Renders a page as plain Markdown: demos with their source, tables of the reference as tables, no elements of the
 * site.
 */
export const pageMarkdown = step('markdown', import.meta.url, (input: MarkdownInput): string => {
  const source = input.language === 'tw' ? toTraditional(input.source) : input.source
  const text = outsideOfCode(source, prose => plainProse(prose, input))
  const views = input.views.length ? `\n${viewSources(input)}` : ''
  return `# ${input.title}\n\n${text.trim()}\n${views}`.replace(/\n{3,}/g, '\n\n')
})

/**
 * Transforms the text outside of code; code only loses the attributes after its language, which only the site reads.
 */
function outsideOfCode(source: string, transform: (prose: string) => string): string {
  const parts = source.split(/^(```[\s\S]*?^```$)/m)
  return parts.map((part, index) => (index % 2 ? part.replace(/^```(\w*)[^\n]*/, '```$1') : transform(part))).join('')
}

function plainProse(prose: string, input: MarkdownInput): string {
  const labels = words[input.language]
  return prose
    .replace(/\s*\{\/\*[^*]*\*\/\}/g, '')
    .replace(/^<\/?(?:Cards|Tabs|SupportContacts|Picture(?: of="[\w-]+")?)>\n?/gm, '')
    .replace(
      /^<(?:DemoGallery|DemoMap|DocChanges|EditorFiles|FirstScreen|IconGallery|ThemeEditor|Timeline|UpgradeCheck|VersionDiff|VersionFit|KeepAlive)\b[^>]*\/>\n?/gm,
      ''
    )
    .replace(factTable, (_, element: string, of: string) => factRows(element, of, input))
    .replace(/<Api of="([^"]+)" \/>/g, (_, of: string) => `\`${formatMemberName(of)}\``)
    .replace(/^<Demo\s+src="\.\/([\w-]+)\.vue"[^>]*\/>/gm, (_, name: string) => demoSource(name, input))
    .replace(/^<Code src="([^"]+)" \/>/gm, (_, src: string) => shownCode(src, input))
    .replace(/^<ApiTable of="([^"]+)" \/>/gm, (_, of: string) => memberTable(of, input))
    .replace(/^<(Note|Warning|Danger)>([\s\S]*?)<\/\1>/gm, (_, kind: 'Note' | 'Warning' | 'Danger', text: string) =>
      `**${labels[kind]}**\n\n${text.trim()}`
        .split('\n')
        .map(line => `> ${line}`.trimEnd())
        .join('\n')
    )
    .replace(playgroundLink, '$1')
    .replace(pageLink, (link, path: string, anchor = '') => {
      const address = getOwn(input.addresses, path)
      return address ? `](${address}${anchor})` : link
    })
}

/** The playground needs the app, so Markdown contains the text of the link only. */
const playgroundLink = /\[([^\]]*)\]\(\/playground\)/g

const pageLink = /\]\((\/[^)#\s]*)(#[^)\s]*)?\)/g

function demoSource(name: string, { language, demos }: MarkdownInput): string {
  return (demos[name] ?? [])
    .map(({ label, text }) => `${words[language].demo} \`${label}\`\n\n${fenced(text, label.split('.').pop()!)}`)
    .join('\n\n')
}

function shownCode(src: string, { codes }: MarkdownInput): string {
  const code = getShownCode(codes, src)
  return fenced(textOfCode(code), code.lang)
}

function fenced(text: string, lang: string): string {
  const fence = '`'.repeat(Math.max(3, ...[...text.matchAll(/`+/g)].map(([run]) => run.length + 1)))
  return `${fence}${lang}\n${text.trimEnd()}\n${fence}`
}

const viewSources = (input: MarkdownInput): string =>
  `## ${words[input.language].views}\n\n${input.views.map(name => demoSource(name, input)).join('\n\n')}\n`

const factTable = new RegExp(`^<(${factElements.join('|')}) of="([^"]+)" />`, 'gm')

/** Links to the playground only work in the app; Markdown contains the name of the demo instead. */
function factRows(element: string, of: string, { facts }: MarkdownInput): string {
  const { head, rows } = getFactTable(facts, element, of)
  return [head, head.map(() => '---'), ...rows]
    .map(cells => `| ${cells.join(' | ')} |`)
    .join('\n')
    .replace(/\[(`[^`]*`)\]\(\/playground[^)]*\)/g, '$1')
}

const columns: Record<Language, string[]> = {
  zh: ['名称', '类型', '默认值', '说明'],
  tw: ['名稱', '型別', '預設值', '說明'],
  en: ['Name', 'Type', 'Default', 'Description']
}

const textLink = /\[((?:`[^`]*`|[^\]`])+)\]\(((?:\(\)|[^()\s])+)\)/g

/** Returns the pages that a text or a row may link to. */
export const linkedPages = (source: string): string[] => [...source.matchAll(pageLink)].map(([, path = '']) => path)

function memberTable(of: string, { tables, language, addresses }: MarkdownInput): string {
  const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')
  const code = (text: string) => (text ? `\`${cell(text)}\`` : '')
  const plainText = (text: string) =>
    text.replace(textLink, (_, label: string, to: string) => {
      const address = getOwn(addresses, to)
      return address ? `[${label}](${address})` : label
    })
  const lines = (rows: readonly TableRow[]): string[] =>
    rows.flatMap(row => [
      `| ${code(formatMemberName(row.path))} | ${code(row.type)} | ${code(row.default)} | ${cell(plainText(row.text))} |`,
      ...lines(row.rows)
    ])
  const head = columns[language].join(' | ')
  return [`| ${head} |`, '| --- | --- | --- | --- |', ...lines(tables[of] ?? [])].join('\n')
}
