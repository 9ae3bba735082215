import { memberPlace, readMemberPath } from '../../shared/api.ts'
import { demoAnchor } from '../../shared/demo.ts'
import { writePlace } from '../../shared/href.ts'
import type { Language } from '../../shared/locale.ts'
import { memberName } from '../../shared/member-name.ts'
import type { SearchRecord } from '../../shared/search.ts'
import type { Reference } from '../api/reference.ts'
import { textOf } from '../api/text-checks.ts'
import { toTraditional } from '../locale/traditional.ts'
import type { ContentFiles } from '../pages/content-files.ts'
import type { Site, SitePage } from '../pages/site.ts'
import { readPage } from '../pages/read-page.ts'
import { labelIn } from '../pages/site.ts'
import { messageRecords, wordRecords } from './explained-records.ts'
import type { LibraryMessages } from './library-messages.ts'
import { readLibraryMessages } from './library-messages.ts'
import type { SearchTexts } from './search-texts.ts'
import { readSearchTexts } from './search-texts.ts'

/** What a page's part may say below its title. Hits show one line; the file must stay small however many pages there are. */
const longest = { zh: 90, tw: 90, en: 170 }

/** Everything a reader can find in one language, pages first. */
export function searchRecords(
  site: Site,
  files: ContentFiles,
  reference: Reference,
  language: Language,
  spoken = readSpoken(files)
): SearchRecord[] {
  const pages = site.pages.flatMap(page => pageRecords(page, files, language))
  const places = new Map(pages.map(({ href, title }) => [href, title]))
  return [
    ...pages,
    ...wordRecords(spoken.texts, language, places),
    ...messageRecords(spoken.texts, spoken.library, language, places),
    ...memberRecords(reference, language)
  ]
}

/** What is neither a page nor a member; read once for all languages. */
export interface Spoken {
  texts: SearchTexts
  library: LibraryMessages
}

export const readSpoken = (files: ContentFiles): Spoken => ({
  texts: readSearchTexts(files),
  library: readLibraryMessages()
})

function pageRecords(page: SitePage, files: ContentFiles, language: Language): SearchRecord[] {
  const { title, keywords } = page.front[language]
  const group = labelIn(page.group.title, language)
  const { lead, sections } = readPage(files, page.path, language).sections
  const heading = page.front[language].kind === 'api' && /^[a-z-]+$/.test(title) ? `vxe-${title}` : title
  return [
    {
      kind: 'page',
      title: heading,
      text: short(lead, language),
      href: writePlace(page.path),
      where: group,
      ...(keywords.length && { words: listOf(keywords).join(',') })
    },
    ...sections.flatMap(({ id, text, demos, body, points }): SearchRecord[] => {
      const href = writePlace(page.path, undefined, demos[0] ? demoAnchor(demos[0]) : id)
      const where = `${group} › ${title}`
      return [
        {
          kind: demos.length ? 'demo' : 'section',
          title: text,
          text: short(body, language),
          href,
          where,
          ...(demos.length && { words: demos.join(',') })
        },
        ...points.map((point): SearchRecord => ({ kind: 'point', title: point, text: '', href, where }))
      ]
    })
  ]
}

function memberRecords({ index, texts }: Reference, language: Language): SearchRecord[] {
  return index.all.flatMap((fact): SearchRecord[] => {
    const member = readMemberPath(fact.path)
    const text = textOf(fact.path, texts)
    if (!member || !text) return []
    const words = language === 'en' ? text.en : language === 'tw' ? toTraditional(text.zh) : text.zh
    return [
      {
        kind: 'member',
        title: memberName(fact.path),
        text: short(plain(words), language),
        href: `#${memberPlace(fact.path)}`,
        where: `${member.subject} · ${kindNames[language][fact.kind]}`
      }
    ]
  })
}

/** A list written without commas is one long keyword, which nobody types. */
const listOf = (keywords: readonly string[]): readonly string[] =>
  keywords.length === 1 ? (keywords[0] ?? '').split(' ').filter(word => word !== 'API') : keywords

const kindNames = {
  zh: { prop: '属性', event: '事件', slot: '插槽', method: '方法' },
  tw: { prop: '屬性', event: '事件', slot: '插槽', method: '方法' },
  en: { prop: 'prop', event: 'event', slot: 'slot', method: 'method' }
} as const

const plain = (text: string): string => text.replace(/\[([^\]]*)\]\((?:[^()]|\(\))+\)/g, '$1').replaceAll('`', '')

/** Ends at a sentence where that leaves enough, else at a word. */
function short(text: string, language: Language): string {
  const limit = longest[language]
  if (text.length <= limit) return text
  const cut = text.slice(0, limit)
  const sentence = Math.max(cut.lastIndexOf('。'), cut.lastIndexOf('. '), cut.lastIndexOf('；'))
  if (sentence > limit / 2) return cut.slice(0, sentence + 1)
  return `${language === 'en' ? cut.slice(0, Math.max(cut.lastIndexOf(' '), limit / 2)) : cut}…`
}
