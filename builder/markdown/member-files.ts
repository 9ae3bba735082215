import type { ApiDefect, ApiMember, ApiSubject } from '../../shared/api.ts'
import type { Language } from '../../shared/locale.ts'
import { languages } from '../../shared/locale.ts'
import { getStaticPageName } from '../../shared/static-names.ts'
import type { Reference } from '../api/reference.ts'
import type { OutputFile } from '../output/output-file.ts'
import type { ContentFiles } from '../pages/content-files.ts'
import { subjectNames } from '../pages/content-modules.ts'
import type { Site } from '../pages/site.ts'
import { pageFile } from '../pages/site.ts'
import { plainText } from './page-markdown.ts'

export interface MemberFilesInput {
  base: string
  site: Site
  files: ContentFiles
  reference: Reference
}

/** Characters of a file; programs that fetch a page often read no more than 50,000. */
export const maxFileLength = 45_000

/** Name of the file with the members of a component: `api/table.en.md`, and of its parts: `api/table-2.en.md`. */
export const getMemberFileName = (subject: string, language: Language, part?: number): string =>
  `api/${subject}${part === undefined ? '' : `-${part}`}.${language}.md`

export const memberIndexName = 'api/members.txt'

/** Demos named in the line of a member, the most relevant first; the index of members has all of their pages. */
const maxDemos = 4

const texts: Record<
  Language,
  Record<'how' | 'pages' | 'demos' | 'defect' | 'fixed' | 'since' | 'deprecated' | 'use' | 'default' | 'parts', string>
> = {
  zh: {
    how: '每个成员一行：路径、种类、类型、默认值、说明，然后是它的缺陷、提到它的页面和使用它的示例。路径中 `.` 为属性，`@` 为事件，`#` 为插槽，`()` 为方法。`a.md#b` 是页面 `a.md` 中的示例 `b`，地址相对于',
    pages: '页面',
    demos: '示例',
    defect: '缺陷',
    fixed: '修复于',
    since: '新增于',
    deprecated: '已废弃',
    use: '改用',
    default: '默认值',
    parts: '成员分为以下文件：'
  },
  tw: {
    how: '每個成員一行：路徑、種類、型別、預設值、說明，然後是它的缺陷、提到它的頁面和使用它的示例。路徑中 `.` 為屬性，`@` 為事件，`#` 為插槽，`()` 為方法。`a.md#b` 是頁面 `a.md` 中的示例 `b`，網址相對於',
    pages: '頁面',
    demos: '示例',
    defect: '缺陷',
    fixed: '修復於',
    since: '新增於',
    deprecated: '已廢棄',
    use: '改用',
    default: '預設值',
    parts: '成員分為以下檔案：'
  },
  en: {
    how: 'One line per member: path, kind, type, default, description, its defects, then the pages that name it and the demos that use it. In a path, `.` is a prop, `@` an event, `#` a slot, `()` a method. `a.md#b` is the demo `b` on the page `a.md`, with addresses relative to',
    pages: 'Pages',
    demos: 'Demos',
    defect: 'Defect',
    fixed: 'fixed in',
    since: 'since',
    deprecated: 'Deprecated',
    use: 'use',
    default: 'default',
    parts: 'The members are in these files:'
  }
}

/** Returns a text file per component and language with one line per member, and an index from member to pages. */
export function memberFiles(input: MemberFilesInput): OutputFile[] {
  const usage = collectUsage(input)
  return [
    ...languages.flatMap(language =>
      subjectNames.flatMap(name => subjectFiles(input.reference.subject(name, language), language, input, usage))
    ),
    { path: memberIndexName, body: memberIndex(input, usage) }
  ]
}

interface Usage {
  /** Pages that name a member in their text, by the path of the member. */
  pages: ReadonlyMap<string, readonly string[]>
  /** Page and name of a demo, `/table/base/sort` and `sort-by-header`, by its address in the app. */
  demos: ReadonlyMap<string, { page: string; name: string }>
}

