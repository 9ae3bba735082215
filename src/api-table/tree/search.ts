import type { MemberKind } from '../../../shared/api.ts'
import { toCamelCase, toKebabCase } from '../../../shared/api.ts'
import type { ApiRow } from './rows.ts'
import { searchKey } from './rows.ts'

/** A typed query, prepared for comparison. */
export interface RowQuery {
  text: string
  /** Each word in its spellings, lower case. */
  words: string[][]
  /** Texts to mark in the rows, longest first. */
  needles: readonly string[]
  /** The member that the whole text may name. */
  namedMember: NamedMember
}

interface NamedMember {
  kind?: MemberKind
  key: string
}

/** `match`: the row itself matches; `holds`: one of its descendants does. */
export type RowMatches = ReadonlyMap<ApiRow, 'match' | 'holds'>

/** Parses a query and drops a subject before a name: `table.sortConfig` is read as `sortConfig`. */
export function parseRowQuery(text: string, subjects: readonly string[]): RowQuery {
  const words = text
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map(word => spellings(withoutSubject(word, subjects)))
  return {
    text: text.trim(),
    words,
    needles: createNeedles(words),
    namedMember: parseNamedMember(text.trim(), subjects)
  }
}

export function findRows(tree: readonly ApiRow[], search: RowQuery): RowMatches {
  const foundRows = new Map<ApiRow, 'match' | 'holds'>()
  const visit = (row: ApiRow): boolean => {
    const hasMatchBelow = row.children.map(visit).includes(true)
    if (matchesRow(row, search)) foundRows.set(row, 'match')
    else if (hasMatchBelow) foundRows.set(row, 'holds')
    return foundRows.has(row)
  }
  tree.forEach(visit)
  return foundRows
}

/**
 * True if every word is in the row or its path and one of them in its own part, so `sort` does not find all of
 * `sort-config`.
 */
function matchesRow(row: ApiRow, { words }: RowQuery): boolean {
  const isOwn = (word: string) =>
    row.ownText.includes(word) || (row.pathText.includes(word) && !row.parent?.pathText.includes(word))
  return (
    words.some(word => word.some(isOwn)) &&
    words.every(word => word.some(spelling => row.ownText.includes(spelling) || row.pathText.includes(spelling)))
  )
}

/** True if the name of the row or of one of its descendants matches, not only a description, a type or a parameter. */
export const matchesName = (row: ApiRow, search: RowQuery): boolean =>
  hasNameOf(row, search) || row.children.some(child => child.path !== undefined && matchesName(child, search))

const hasNameOf = ({ pathText, parent }: ApiRow, { words }: RowQuery): boolean =>
  words.some(word => word.some(spelling => pathText.includes(spelling) && !parent?.pathText.includes(spelling))) &&
  words.every(word => word.some(spelling => pathText.includes(spelling)))

export const isExact = (row: ApiRow, { namedMember: { kind, key } }: RowQuery): boolean =>
  key !== '' && (kind === undefined || kind === row.kind) && (row.key === key || row.key.endsWith(`.${key}`))

/** Returns the member named by its path, its whole name or the last part of it, never a parameter. */
export function exactRow(tree: readonly ApiRow[], search: RowQuery): ApiRow | undefined {
  const candidates = tree.flatMap(function all(row: ApiRow): ApiRow[] {
    const below = row.children.flatMap(all)
    return row.path !== undefined && isExact(row, search) ? [row, ...below] : below
  })
  return (
    candidates.find(row => row.path === search.text) ??
    candidates.find(row => row.key === search.namedMember.key) ??
    candidates[0]
  )
}

function parseNamedMember(text: string, subjects: readonly string[]): NamedMember {
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
  ...new Set([word, toKebabCase(word).replace(/^-/, ''), toCamelCase(word)].map(each => each.toLowerCase()))
]

function createNeedles(words: readonly string[][]): string[] {
  const pieces = words.flat().flatMap(word => [word, ...word.split(/[.@#()]+/).filter(piece => piece.length > 1)])
  return [...new Set(pieces)].sort((a, b) => b.length - a.length)
}

interface MarkedPiece {
  text: string
  isMarked: boolean
}

/** Splits a text at the needles, ignoring case. */
export function splitMarks(text: string, needles: readonly string[]): MarkedPiece[] {
  const lower = text.toLowerCase()
  const pieces: MarkedPiece[] = []
  let start = 0
  for (let position = 0; position < text.length;) {
    const needle = lower.length === text.length && needles.find(each => lower.startsWith(each, position))
    if (!needle) {
      position++
      continue
    }
    if (position > start) pieces.push({ text: text.slice(start, position), isMarked: false })
    pieces.push({ text: text.slice(position, position + needle.length), isMarked: true })
    start = position += needle.length
  }
  if (start < text.length) pieces.push({ text: text.slice(start), isMarked: false })
  return pieces
}
