import type { ApiDemo, ApiMember, ApiParam, ApiSubject, MemberKind } from '../../../shared/api.ts'
import { camel, kebab, memberKinds, memberPlace, readMemberPath } from '../../../shared/api.ts'
import { readPlace } from '../../../shared/href.ts'
import { memberName } from '../../../shared/member-name.ts'
import type { TextPart } from './marked-text.ts'
import { plainText, readMarkedText } from './marked-text.ts'

/** A row of the table: a member, a key of a configuration object, or a parameter. Complete before anything is drawn. */
export interface ApiRow {
  id: string
  kind: MemberKind
  /** Parameters have none: they are found through their member. */
  path?: string
  name: string
  /** What a reader writes: `sort-config`, `defaultSort`, `sort`. */
  copied: string
  parts: readonly TextPart[]
  type: string
  default?: string
  since?: string
  /** What to use instead; empty when nothing replaces it. */
  instead?: readonly TextPart[]
  demos: readonly ApiDemo[]
  /** The subject it is taken over from: `vxe-table`. */
  from?: string
  /** 0 for members, more for what is in them. */
  depth: number
  parent?: ApiRow
  children: ApiRow[]
  /** Name inside the subject, lower case without hyphens: `sortconfig.defaultsort`. */
  key: string
  /** All that can be searched in the row itself, lower case. */
  own: string
  /** The way from the subject to the row in both spellings, lower case. */
  trail: string
}

/** The rows of a subject, kind by kind; inherited ones follow, unless the subject has its own of that name. */
export function apiTree(subject: ApiSubject, base?: ApiSubject): ApiRow[] {
  const own = subject.members.map(member => memberRow(member, subject))
  const known = new Set(own.map(nameOf))
  const inherited = base
    ? base.members.map(member => memberRow(member, base, undefined, base.tag)).filter(row => !known.has(nameOf(row)))
    : []
  return memberKinds.flatMap(kind => [...own, ...inherited].filter(row => row.kind === kind))
}

const nameOf = (row: ApiRow): string => `${row.kind} ${row.key}`

function memberRow(member: ApiMember, subject: ApiSubject, parent?: ApiRow, from?: string): ApiRow {
  const inside = readMemberPath(member.path)?.name ?? member.name
  const parts = readMarkedText(member.text)
  const instead = member.deprecated === undefined ? undefined : readMarkedText(member.deprecated)
  const params = member.params ?? []
  const row: ApiRow = {
    id: member.path,
    kind: member.kind,
    path: member.path,
    name: member.name,
    copied: member.name.replace(/\(.*$/s, ''),
    parts,
    type: member.type,
    default: member.default,
    since: member.since,
    instead,
    demos: (member.demos ?? []).flatMap(position => subject.demos[position] ?? []),
    from,
    depth: parent ? parent.depth + 1 : 0,
    parent,
    children: [],
    key: searchKey(inside),
    own: haystack([
      ...spellings(member.name),
      plainText(parts),
      plainText(instead ?? []),
      member.type,
      ...params.map(param => param.name)
    ]),
    trail: haystack(spellings(inside).map(name => signed(member.kind, name)))
  }
  const nested = (member.members ?? []).map(each => memberRow(each, subject, row))
  row.children.push(...nested, ...params.map(param => paramRow(param, row)))
  return row
}

function paramRow(param: ApiParam, parent: ApiRow): ApiRow {
  const parts = readMarkedText(param.text)
  return {
    id: `${parent.id}(${param.name})`,
    kind: parent.kind,
    name: param.name,
    copied: param.name.replace(/[^\w$].*$/s, ''),
    parts,
    type: param.type,
    demos: [],
    depth: parent.depth + 1,
    parent,
    children: [],
    key: `${parent.key}.${searchKey(param.name)}`,
    own: haystack([...spellings(param.name), plainText(parts), param.type]),
    trail: haystack(spellings(param.name).map(name => `${parent.key}.${name}`))
  }
}

export const searchKey = (name: string): string => camel(name).toLowerCase()

const spellings = (name: string): string[] => [...new Set([name, kebab(name), camel(name)])]

const haystack = (texts: readonly string[]): string => texts.join('\n').toLowerCase()

/** `@cell-click`, `#empty` and `sort()` are found as they are written. */
function signed(kind: MemberKind, name: string): string {
  if (kind === 'event') return `@${name}`
  if (kind === 'slot') return `#${name}`
  return kind === 'method' ? `()${name}()` : name
}

export function ancestorsOf(row: ApiRow): ApiRow[] {
  return row.parent ? [...ancestorsOf(row.parent), row.parent] : []
}

/** How the search field names a row: as prose does, `sort-config.orders`, `cell-click`, `#empty`, `sort()`. */
export const readableName = (row: ApiRow): string => memberName(row.path ?? row.name)

/** The row's name in an address: `sortConfig.orders`, `@cell-click`, on other pages than its own the whole path. */
export function addressName(row: ApiRow): string {
  return row.path ? (readPlace(memberPlace(row.path)).query.get('filterName') ?? '') : ''
}

/** The page on which a subject stands. */
export const pageOf = (subject: ApiSubject): string => readPlace(memberPlace(`${subject.name}.name`)).path

/** What may stand before a name in an address: the subjects of all members, `VXETable` beside `setConfig`. */
export const subjectsOf = (tree: readonly ApiRow[]): string[] => [
  ...new Set(tree.flatMap(row => readMemberPath(row.id)?.subject ?? []))
]

export function rowById(rows: readonly ApiRow[], id: string): ApiRow | undefined {
  for (const row of rows) {
    const found = row.id === id ? row : rowById(row.children, id)
    if (found) return found
  }
  return undefined
}
