import type { Page } from '../../shared/page.ts'
import { getStaticPageName } from '../../shared/static-names.ts'
import type { OutputFile } from '../output/output-file.ts'
import { subjectTag } from '../api/subjects.ts'
import { subjectNames } from '../pages/content-modules.ts'
import type { Site } from '../pages/site.ts'
import { getMemberFileName, memberIndexName } from './member-files.ts'

export type ListLanguage = 'zh' | 'en'

/** `llms.txt`, `llms-base.zh.txt` */
export const getListName = (language: ListLanguage, section?: string): string =>
  `llms${section ? `-${section}` : ''}${language === 'zh' ? '.zh' : ''}.txt`

export const getFullName = (language: ListLanguage): string => getListName(language, 'full')

const texts = {
  zh: {
    summary: (base: string) =>
      `vxe-table 3.8 的文档。vxe-table 是 Vue 2 的数据表格和组件库。每个页面都有 Markdown，包含示例的源代码。English: [llms.txt](${base}llms.txt)`,
    howTitle: '如何阅读',
    how: (base: string) => [
      `每个页面的地址以 \`.md\` 结尾。请求 HTML 页面时发送 \`Accept: text/markdown\`，也会返回 Markdown。`,
      `每个分组有一个列表，包含各页的简介和示例，例如 [llms-base.zh.txt](${base}llms-base.zh.txt)。`,
      `全部页面合为一个文件：[llms-full.zh.txt](${base}llms-full.zh.txt)`,
      `API 的全部数据：[api.json](${base}api.json)，包含中文和英文`,
      `从成员查找页面：[members.txt](${base}${memberIndexName})，每个成员一行，适合 \`grep\``
    ],
    reference: '组件的成员',
    referenceHow: '每个成员一行：种类、类型、默认值、说明、页面和示例。',
    section: '简介和示例',
    pages: '全部页面',
    demos: '示例',
    colon: '：'
  },
  en: {
    summary: (base: string) =>
      `Documentation of vxe-table 3.8, a data table and component library for Vue 2. Every page exists as Markdown, with the source of its demos. 中文：[llms.zh.txt](${base}llms.zh.txt)`,
    howTitle: 'How to read',
    how: (base: string) => [
      `The address of each page ends in \`.md\`. Requests for an HTML page with \`Accept: text/markdown\` get Markdown too.`,
      `Each section has a list with the summaries and demos of its pages, such as [llms-base.txt](${base}llms-base.txt).`,
      `All pages in one file: [llms-full.txt](${base}llms-full.txt)`,
      `All data of the API: [api.json](${base}api.json), in Chinese and English`,
      `From member to pages: [members.txt](${base}${memberIndexName}), one line per member, made for \`grep\``
    ],
    reference: 'Members of the components',
    referenceHow: 'One line per member: kind, type, default, description, pages and demos.',
    section: 'Summaries and demos',
    pages: 'All pages',
    demos: 'Demos',
    colon: ': '
  }
}

/** Line below the title of a page that leads to the lists. */
export function pagePointer(base: string, { language, group }: Pick<Page, 'language' | 'group'>): string {
  const link = (name: string) => `[${name}](${base}${name})`
  if (language === 'en') return `> ${group} · vxe-table 3.8 documentation · All pages: ${link('llms.txt')}`
  const title = language === 'tw' ? 'vxe-table 3.8 文件 · 全部頁面' : 'vxe-table 3.8 文档 · 全部页面'
  return `> ${group} · ${title}：${link('llms.zh.txt')}，English: ${link('llms.txt')}`
}

export interface PageListsInput {
  base: string
  site: Site
  pages: readonly Page[]
}

/** Returns a short list of all pages, which most programs read whole, and a list with summaries for each section. */
export const pageLists = (input: PageListsInput): OutputFile[] =>
  (['zh', 'en'] as const).flatMap(language => languageLists(input, language))

function languageLists({ base, site, pages }: PageListsInput, language: ListLanguage): OutputFile[] {
  const text = texts[language]
  const byPath = new Map(pages.filter(page => page.language === language).map(page => [page.path, page]))
  const sections = site
    .nav(language)
    .map(({ key, title, pages: lines }) => ({ key, title, pages: lines.flatMap(({ path }) => byPath.get(path) ?? []) }))
    .filter(section => section.pages.length > 0)
  const link = ({ path, title }: Page) => `[${title}](${base}${getStaticPageName(path, language, 'md')})`
  const listLink = (key: string) => `[${getListName(language, key)}](${base}${getListName(language, key)})`
  const members = subjectNames.map(name => `- [${subjectTag(name)}](${base}${getMemberFileName(name, language)})`)
  const list = [
    '# vxe-table 3.8',
    `> ${text.summary(base)}`,
    `## ${text.howTitle}`,
    text
      .how(base)
      .map(line => `- ${line}`)
      .join('\n'),
    ...sections.flatMap(({ key, title, pages: listed }) => [
      `## ${title}`,
      [`- ${text.section}${text.colon}${listLink(key)}`, ...listed.map(page => `- ${link(page)}`)].join('\n')
    ]),
    `## ${text.reference}`,
    text.referenceHow,
    members.join('\n')
  ]
  const sectionList = ({ title, pages: listed }: (typeof sections)[number]) => [
    `# ${title} · vxe-table 3.8`,
    `> ${text.pages}${text.colon}[${getListName(language)}](${base}${getListName(language)})`,
    listed.map(page => `- ${link(page)}${text.colon}${page.summary}${demoTitles(page)}`).join('\n')
  ]
  const demoTitles = ({ headings }: Page) => {
    const titles = headings.filter(({ number }) => number !== undefined).map(heading => heading.text)
    return titles.length ? ` ${text.demos}${text.colon}${titles.join(language === 'en' ? '; ' : '；')}` : ''
  }
  const toText = (parts: readonly string[]) => `${parts.join('\n\n')}\n`
  return [
    { path: getListName(language), body: toText(list) },
    ...sections.map(section => ({ path: getListName(language, section.key), body: toText(sectionList(section)) }))
  ]
}
