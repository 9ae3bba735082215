import type { MemberKind } from '../../../shared/api.ts'
import { camel, kebab } from '../../../shared/api.ts'
import type { ApiRow } from './rows.ts'
import { searchKey } from './rows.ts'

/** What a reader typed, ready to be compared. */
export interface Search {
  text: string
  /** Each word in its spellings, lower case. */
  words: string[][]
  /** What is marked in the rows, longest first. */
  needles: readonly string[]
  /** The one member the whole text may name. */
  wanted: Wanted
}

interface Wanted {
  kind?: MemberKind
  key: string
}

/** `match`: the row itself; `holds`: something below it. */
export type Found = ReadonlyMap<ApiRow, 'match' | 'holds'>

/** `subjects` may stand before a name: `table.sortConfig` is read as `sortConfig`. */
export function readSearch(text: string, subjects: readonly string[]): Search {
  const words = text
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map(word => spellings(withoutSubject(word, subjects)))
  return { text: text.trim(), words, needles: needlesOf(words), wanted: readWanted(text.trim(), subjects) }
}

export function findRows(tree: readonly ApiRow[], search: Search): Found {
  const found = new Map<ApiRow, 'match' | 'holds'>()
  const visit = (row: ApiRow): boolean => {
    const below = row.children.map(visit).includes(true)
    if (matches(row, search)) found.set(row, 'match')
    else if (below) found.set(row, 'holds')
    return found.has(row)
  }
  tree.forEach(visit)
  return found
}

/** Every word is somewhere in the row or on the way to it, and one is its own: `sort` doesn't find all of `sort-config`. */
function matches(row: ApiRow, { words }: Search): boolean {
  const isOwn = (word: string) =>
    row.own.includes(word) || (row.trail.includes(word) && !row.parent?.trail.includes(word))
  return (
    words.some(word => word.some(isOwn)) &&
    words.every(word => word.some(spelling => row.own.includes(spelling) || row.trail.includes(spelling)))
  )
}

export const isExact = (row: ApiRow, { wanted: { kind, key } }: Search): boolean =>
  key !== '' && (kind === undefined || kind === row.kind) && (row.key === key || row.key.endsWith(`.${key}`))

/** The member that is named: by its path, by its whole name, or by the last part of it. A parameter is none. */
export function exactRow(tree: readonly ApiRow[], search: Search): ApiRow | undefined {
  const candidates = tree.flatMap(function all(row: ApiRow): ApiRow[] {
    const below = row.children.flatMap(all)
    return row.path !== undefined && isExact(row, search) ? [row, ...below] : below
  })
  return (
    candidates.find(row => row.path === search.text) ??
    candidates.find(row => row.key === search.wanted.key) ??
    candidates[0]
  )
}

function readWanted(text: string, subjects: readonly string[]): Wanted {
  const name = withoutSubject(text, subjects)
  const [, sign = '', rest = '', call = ''] = /^(@|#|\(\))?(.*?)(\(.*)?$/s.exec(name) ?? []
  const kind: MemberKind | undefined =
    sign === '@' ? 'event' : sign === '#' ? 'slot' : sign === '()' || call ? 'method' : undefined
  return { kind, key: searchKey(rest) }
}

function withoutSubject(word: string, subjects: readonly string[]): string {
  const [, subject = '', sign = '', name = ''] = /^([A-Za-z][\w-]*)(\.|@|#|\(\))(.+)$/.exec(word) ?? []
  if (!subjects.includes(subject)) return word
  return sign === '.' ? name : sign + name
}

const spellings = (word: string): string[] => [
  ...new Set([word, kebab(word).replace(/^-/, ''), camel(word)].map(each => each.toLowerCase()))
]

function needlesOf(words: readonly string[][]): string[] {
  const pieces = words.flat().flatMap(word => [word, ...word.split(/[.@#()]+/).filter(piece => piece.length > 1)])
  return [...new Set(pieces)].sort((a, b) => b.length - a.length)
}

interface MarkedPiece {
  text: string
  isMarked: boolean
}

/** Cuts a text where one of the needles stands, whatever the case. */
export function splitMarks(text: string, needles: readonly string[]): MarkedPiece[] {
  const lower = text.toLowerCase()
  const pieces: MarkedPiece[] = []
  let from = 0
  for (let at = 0; at < text.length;) {
    const needle = lower.length === text.length && needles.find(each => lower.startsWith(each, at))
    if (!needle) {
      at++
      continue
    }
    if (at > from) pieces.push({ text: text.slice(from, at), isMarked: false })
    pieces.push({ text: text.slice(at, at + needle.length), isMarked: true })
    from = at += needle.length
  }
  if (from < text.length) pieces.push({ text: text.slice(from), isMarked: false })
  return pieces
}