function collectUsage({ site, files, reference }: MemberFilesInput): Usage {
  const pages = new Map<string, string[]>()
  for (const { path } of site.pages) {
    const source = files.read(pageFile(path, 'zh'))
    for (const member of new Set(Array.from(source.matchAll(/<Api of="([^"]+)"/g), ([, of = '']) => of)))
      pages.set(member, [...(pages.get(member) ?? []), path])
  }
  const demos = new Map(
    reference.listDemos('zh').map(({ file, href }) => {
      const [, page = '', name = ''] = /^(.*)\/([^/]+)\.vue$/.exec(file) ?? []
      return [href, { page: `/${page}`, name }] as const
    })
  )
  return { pages, demos }
}

function subjectFiles(
  subject: ApiSubject,
  language: Language,
  { base, site }: MemberFilesInput,
  usage: Usage
): OutputFile[] {
  const text = texts[language]
  const folder = base + getStaticPageName('/', language, 'md').replace('.md', '')
  const addresses = Object.fromEntries(
    site.pages.map(({ path }) => [path, base + getStaticPageName(path, language, 'md')])
  )
  const lineOf = (member: ApiMember): string => memberLine(member, subject, language, addresses, usage)
  const blocks = subject.members.map(member => flatten(member).map(lineOf).join('\n'))
  const title = `# ${subject.tag} · vxe-table ${subject.version}`
  const how = `> ${text.how} [${folder.slice(base.length) || './'}](${folder})`
  const file = (part: number | undefined, body: readonly string[]): OutputFile => ({
    path: getMemberFileName(subject.name, language, part),
    body: `${[title, how, ...body].join('\n\n')}\n`
  })
  // Without the origin, so that the parts are the same with any.
  const parts = splitByLength(blocks.map(block => block.replaceAll(base, getBasePath(base))))
  if (parts.length <= 1) return [file(undefined, [blocks.join('\n')])]
  const links = parts.map(({ from, to }, index) => {
    const name = getMemberFileName(subject.name, language, index + 1)
    const paths = subject.members.slice(from, to).map(({ path }) => `\`${path.slice(subject.name.length)}\``)
    return `- [${name.replace('api/', '')}](${base}${name})${language === 'en' ? ': ' : '：'}${paths.join(' ')}`
  })
  return [
    file(undefined, [text.parts, links.join('\n')]),
    ...parts.map(({ from, to }, index) => file(index + 1, [blocks.slice(from, to).join('\n')]))
  ]
}

/** Divides texts into runs that a file can hold. */
function splitByLength(blocks: readonly string[]): { from: number; to: number }[] {
  const parts: { from: number; to: number }[] = []
  let length = Infinity
  blocks.forEach((block, index) => {
    if (length + block.length > maxFileLength) {
      parts.push({ from: index, to: index })
      length = 0
    }
    length += block.length + 1
    parts.at(-1)!.to = index + 1
  })
  return parts
}

const flatten = (member: ApiMember): ApiMember[] => [member, ...(member.members ?? []).flatMap(flatten)]

function memberLine(
  member: ApiMember,
  subject: ApiSubject,
  language: Language,
  addresses: Record<string, string>,
  usage: Usage
): string {
  const text = texts[language]
  const colon = language === 'en' ? ': ' : '：'
  const oneLine = (each: string) => plainText(each, addresses).replaceAll('\n', ' ').trim()
  const demos = (member.demos ?? []).flatMap(position => usage.demos.get(subject.demos[position]!.href) ?? [])
  const pages = usage.pages.get(member.path) ?? []
  const parts = [
    `\`${member.path}\` ${member.kind}`,
    member.type && `\`${member.type}\``,
    member.default !== undefined && `${text.default} \`${member.default}\``,
    member.since && `${text.since} ${member.since}`,
    member.deprecated !== undefined &&
      [text.deprecated, member.deprecated && `${text.use} ${oneLine(member.deprecated)}`].filter(Boolean).join(', '),
    oneLine(member.text),
    ...(member.params ?? []).map(
      ({ name, type, text: each }) =>
        `${name}${colon}${[type && `\`${type}\``, oneLine(each)].filter(Boolean).join(' ')}`
    ),
    ...(member.defects ?? []).map(defect => `${text.defect}${colon}${defectText(defect, language)}`),
    pages.length > 0 && `${text.pages}${colon}${pages.slice(0, maxDemos).map(nameOf).join(' ')}`,
    demos.length > 0 &&
      `${text.demos}${colon}${demos
        .slice(0, maxDemos)
        .map(({ page, name }) => `${nameOf(page)}#${name}`)
        .join(' ')}`
  ]
  return `- ${parts.filter(Boolean).join(' | ')}`
}

/** Returns the symptom of a defect, its page, and the release that fixes it. */
function defectText({ symptom, page, fixedIn }: ApiDefect, language: Language): string {
  const { fixed } = texts[language]
  return `${symptom} (${[`${page}.md#pitfalls-defects`, fixedIn && `${fixed} ${fixedIn}`].filter(Boolean).join(', ')})`
}

const getBasePath = (base: string): string => new URL(base, 'http://localhost').pathname

const nameOf = (path: string): string => `${path.slice(1)}.md`

/** Returns each member with all pages that name it or have a demo with it, one member per line. */
function memberIndex({ base, reference }: MemberFilesInput, usage: Usage): string {
  // Without the origin, which a server only adds to links.
  const basePath = getBasePath(base)
  const lines = subjectNames.flatMap(name => {
    const subject = reference.subject(name, 'zh')
    return subject.members.flatMap(flatten).flatMap(({ path, demos = [] }) => {
      const demoPages = demos.flatMap(position => usage.demos.get(subject.demos[position]!.href)?.page ?? [])
      const pages = new Set([...(usage.pages.get(path) ?? []), ...demoPages])
      return pages.size ? [`${path}\t${[...pages].map(nameOf).join(' ')}`] : []
    })
  })
  return [
    '# Members of vxe-table 3.8 and the pages that name them or have a demo with them, the pages that name them first.',
    `# English pages are below ${basePath}en/, Chinese ones below ${basePath}, for example ${basePath}en/table/base/sort.md.`,
    ...lines,
    ''
  ].join('\n')
}
