import type { Segment } from './search-segments.ts'
import { isStopWord, isUnrelatedName, isSymptom, splitPairs, segmentWords } from './search-segments.ts'
import { getOwnNames } from './search-other-libraries.ts'
import { getStem } from './search-stems.ts'
import { getSynonyms } from './search-synonyms.ts'

export { getStem } from './search-stems.ts'

/** Entry that a reader can find, one of the search records of a language. */
export interface SearchRecord {
  kind: RecordKind
  /** Title of a page, a heading, `sort-config.multiple`, a message of the library. */
  title: string
  /** A line below the title; matched with the least weight. */
  text: string
  href: string
  /** Location shown with a hit: `Basic table › Sorting`, `table · prop`. */
  where: string
  /** Keywords that are searched but not shown, separated by commas. */
  words?: string
}

/**
 * A `point` is a warning or a list item, which readers find by its words but do not search for by name. A `later`
 * record is a name of a later version.
 */
export type RecordKind = 'page' | 'tool' | 'section' | 'point' | 'demo' | 'member' | 'message' | 'word' | 'later'

/** Word of a query, separated by spaces or by the segmentation of Chinese. */
export interface Term {
  text: string
  /** Lower case without punctuation, so that `row-config.isHover` and `rowConfig.isHover` are equal. */
  bare: string
  /** `sorting` and `sorted` without their endings, if that leaves enough letters. */
  stem?: string
  /** Written like a name in code: `rowConfig`, `row-config`, `a.b`. */
  isName?: true
  /** Synonyms, and names in this library for a name of another one. */
  synonyms: readonly string[]
  /** `get`, `Selected` and `Rows` of `getSelectedRows`. */
  camelCaseWords?: readonly string[]
}

/** `#/table/base/sort#two-columns` -> `#/table/base/sort`; undefined for a member, which has a query in its address. */
export function getPageHref(href: string): string | undefined {
  if (href.includes('?')) return undefined
  const anchor = href.indexOf('#', 1)
  return anchor < 0 ? href : href.slice(0, anchor)
}

const punctuation = /[^\p{L}\p{N}\p{M}\p{Extended_Pictographic}]+/gu

export const normalizeText = (text: string): string =>
  /^[ -~]*$/.test(text)
    ? text.toLowerCase().replace(/[^a-z0-9]+/g, '')
    : text.normalize('NFKC').toLowerCase().replace(punctuation, '')

/** Maximum number of characters searched: longer queries are pasted, and their beginning names the subject. */
export const maxQueryLength = 300
const maxTerms = 16

/** Splits a query into terms, without stop words if there are others. */
export function parseTerms(query: string, segment: Segment = segmentWords): Term[] {
  const parts =
    dropReferences(query.normalize('NFKC').slice(0, maxQueryLength)).match(
      /\p{Script=Han}+|[^\p{Script=Han}\s"'`(){}[\]<>=,;:|&!?*+\\/…“”‘’，。；：！？、（）《》【】]+/gu
    ) ?? []
  const terms = parts
    .flatMap(part => (/\p{Script=Han}/u.test(part) ? segment(part) : dropModifiers(part)))
    .map(createTerm)
    .filter(term => term.bare)
  const meaningful = terms.filter(term => !isStopWord(term.bare))
  return uniqueTerms(meaningful.length ? meaningful : terms).slice(0, maxTerms)
}

/**
 * Removes references and fillers: `this.$refs.xTable.insert(` searches for `insert`, `import 'a/b.css'` for the file,
 * `隐藏某一列` for `隐藏 列`.
 */
const dropReferences = (text: string): string =>
  text
    .replace(/(?:this\.)?\$refs(?:\.\w+|\[[^\]]*\])[?!]?\./g, ' ')
    .replace(/\bthis\./g, ' ')
    .replace(/@(?:import|use) (?=['"~\w.])|\bimport (?=(?:[\w{*][^'"]{0,200}from )?['"])/g, ' ')
    .replace(/\b([a-z]+n)['’](t)\b/gi, '$1$2')
    .replace(/(?<=\p{Script=Latin})['’](?:s|m|ve|re|ll|d)\b/giu, '')
    .replace(/某[一个個几些]?/g, ' ')

/** Removes the modifiers of names such as `:current-page.sync` and `@click.native`. */
const dropModifiers = (part: string): string[] => [part.replace(/\.(?:sync|native|stop|prevent)$/, '')]

export function createTerm(part: string): Term {
  const text = part
    .toLowerCase()
    .replace(/^[^\p{L}\p{N}\p{Extended_Pictographic}]+|[^\p{L}\p{N}\p{M}\p{Extended_Pictographic}]+$/gu, '')
  const stem = getStem(text)
  const bare = normalizeText(text)
  return {
    text,
    bare,
    ...(stem !== text && { stem }),
    ...(/[a-z][A-Z]|\w[-_.]\w|^[@#]\w/.test(part) && { isName: true }),
    synonyms: [...getSynonyms(text), ...getOwnNames(bare)],
    ...(/[a-z][A-Z]/.test(part) && { camelCaseWords: part.split(/(?<=[a-z\d])(?=[A-Z])/) })
  }
}

/** Splits a Chinese term into words without symptoms: `默认展开` finds `展开…默认`, `列宽不对` finds `列宽`. */
export function splitChineseTerm({ bare }: Term): Term[] {
  if (!/^\p{Script=Han}{3,}$/u.test(bare) || isUnrelatedName(bare)) return []
  const parts = segmentWords(bare).filter(part => !isStopWord(part) && !isSymptom(part))
  return parts.join('') === bare && parts.length < 2 ? [] : parts.map(createTerm)
}

/** Prefixes of tags in other component libraries: `el-date-picker` searches for `date-picker`. */
const otherLibraryPrefix = /^(?:el|a|i|van|v|b|q|n|t)-(?=[a-z]{3})/

/** Splits an unknown term: Chinese into pairs, a tag from its prefix, a name at its dots or hyphens. */
export function splitUnknownTerm({ text, bare }: Term): Term[] {
  if (/^\p{Script=Han}{3,}$/u.test(bare)) return splitPairs(bare).map(createTerm)
  const withoutPrefix = text.replace(otherLibraryPrefix, '')
  if (withoutPrefix !== text && !isStopWord(withoutPrefix)) return [createTerm(withoutPrefix)]
  const dottedParts = text.split(/[.@#$~%^]+/).filter(step => step.length > 1)
  const steps = dottedParts.length > 1 ? dottedParts : text.split(/[-_]+/).filter(step => step.length > 2)
  return steps.length > 1 ? steps.map(createTerm) : []
}

/** Returns the words of a camel-case name, which describe an unknown name of another library. */
export const splitCamelCase = ({ camelCaseWords = [] }: Term): Term[] =>
  camelCaseWords.map(createTerm).filter(({ bare }) => !isStopWord(bare))

const uniqueTerms = (terms: Term[]): Term[] =>
  terms.filter((term, index) => terms.findIndex(other => other.bare === term.bare) === index)
