import { getMemberRoute, readMemberPath } from '../../shared/api.ts'
import { getDemoAnchor } from '../../shared/demo.ts'
import { formatLocation } from '../../shared/site-location.ts'
import type { Language } from '../../shared/locale.ts'
import { formatMemberName } from '../../shared/member-name.ts'
import type { SearchRecord } from '../../shared/search.ts'
import { normalizeText } from '../../shared/search.ts'
import type { Reference } from '../api/reference.ts'
import { textOf } from '../api/text-checks.ts'
import { toTraditional } from '../locale/traditional.ts'
import type { ContentFiles } from '../pages/content-files.ts'
import type { Site, SitePage } from '../pages/site.ts'
import { readPage } from '../pages/read-page.ts'
import { labelIn } from '../pages/site.ts'
import { readDefectWords } from './defect-words.ts'
import { createMessageRecords, createToolRecords, createWordRecords } from './message-records.ts'
import { createLaterMessageRecords } from './later-messages.ts'
import type { LaterName } from './later-names.ts'
import { listLaterNames, readComparedVersions } from './later-names.ts'
import { createLaterRecords } from './later-records.ts'
import type { LibraryMessages } from './library-messages.ts'
import { readLaterMessages, readLibraryMessages } from './library-messages.ts'
import type { SearchContent } from './search-content.ts'
import { readSearchContent } from './search-content.ts'

/** Maximum length of the text below a title: hits show one line, and the file must stay small with many pages. */
const maxTextLength = { zh: 90, tw: 90, en: 170 }

/** Returns all search records of one language, pages first. */
export function createSearchRecords(
  site: Site,
  files: ContentFiles,
  reference: Reference,
  language: Language,
  explanationSources = readExplanationSources(files)
): SearchRecord[] {
  const { texts, libraryMessages, laterMessages, laterNames } = explanationSources
  const pages = site.pages.flatMap(page => createPageRecords(page, files, texts.defectWords, language))
  const titlesByHref = new Map(pages.map(({ href, title }) => [href, title]))
  return [
    ...pages,
    ...createToolRecords(texts, language),
    ...createWordRecords(texts, language, titlesByHref),
    ...createMessageRecords(texts, libraryMessages, language, titlesByHref),
    ...createLaterMessageRecords(texts.laterMessages, libraryMessages, laterMessages, language, titlesByHref),
    ...createMemberRecords(reference, language),
    ...createLaterRecords(
      laterNames,
      texts.laterNames,
      path => reference.index.find(path) !== undefined,
      language,
      titlesByHref
    )
  ]
}

/** Sources of the records that are neither pages nor members, read once for all languages. */
export interface ExplanationSources {
  texts: SearchContent
  libraryMessages: LibraryMessages
  /** Messages of the newest version, by language and key. */
  laterMessages: LibraryMessages['texts']
  laterNames: readonly LaterName[]
}

export const readExplanationSources = (files: ContentFiles): ExplanationSources => ({
  texts: readSearchContent(files),
  libraryMessages: readLibraryMessages(),
  laterMessages: readLaterMessages(),
  laterNames: listLaterNames(readComparedVersions())
})

function createPageRecords(
  page: SitePage,
  files: ContentFiles,
  defectWords: SearchContent['defectWords'],
  language: Language
): SearchRecord[] {
  const { title, keywords } = page.front[language]
  const group = labelIn(page.group.title, language)
  const { lead, sections } = readPage(files, page.path, language).sections
  const wordsBySymptom = readDefectWords(page.path, files, defectWords, language)
  const heading = page.front[language].kind === 'api' && /^[a-z-]+$/.test(title) ? `vxe-${title}` : title
  return [
    {
      kind: 'page',
      title: heading,
      text: shorten(lead, language),
      href: formatLocation(page.path),
      where: group,
      ...(keywords.length && { words: splitKeywords(keywords).join(',') })
    },
    ...sections.flatMap(({ id, text, demos, body, points }): SearchRecord[] => {
      const href = formatLocation(page.path, undefined, demos[0] ? getDemoAnchor(demos[0]) : id)
      const where = `${group} › ${title}`
      return [
        {
          kind: demos.length ? 'demo' : 'section',
          title: text,
          text: shorten(body, language),
          href,
          where,
          ...(demos.length && { words: demos.join(',') })
        },
        ...points.map((point): SearchRecord => {
          const words = wordsBySymptom.get(normalizeText(point))
          return { kind: 'point', title: point, text: '', href, where, ...(words && { words }) }
        })
      ]
    })
  ]
}

function createMemberRecords({ index, texts }: Reference, language: Language): SearchRecord[] {
  return index.all.flatMap((fact): SearchRecord[] => {
    const member = readMemberPath(fact.path)
    const text = textOf(fact.path, texts)
    if (!member || !text) return []
    const words = language === 'en' ? text.en : language === 'tw' ? toTraditional(text.zh) : text.zh
    return [
      {
        kind: 'member',
        title: formatMemberName(fact.path),
        text: shorten(toPlainText(words), language),
        href: `#${getMemberRoute(fact.path)}`,
        where: `${member.subject} · ${kindNames[language][fact.kind]}`
      }
    ]
  })
}

/** Splits a keyword list that was written without commas and would be one long keyword. */
const splitKeywords = (keywords: readonly string[]): readonly string[] =>
  keywords.length === 1 ? (keywords[0] ?? '').split(' ').filter(word => word !== 'API') : keywords

const kindNames = {
  zh: { prop: '属性', event: '事件', slot: '插槽', method: '方法' },
  tw: { prop: '屬性', event: '事件', slot: '插槽', method: '方法' },
  en: { prop: 'prop', event: 'event', slot: 'slot', method: 'method' }
} as const

const toPlainText = (text: string): string => text.replace(/\[([^\]]*)\]\((?:[^()]|\(\))+\)/g, '$1').replaceAll('`', '')

/** Shortens a text at the end of a sentence if that leaves enough of it, otherwise English at a word. */
function shorten(text: string, language: Language): string {
  const limit = maxTextLength[language]
  if (text.length <= limit) return text
  const cut = text.slice(0, limit)
  const sentence = Math.max(cut.lastIndexOf('。'), cut.lastIndexOf('. '), cut.lastIndexOf('；'))
  if (sentence > limit / 2) return cut.slice(0, sentence + 1)
  return `${language === 'en' ? cut.slice(0, Math.max(cut.lastIndexOf(' '), limit / 2)) : cut}…`
}
