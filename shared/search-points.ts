import type { RecordKind, SearchRecord, Term } from './search.ts'
import { phraseOf, templateOf } from './search-phrases.ts'
import { bareOf, pageOf } from './search.ts'

/** A record made ready: a query only compares. */
export interface Prepared {
  record: SearchRecord
  /** The page it stands on; nothing for members and what leads to them. */
  page?: string
  /** Title without signs: `sortconfigmultiple`; its last step, `multiple`; whose it is, `table`. */
  bare: string
  last: string
  owner: string
  /** As separate words: ` sort config multiple `. */
  title: string
  /** `,pagination,page numbers,` */
  words: string
  bareWords: string
  /** Each of the words, where some of them are phrases: ` sort a column`. */
  sayings: readonly string[]
  where: string
  text: string
  all: string
  templates: string[][]
  /** What a glossary word is also called, in its parts: `['disable', 'editing']`. */
  phrases: string[][]
}

export function prepare(record: SearchRecord): Prepared {
  const isMember = record.kind === 'member'
  const bare = bareOf(record.title)
  const owner = isMember ? bareOf(record.where.split(' ')[0] ?? '') : ''
  const words = record.words === undefined ? '' : `,${record.words.toLowerCase()},`
  const bareWords = words.replace(/[\s_.'"-]/g, '')
  const title = spaced(record.title)
  const where = ` ${record.where.toLowerCase()}`
  const text = ` ${record.text.toLowerCase()}`
  const page = pageOf(record.href)
  return {
    record,
    ...(page !== undefined && { page }),
    bare,
    owner,
    words,
    bareWords,
    sayings: record.kind === 'page' || record.kind === 'word' ? [title, ...sayingsOf(words)] : [],
    title,
    where,
    text,
    last: isMember ? bareOf(record.title.slice(record.title.lastIndexOf('.') + 1)) : bare,
    all: `${title}\n${bare}\nvxe${owner}${bare}\n${words}\n${bareWords}\n${where}\n${text}`,
    templates: record.kind === 'message' ? [record.title, ...(record.words ?? '').split(',')].map(templateOf) : [],
    phrases:
      record.kind === 'word'
        ? [record.title, ...(record.words ?? '').split(',')].map(phraseOf).filter(parts => parts.join('').length > 2)
        : []
  }
}

const sayingsOf = (words: string): string[] =>
  words
    .split(',')
    .filter(word => word.length > 3 && /\p{Script=Han}{3}| /u.test(word))
    .map(word => ` ${word}`)

const spaced = (title: string): string =>
  ` ${title
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[-_.#@()[\]{}:"'<>/,]+/g, ' ')
    .trim()} `

/** How well one word fits one record: its name, its title, its words, its text, in this order; 0 to 100. */
export function pointsOf(each: Prepared, { text, bare, stem }: Pick<Term, 'text' | 'bare' | 'stem'>): number {
  const points = pointsFor(each, text, bare)
  return points >= 50 || stem === undefined ? points : Math.max(points, 0.85 * pointsForStem(each, stem))
}

function pointsFor(each: Prepared, text: string, bare: string): number {
  if (each.record.kind === 'point')
    return 0.7 * (isLatin(bare) ? latinPoints(each, text, bare) : chinesePoints(each, text))
  if (isTitle(each, bare)) return 100
  if (each.last === bare) return 82
  const place = each.bareWords.indexOf(`,${bare},`)
  if (place >= 0) return each.record.kind === 'word' ? 88 : 70 + Math.max(0, 8 - place / 5)
  if (each.owner && (each.owner === bare || `vxe${each.owner}` === bare)) return 36
  return isLatin(bare) ? latinPoints(each, text, bare) : chinesePoints(each, text)
}

/** `vxe-toolbar` is the page of the toolbar. */
export const isTitle = ({ bare, owner, record }: Prepared, text: string): boolean =>
  bare === text ||
  owner + bare === text ||
  (owner !== '' && `vxe${owner}${bare}` === text) ||
  (record.kind === 'page' && bare === `vxe${text}`)

/** Names are written in one or in several words; in a sentence `cels` of `Excel shows` means nothing. */
const isSentence = ({ record: { kind } }: Prepared): boolean =>
  kind === 'point' || kind === 'section' || kind === 'demo'

/** `cels` stands in `cancels`. */
export const insideWord = 6

function latinPoints(each: Prepared, text: string, bare: string): number {
  if (each.title.includes(` ${text} `)) return each.title.startsWith(` ${text} `) ? 62 : 54
  if (each.bare.startsWith(bare) || each.last.startsWith(bare)) return 58
  if (each.title.includes(` ${text}`)) return 48
  if (startsWord(each.words, text)) return 40
  if (bare.length > 2 && !isSentence(each) && each.bare.includes(bare)) return 28
  if (startsWord(each.where, text)) return 20
  if (startsWord(each.text, text)) return each.text.indexOf(text) < 50 ? 18 : 14
  return bare.length > 3 && each.all.includes(bare) ? insideWord : 0
}

function chinesePoints(each: Prepared, text: string): number {
  if (each.title.startsWith(` ${text}`)) return 58
  if (each.title.includes(text)) return 50
  if (each.words.includes(text)) return 40
  if (each.where.includes(text)) return 20
  const at = each.text.indexOf(text)
  return at < 0 ? 0 : at < 30 ? 18 : 14
}

/** A stem is only a beginning: `merg` of `merging` finds `merge`. */
function pointsForStem(each: Prepared, stem: string): number {
  if (!each.all.includes(stem)) return 0
  if (each.bare.startsWith(stem)) return each.bare.length < stem.length + 4 ? 78 : 58
  if (each.title.includes(` ${stem}`)) return 52
  if (startsWord(each.words, stem)) return 44
  return startsWord(each.text, stem) ? 16 : 0
}

const isLatin = (bare: string): boolean => /^[\p{Script=Latin}\p{N}]/u.test(bare)

/** In the middle of a word it means nothing: `row` in `browser`. */
function startsWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!/[a-z0-9]/.test(text[at - 1] ?? ' ')) return true
  return false
}

/** Of two equal hits the page says more than the heading on it. */
export const weights: Record<RecordKind, number> = {
  page: 9,
  word: 8,
  message: 5,
  member: 5,
  demo: 4,
  section: 3,
  point: 0
}
