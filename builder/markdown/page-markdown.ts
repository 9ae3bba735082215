import { readMemberPath } from '../../shared/api.ts'
import type { Knob } from '../../shared/knobs.ts'
import { getKnobTarget } from '../../shared/knobs.ts'
import type { Language } from '../../shared/locale.ts'
import { formatMemberName } from '../../shared/member-name.ts'
import { getOwn } from '../../shared/own-property.ts'
import { subjectTag } from '../api/subjects.ts'
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
  /** Line below the title that leads to the lists of pages. */
  pointer: string
  /** Text after the front matter as written; the Traditional Chinese page is converted from the Chinese one. */
  source: string
  /** Demos by name: `sort-by-header`. */
  demos: Record<string, DemoText>
  /** Demos that the text does not contain: kept-alive views. */
  views: string[]
  /** Rows of the tables, by the name of the subject. */
  tables: Record<string, SubjectTable>
  /** Fact tables that the page names. */
  facts: FactTables
  /** Code of the files beside the page that it names. */
  codes: ShownCodes
  /** Addresses of the linked pages as Markdown, by path. */
  addresses: Record<string, string>
  /** Data of the islands that the page names, by the name of the element. */
  islands: Record<string, string>
  /** Descriptions of the rendered pictures, by name. */
  pictures: Record<string, string>
  /** Members that the text names, by component. */
  members: ComponentMembers[]
}

export interface DemoText {
  /** The demo, then the files that it imports. */
  files: SourceText[]
  /** Members that the demo is an example of. */
  members: ComponentMembers[]
  knobs: Knob[]
}

interface SourceText {
  /** `sort-by-header.vue`, `_shared/people.ts`. */
  label: string
  /** Empty if the page only links the file. */
  text: string
  address: string
}

/** Members of one component as they are written in prose. */
export interface ComponentMembers {
  /** `vxe-table` */
  tag: string
  /** Address of the members of the component as Markdown. */
  address: string
  names: string[]
}

export interface SubjectTable {
  /** Rows of the table; only the members themselves, without keys, if it is long. */
  rows: TableRow[]
  /** File with one line per member. */
  address: string
}

/** Member of the reference, with the keys of the object that it takes. */
export interface TableRow {
  path: string
  type: string
  default: string
  text: string
  rows: TableRow[]
}

const chinese = {
  Note: '说明',
  Warning: '注意',
  Danger: '危险',
  demo: '示例',
  file: '文件',
  views: '视图',
  shownAbove: (files: string) => `使用的文件已在上文列出：${files}。`,
  membersUsed: '用到的成员',
  knobs: '可以在页面上切换的属性：',
  knob: (values: string, initial: string) => `可选值 ${values}，示例中为 ${initial}。`,
  allMembers: (address: string) => `下表的每个成员各占一行，并列出使用它的页面和示例：${address}`,
  members: '本页提到的成员',
  comma: '、',
  colon: '：'
}

const words: Record<Language, typeof chinese> = {
  zh: chinese,
  tw: {
    ...chinese,
    Note: '說明',
    Danger: '危險',
    file: '檔案',
    views: '檢視',
    shownAbove: files => `使用的檔案已在上文列出：${files}。`,
    membersUsed: '用到的成員',
    knobs: '可以在頁面上切換的屬性：',
    knob: (values, initial) => `可選值 ${values}，示例中為 ${initial}。`,
    allMembers: address => `下表的每個成員各佔一行，並列出使用它的頁面和示例：${address}`,
    members: '本頁提到的成員'
  },
  en: {
    Note: 'Note',
    Warning: 'Warning',
    Danger: 'Danger',
    demo: 'Demo',
    file: 'File',
    views: 'Views',
    shownAbove: files => `Files it imports, shown above: ${files}.`,
    membersUsed: 'Members used',
    knobs: 'Props that you can change on the page:',
    knob: (values, initial) => `Values ${values}; ${initial} in the demo.`,
    allMembers: address => `Each member on one line, with the pages and demos that use it: ${address}`,
    members: 'Members on this page',
    comma: ', ',
    colon: ': '
  }
}

