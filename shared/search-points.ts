import type { RecordKind, SearchRecord, Term } from './search.ts'
import { splitPhrase, splitTemplate } from './search-phrases.ts'
import { normalizeText, getPageHref } from './search.ts'

/** Record with its forms for comparison, computed once. */
export interface PreparedRecord {
  record: SearchRecord
  /** Address of its page; undefined for members and for records that link to members. */
  page?: string
  /** Title without punctuation, `sortconfigmultiple`; its last segment, `multiple`; its component, `table`. */
  bare: string
  lastSegment: string
  owner: string
  /** Title as separate words: ` sort config multiple `. */
  title: string
  /** `,pagination,page numbers,` */
  words: string
  bareWords: string
  /** Title and keyword phrases of a page or glossary word, each after a space: ` sort a column`. */
  phraseTexts: readonly string[]
  where: string
  text: string
  searchableText: string
  templates: string[][]
  /** Names of a glossary word as stems of their words: `['disabl', 'edit']`. */
  phrases: string[][]
}

export function prepareRecord(record: SearchRecord): PreparedRecord {
  const isMember = record.kind === 'member'
  const bare = normalizeText(record.title)
  const owner = isMember ? normalizeText(record.where.split(' ')[0] ?? '') : ''
  const words = record.words === undefined ? '' : `,${record.words.toLowerCase()},`
  const bareWords = words.replace(/[\s_.'"-]/g, '')
  const title = separateWords(record.title)
  const where = ` ${record.where.toLowerCase()}`
  const text = ` ${record.text.toLowerCase()}`
  const page = getPageHref(record.href)
  return {
    record,
    ...(page !== undefined && { page }),
    bare,
    owner,
    words,
    bareWords,
    phraseTexts: record.kind === 'page' || hasOtherNames(record) ? [title, ...getPhraseTexts(words)] : [],
    title,
    where,
    text,
    lastSegment: isMember ? normalizeText(record.title.slice(record.title.lastIndexOf('.') + 1)) : bare,
    searchableText: `${title}\n${bare}\nvxe${owner}${bare}\n${words}\n${bareWords}\n${where}\n${text}`,
    templates: record.kind === 'message' ? [record.title, ...(record.words ?? '').split(',')].map(splitTemplate) : [],
    phrases: hasOtherNames(record)
      ? [record.title, ...(record.words ?? '').split(',')].map(splitPhrase).filter(parts => parts.join('').length > 2)
      : []
  }
}

/** True if the words of a record are further names of the same thing. */
export const hasOtherNames = ({ kind }: SearchRecord): boolean => kind === 'word' || kind === 'tool'

const getPhraseTexts = (words: string): string[] =>
  words
    .split(',')
    .filter(word => word.length > 3 && /\p{Script=Han}{3}| /u.test(word))
    .map(word => ` ${word}`)

const separateWords = (title: string): string =>
  ` ${title
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[-_.#@()[\]{}:"'<>/,]+/g, ' ')
    .trim()} `

/** Returns 0 to 100 points of a record for a term: most for its name, then for its title, keywords and text. */
export function getTermPoints(
  prepared: PreparedRecord,
  { text, bare, stem }: Pick<Term, 'text' | 'bare' | 'stem'>
): number {
  const points = getWordPoints(prepared, text, bare)
  return points >= 50 || stem === undefined ? points : Math.max(points, 0.85 * getStemPoints(prepared, stem))
}

function getWordPoints(prepared: PreparedRecord, text: string, bare: string): number {
  if (prepared.record.kind === 'later' && !(isTitle(prepared, bare) && hasCodeName(prepared)))
    return 0.6 * (isLatin(bare) ? getLatinPoints(prepared, text, bare) : 0)
  if (prepared.record.kind === 'point')
    return 0.7 * (isLatin(bare) ? getLatinPoints(prepared, text, bare) : getChinesePoints(prepared, text))
  if (isTitle(prepared, bare)) return 100
  if (prepared.lastSegment === bare) return 82
  const keywordOffset = prepared.bareWords.indexOf(`,${bare},`)
  if (keywordOffset >= 0) return hasOtherNames(prepared.record) ? 88 : 70 + Math.max(0, 8 - keywordOffset / 5)
  if (prepared.owner && (prepared.owner === bare || `vxe${prepared.owner}` === bare)) return 36
  return isLatin(bare) ? getLatinPoints(prepared, text, bare) : getChinesePoints(prepared, text)
}

/** True if the text is the title or the component and the title; `toolbar` also matches the page `vxe-toolbar`. */
export const isTitle = ({ bare, owner, record }: PreparedRecord, text: string): boolean =>
  bare === text ||
  owner + bare === text ||
  (owner !== '' && `vxe${owner}${bare}` === text) ||
  (record.kind === 'page' && bare === `vxe${text}`)

/** True if the title is more than a plain word such as `padding`, for which other records are more useful. */
export const hasCodeName = ({ record }: PreparedRecord): boolean => !/^[a-z]+$/.test(record.title)

/** A match across the words of a name counts, but not across those of a sentence: `cels` in `Excel shows`. */
const isSentence = ({ record: { kind } }: PreparedRecord): boolean =>
  kind === 'point' || kind === 'section' || kind === 'demo'

/** Points for a match inside of a word: `cels` in `cancels`. */
export const insideWordPoints = 6

function getLatinPoints(prepared: PreparedRecord, text: string, bare: string): number {
  if (prepared.title.includes(` ${text} `)) return prepared.title.startsWith(` ${text} `) ? 62 : 54
  if (prepared.bare.startsWith(bare) || prepared.lastSegment.startsWith(bare)) return 58
  if (prepared.title.includes(` ${text}`)) return 48
  if (hasWordStart(prepared.words, text)) return 40
  if (bare.length > 2 && !isSentence(prepared) && prepared.bare.includes(bare)) return 28
  if (hasWordStart(prepared.where, text)) return 20
  if (hasWordStart(prepared.text, text)) return prepared.text.indexOf(text) < 50 ? 18 : 14
  return bare.length > 3 && prepared.searchableText.includes(bare) ? insideWordPoints : 0
}

function getChinesePoints(prepared: PreparedRecord, text: string): number {
  if (prepared.title.startsWith(` ${text}`)) return 58
  if (prepared.title.includes(text)) return 50
  if (prepared.words.includes(text)) return 40
  if (prepared.where.includes(text)) return 20
  const offset = prepared.text.indexOf(text)
  return offset < 0 ? 0 : offset < 30 ? 18 : 14
}

/** Matches a stem as the beginning of a word: `merg` of `merging` finds `merge`. */
function getStemPoints(prepared: PreparedRecord, stem: string): number {
  if (!prepared.searchableText.includes(stem)) return 0
  if (prepared.bare.startsWith(stem)) return prepared.bare.length < stem.length + 4 ? 78 : 58
  if (prepared.title.includes(` ${stem}`)) return 52
  if (hasWordStart(prepared.words, stem)) return 44
  return hasWordStart(prepared.text, stem) ? 16 : 0
}

const isLatin = (bare: string): boolean => /^[\p{Script=Latin}\p{N}]/u.test(bare)

/** True if a word of the text begins with the term: `row` in the middle of `browser` does not match. */
function hasWordStart(text: string, word: string): boolean {
  for (let offset = text.indexOf(word); offset >= 0; offset = text.indexOf(word, offset + 1))
    if (!/[a-z0-9]/.test(text[offset - 1] ?? ' ')) return true
  return false
}

/** Points by kind, so that a page ranks before an equal hit for a heading on it. */
export const kindPoints: Record<RecordKind, number> = {
  page: 9,
  tool: 9,
  word: 8,
  message: 5,
  member: 5,
  demo: 4,
  section: 3,
  point: 0,
  later: 0
}
