import { memberPlace } from '../../shared/api.ts'
import type { Language } from '../../shared/locale.ts'
import { languages } from '../../shared/locale.ts'
import { memberName } from '../../shared/member-name.ts'
import type { SearchRecord } from '../../shared/search.ts'
import type { Explanation } from '../../content/search/texts.ts'
import { toTraditional } from '../locale/traditional.ts'
import type { LibraryMessages } from './library-messages.ts'
import type { SearchTexts } from './search-texts.ts'

/** What a target is called, from the records of pages and headings: `#/table/base/sort` -> `Sorting`. */
export type PlaceNames = ReadonlyMap<string, string>

/** A member's path or a place of the site, as an address. */
export const hrefOf = (to: string): string => `#${to.startsWith('/') ? to : memberPlace(to)}`

/** Messages of the library in its own words, then those of Vue; a case that is explained on its own stands before the rest. */
export function messageRecords(
  texts: SearchTexts,
  library: LibraryMessages,
  language: Language,
  places: PlaceNames
): SearchRecord[] {
  const own = Object.entries(texts.messages).flatMap(([key, message]) =>
    [...(message.cases ?? []), { ...message, with: [] }].map(each => {
      const title = (spoken: Language) => fill(library.texts[spoken][key] ?? '', each.with)
      const others = languages.filter(other => other !== language).map(other => title(other).replaceAll(',', ' '))
      return {
        ...explained('message', title(language), each, language, places),
        words: [...others, `vxe.error.${key}`].join(',')
      }
    })
  )
  return [...own, ...texts.foreignMessages.map(each => explained('message', each.title, each, language, places))]
}

export function wordRecords({ words }: SearchTexts, language: Language, places: PlaceNames): SearchRecord[] {
  return words.map(({ to, zh, en }) => {
    const said = language === 'en' ? en : zh
    const record = explained('word', written(said.word, language), { to, zh: zh.text, en: en.text }, language, places)
    const others = language === 'en' ? [zh.word, ...zh.also] : [en.word, ...en.also]
    return { ...record, words: [...said.also, ...others].map(word => written(word, language)).join(',') }
  })
}

function explained(
  kind: 'message' | 'word',
  title: string,
  { zh, en, to }: Explanation,
  language: Language,
  places: PlaceNames
): SearchRecord {
  const href = hrefOf(to)
  const target = to.startsWith('/') ? (places.get(href) ?? places.get(href.replace(/(?<=.)#.*$/, ''))) : memberName(to)
  return {
    kind,
    title,
    text: language === 'en' ? en : written(zh, language),
    href,
    where: `${kindNames[language][kind]} › ${target ?? to}`
  }
}

const kindNames = {
  zh: { message: '消息', word: '术语' },
  tw: { message: '訊息', word: '術語' },
  en: { message: 'Message', word: 'Glossary' }
} as const

const written = (text: string, language: Language): string => (language === 'tw' ? toTraditional(text) : text)

/** `{0}` is the first value, or `…` where it differs. */
export const fill = (text: string, values: readonly string[]): string =>
  text.replace(/\{(\d)\}/g, (_, index: string) => values[Number(index)] ?? '…')