/**
 * Renders a page as plain Markdown: demos with their source, tables of the reference as tables, data of islands, no
 * elements of the site. A file that several demos import is shown once.
 */
export const pageMarkdown = step('markdown', import.meta.url, (input: MarkdownInput): string => {
  const source = input.language === 'tw' ? toTraditional(input.source) : input.source
  const demoSource = createDemoRenderer(input)
  const text = outsideOfCode(source, prose => plainProse(prose, input, demoSource))
  const parts = [
    `# ${input.title}`,
    input.pointer,
    text.trim(),
    ...(input.views.length ? [`## ${words[input.language].views}`, ...input.views.map(demoSource)] : []),
    ...(input.members.length ? [`## ${words[input.language].members}`, memberList(input.members, input.language)] : [])
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`.replace(/\n{3,}/g, '\n\n')
})

type RenderDemo = (name: string) => string

/** Returns a function that renders a demo with those of its files that have not been rendered before. */
function createDemoRenderer({ demos, language }: MarkdownInput): RenderDemo {
  const text = words[language]
  const rendered = new Set<string>()
  return name => {
    const demo = demos[name]
    if (!demo) return ''
    const known = demo.files.filter(({ label }) => rendered.has(label))
    const added = demo.files.filter(({ label }) => !rendered.has(label))
    added.forEach(({ label }) => rendered.add(label))
    return [
      ...added.map(({ label, text: source, address }, index) => {
        const kind = index === 0 ? text.demo : text.file
        return source
          ? `${kind} \`${label}\`\n\n${fenced(source, label.split('.').pop()!)}`
          : `${kind}${text.colon}[${label}](${address})`
      }),
      ...(known.length ? [text.shownAbove(known.map(({ label }) => `\`${label}\``).join(text.comma))] : []),
      ...(demo.members.length ? [`${text.membersUsed}${text.colon}${memberLine(demo.members, language)}`] : []),
      ...(demo.knobs.length ? [text.knobs, demo.knobs.map(knob => knobLine(knob, language)).join('\n')] : [])
    ].join('\n\n')
  }
}

const codeList = (names: readonly string[], language: Language): string =>
  names.map(name => `\`${name}\``).join(words[language].comma)

const memberLine = (members: readonly ComponentMembers[], language: Language): string =>
  members.map(({ tag, names }) => `${tag} ${codeList(names, language)}`).join(language === 'en' ? '; ' : '；')

const memberList = (members: readonly ComponentMembers[], language: Language): string =>
  members
    .map(({ tag, address, names }) => `- [${tag}](${address})${words[language].colon}${codeList(names, language)}`)
    .join('\n')

function knobLine({ path, values, initial, text }: Knob, language: Language): string {
  const { tag } = getKnobTarget(path)
  const description = words[language].knob(codeList(values, language), `\`${initial}\``)
  const gap = language === 'en' ? ' ' : ''
  return `- ${tag} \`${formatMemberName(path)}\`${words[language].colon}${text}${gap}${description}`
}

/** Transforms the text outside of code. Titles of code blocks are put before them, marks are only for the site. */
function outsideOfCode(source: string, transform: (prose: string) => string): string {
  const parts = source.split(/^(```[\s\S]*?^```$)/m)
  return parts.map((part, index) => (index % 2 ? plainCode(part) : transform(part))).join('')
}

const plainCode = (block: string): string =>
  block.replace(/^```(\w*)([^\n]*)/, (_, lang: string, attributes: string) => {
    const [, title] = /\btitle="([^"]*)"/.exec(attributes) ?? []
    return `${title ? `\`${title}\`\n\n` : ''}\`\`\`${lang}`
  })

