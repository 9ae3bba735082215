import { getMemberRoute } from '../../shared/api.ts'
import type { Language } from '../../shared/locale.ts'
import { languages } from '../../shared/locale.ts'
import { formatMemberName } from '../../shared/member-name.ts'
import type { SearchRecord } from '../../shared/search.ts'
import { normalizeText } from '../../shared/search.ts'
import { formatAction } from '../../shared/search-actions.ts'
import type { Explanation, SearchWord } from '../../content/search/texts.ts'
import { toTraditional } from '../locale/traditional.ts'
import type { LibraryMessages } from './library-messages.ts'
import type { SearchContent } from './search-content.ts'

/** Titles of pages and headings by address: `#/table/base/sort` -> `Sorting`. */
export type TitlesByHref = ReadonlyMap<string, string>

/** Returns the address of a member path or of a route of the site. */
export const getTargetHref = (to: string): string => `#${to.startsWith('/') ? to : getMemberRoute(to)}`

/** Returns the messages of the library with its own texts, then those of Vue; cases come before the general message. */
export function createMessageRecords(
  texts: SearchContent,
  libraryMessages: LibraryMessages,
  language: Language,
  titlesByHref: TitlesByHref
): SearchRecord[] {
  const libraryRecords = Object.entries(texts.messages).flatMap(([key, message]) =>
    [...(message.cases ?? []), { ...message, with: [] }].map(each => {
      const getTitle = (titleLanguage: Language) =>
        fillPlaceholders(libraryMessages.texts[titleLanguage][key] ?? '', each.with)
      const otherTitles = languages
        .filter(other => other !== language)
        .map(other => getTitle(other).replaceAll(',', ' '))
      return {
        ...createExplainedRecord('message', getTitle(language), each, language, titlesByHref),
        words: [...otherTitles, `vxe.error.${key}`].join(',')
      }
    })
  )
  return [
    ...libraryRecords,
    ...texts.foreignMessages.map(each => {
      // Without dots, so that single words of the paths are not found.
      const also = libraryMessages.textPaths.includes(each.title)
        ? libraryMessages.textPaths.map(normalizeText)
        : each.also
      return {
        ...createExplainedRecord('message', each.title, each, language, titlesByHref),
        ...(also && { words: also.join(',') })
      }
    })
  ]
}

export function createWordRecords(
  { words }: SearchContent,
  language: Language,
  titlesByHref: TitlesByHref
): SearchRecord[] {
  return words.flatMap(word =>
    getTargets(word).map(to => ({
      ...createExplainedRecord(
        'word',
        getTitle(word, language),
        { to, zh: word.zh.text, en: word.en.text },
        language,
        titlesByHref
      ),
      words: joinOtherNames(word, language)
    }))
  )
}

export const getTargets = ({ to }: Pick<SearchWord, 'to'>): readonly string[] => (typeof to === 'string' ? [to] : to)

/** Returns the tools of the site, such as the playground, by their names and the tasks that they are for. */
export const createToolRecords = ({ tools }: SearchContent, language: Language): SearchRecord[] =>
  tools.map(tool => ({
    kind: 'tool',
    title: getTitle(tool, language),
    text: language === 'en' ? tool.en.text : toScript(tool.zh.text, language),
    href: 'action' in tool ? formatAction(tool.action) : getTargetHref(tool.to),
    where: kindNames[language].tool,
    words: joinOtherNames(tool, language)
  }))

type NamedTexts = Pick<SearchWord, 'zh' | 'en'>

const getTitle = ({ zh, en }: NamedTexts, language: Language): string =>
  language === 'en' ? en.word : toScript(zh.word, language)

function joinOtherNames({ zh, en }: NamedTexts, language: Language): string {
  const [own, other] = language === 'en' ? [en, zh] : [zh, en]
  return [...own.also, other.word, ...other.also].map(name => toScript(name, language)).join(',')
}

export function createExplainedRecord(
  kind: 'message' | 'word',
  title: string,
  { zh, en, to }: Explanation,
  language: Language,
  titlesByHref: TitlesByHref
): SearchRecord {
  const href = getTargetHref(to)
  const target = to.startsWith('/')
    ? (titlesByHref.get(href) ?? titlesByHref.get(href.replace(/(?<=.)#.*$/, '')))
    : formatMemberName(to)
  return {
    kind,
    title,
    text: language === 'en' ? en : toScript(zh, language),
    href,
    where: `${kindNames[language][kind]} › ${target ?? to}`
  }
}

const kindNames = {
  zh: { message: '消息', word: '术语', tool: '工具' },
  tw: { message: '訊息', word: '術語', tool: '工具' },
  en: { message: 'Message', word: 'Glossary', tool: 'Tool' }
} as const

const toScript = (text: string, language: Language): string => (language === 'tw' ? toTraditional(text) : text)

/** Replaces `{0}` with the first value, or with `…` if it varies. */
export const fillPlaceholders = (text: string, values: readonly string[]): string =>
  text.replace(/\{(\d)\}/g, (_, index: string) => values[Number(index)] ?? '…')
