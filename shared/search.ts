import type { Segment } from './search-segments.ts'
import { isEmpty, isForeign, isSymptom, pairs, segmentWords } from './search-segments.ts'
import { namesHere } from './search-other-libraries.ts'
import { stemOf } from './search-stems.ts'
import { synonymsOf } from './search-synonyms.ts'

export { stemOf } from './search-stems.ts'

/** Something a reader can find: one line of a language's file of search records. */
export interface SearchRecord {
  kind: RecordKind
  /** What the hit is called: a page's title, a heading, `sort-config.multiple`, a message of the library. */
  title: string
  /** A line below the title; matched with the least weight. */
  text: string
  href: string
  /** Where it stands: `Basic table › Sorting`, `table · prop`. */
  where: string
  /** Words that are not shown but find it, separated by commas. */
  words?: string
}

/** A `point` is a warning or an item of a list: found by its words, but no place that somebody looks for by name. */
export type RecordKind = 'page' | 'section' | 'point' | 'demo' | 'member' | 'message' | 'word'

/** A part of the query: a word of a language that writes with spaces, or one of Chinese. */
export interface Term {
  text: string
  /** `row-config.isHover` and `rowConfig.isHover` are the same without their signs. */
  bare: string
  /** `sorting` and `sorted` without their ends, where that leaves enough to look for. */
  stem?: string
  /** Written like a name in code: `rowConfig`, `row-config`, `a.b`. */
  isName?: true
  /** Other words for it. */
  others: readonly string[]
  /** `get`, `Selected` and `Rows` of `getSelectedRows`. */
  humps?: readonly string[]
}

/** `#/table/base/sort#two-columns` -> `#/table/base/sort`; nothing for a member, which stands on no page. */
export function pageOf(href: string): string | undefined {
  if (href.includes('?')) return undefined
  const anchor = href.indexOf('#', 1)
  return anchor < 0 ? href : href.slice(0, anchor)
}

const signs = /[^\p{L}\p{N}\p{M}\p{Extended_Pictographic}]+/gu

export const bareOf = (text: string): string =>
  /^[ -~]*$/.test(text)
    ? text.toLowerCase().replace(/[^a-z0-9]+/g, '')
    : text.normalize('NFKC').toLowerCase().replace(signs, '')

/** Longer queries are pasted; their beginning says what they are about. */
export const longestQuery = 300
const mostTerms = 16

/** One way to take a text apart. */
export function termsOf(query: string, segment: Segment = segmentWords): Term[] {
  const parts =
    withoutReferences(query.normalize('NFKC').slice(0, longestQuery)).match(
      /\p{Script=Han}+|[^\p{Script=Han}\s"'`(){}[\]<>=,;:|&!?*+\\/…“”‘’，。；：！？、（）《》【】]+/gu
    ) ?? []
  const terms = parts
    .flatMap(part => (/\p{Script=Han}/u.test(part) ? segment(part) : namesIn(part)))
    .map(termFrom)
    .filter(term => term.bare)
  const telling = terms.filter(term => !isEmpty(term.bare))
  return unique(telling.length ? telling : terms).slice(0, mostTerms)
}

/** `this.$refs.xTable.insert(` asks for `insert`, and `隐藏某一列` for `隐藏列`. */
const withoutReferences = (text: string): string =>
  text
    .replace(/(?:this\.)?\$refs(?:\.\w+|\[[^\]]*\])[?!]?\./g, ' ')
    .replace(/\bthis\./g, ' ')
    .replace(/\b([a-z]+n)['’](t)\b/gi, '$1$2')
    .replace(/(?<=\p{Script=Latin})['’](?:s|m|ve|re|ll|d)\b/giu, '')
    .replace(/某[一个個几些]?/g, ' ')

/** `:current-page.sync` and `@click.native` are names with modifiers. */
const namesIn = (part: string): string[] => [part.replace(/\.(?:sync|native|stop|prevent)$/, '')]

export function termFrom(part: string): Term {
  const text = part
    .toLowerCase()
    .replace(/^[^\p{L}\p{N}\p{Extended_Pictographic}]+|[^\p{L}\p{N}\p{M}\p{Extended_Pictographic}]+$/gu, '')
  const stem = stemOf(text)
  const bare = bareOf(text)
  return {
    text,
    bare,
    ...(stem !== text && { stem }),
    ...(/[a-z][A-Z]|\w[-_.]\w|^[@#]\w/.test(part) && { isName: true }),
    others: [...synonymsOf(text), ...namesHere(bare)],
    ...(/[a-z][A-Z]/.test(part) && { humps: part.split(/(?<=[a-z\d])(?=[A-Z])/) })
  }
}

/** `默认展开` may be said as `展开…默认`, and of `列宽不对` the subject may stand alone. */
export function partsOf({ bare }: Term): Term[] {
  if (!/^\p{Script=Han}{3,}$/u.test(bare) || isForeign(bare)) return []
  const parts = segmentWords(bare).filter(part => !isEmpty(part) && !isSymptom(part))
  return parts.join('') === bare && parts.length < 2 ? [] : parts.map(termFrom)
}

/** Tags of other component libraries: `el-date-picker` asks for a date picker. */
const foreignTag = /^(?:el|a|i|van|v|b|q|n|t)-(?=[a-z]{3})/

/** A long Chinese word may be two; a dotted name may be written without its beginning. */
export function stepsOf({ text, bare }: Term): Term[] {
  if (/^\p{Script=Han}{3,}$/u.test(bare)) return pairs(bare).map(termFrom)
  const known = text.replace(foreignTag, '')
  if (known !== text && !isEmpty(known)) return [termFrom(known)]
  const dotted = text.split(/[.@#$~%^]+/).filter(step => step.length > 1)
  const steps = dotted.length > 1 ? dotted : text.split(/[-_]+/).filter(step => step.length > 2)
  return steps.length > 1 ? steps.map(termFrom) : []
}

/** A name of another library says what it does. */
export const humpsOf = ({ humps = [] }: Term): Term[] => humps.map(termFrom).filter(({ bare }) => !isEmpty(bare))

const unique = (terms: Term[]): Term[] =>
  terms.filter((term, index) => terms.findIndex(other => other.bare === term.bare) === index)