function plainProse(prose: string, input: MarkdownInput, demoSource: RenderDemo): string {
  const labels = words[input.language]
  return prose
    .replace(/\s*\{\/\*[^*]*\*\/\}/g, '')
    .replace(/^<\/?(?:Cards|Tabs|SupportContacts|Picture)>\n?/gm, '')
    .replace(/^<Picture of="([\w-]+)">\n?/gm, (_, of: string) => {
      const description = getOwn(input.pictures, of)
      return description ? `${description}\n\n` : ''
    })
    .replace(islandElement, (_, element: string) =>
      input.islands[element]
        ? `${input.islands[element]}
`
        : ''
    )
    .replace(factTable, (_, element: string, of: string) => factRows(element, of, input))
    .replace(/<Api of="([^"]+)" \/>/g, (_, of: string) => `\`${formatMemberName(of)}\``)
    .replace(/^<Demo\s+src="\.\/([\w-]+)\.vue"[^>]*\/>/gm, (_, name: string) => demoSource(name))
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

/** Elements that the app fills. The steps of a timeline are in the table below it, views are at the end of the page. */
export const islandElement =
  /^<(DefectList|DemoGallery|DemoMap|DocChanges|EditorFiles|FirstScreen|IconGallery|ThemeEditor|Timeline|UpgradeCheck|VersionDiff|VersionFit|KeepAlive)\b[^>]*\/>\n?/gm

/** The playground needs the app, so Markdown contains the text of the link only. */
const playgroundLink = /\[([^\]]*)\]\(\/playground\)/g

/** A query chooses the state of a tool, which Markdown does not have. */
const pageLink = /\]\((\/[^)#?\s]*)(?:\?[^)#\s]*)?(#[^)\s]*)?\)/g

function shownCode(src: string, { codes }: MarkdownInput): string {
  const code = getShownCode(codes, src)
  return fenced(textOfCode(code), code.lang)
}

function fenced(text: string, lang: string): string {
  const fence = '`'.repeat(Math.max(3, ...[...text.matchAll(/`+/g)].map(([run]) => run.length + 1)))
  return `${fence}${lang}\n${text.trimEnd()}\n${fence}`
}

const factTable = new RegExp(`^<(${factElements.join('|')}) of="([^"]+)" />`, 'gm')

/** Returns the name of a member in a table; the parts of a component have members of several components. */
export const tableName = (element: string, path: string): string =>
  (element === 'PartTable' ? `${subjectTag(readMemberPath(path)!.subject)} ` : '') + `\`${formatMemberName(path)}\``

/** Picture of the releases with a defect; the words before it say the same. */
export const releasePicture = /<Releases [^>]*\/>/g

/** Links to the playground only work in the app; Markdown contains the name of the demo instead. */
function factRows(element: string, of: string, { facts }: MarkdownInput): string {
  const { head, rows } = getFactTable(facts, element, of)
  return [head, head.map(() => '---'), ...rows]
    .map(cells => `| ${cells.join(' | ')} |`)
    .join('\n')
    .replace(/<Api of="([^"]+)" \/>/g, (_, path: string) => tableName(element, path))
    .replace(releasePicture, '')
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
  const { rows = [], address = '' } = tables[of] ?? {}
  const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')
  const code = (text: string) => (text ? `\`${cell(text)}\`` : '')
  const lines = (each: readonly TableRow[]): string[] =>
    each.flatMap(row => [
      `| ${code(formatMemberName(row.path))} | ${code(row.type)} | ${code(row.default)} | ${cell(plainText(row.text, addresses))} |`,
      ...lines(row.rows)
    ])
  const head = columns[language].join(' | ')
  const link = words[language].allMembers(`[${address.replace(/^.*\//, '')}](${address})`)
  return [link, '', `| ${head} |`, '| --- | --- | --- | --- |', ...lines(rows)].join('\n')
}

/** Returns a text of the reference with links to pages only. */
export const plainText = (text: string, addresses: Record<string, string>): string =>
  text.replace(textLink, (_, label: string, to: string) => {
    const address = getOwn(addresses, to)
    return address ? `[${label}](${address})` : label
  })
