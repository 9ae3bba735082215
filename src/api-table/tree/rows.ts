import type { ApiDefect, ApiDemo, ApiMember, ApiParam, ApiSubject, MemberKind } from '../../../shared/api.ts'
import { toCamelCase, toKebabCase, memberKinds, getMemberRoute, readMemberPath } from '../../../shared/api.ts'
import { parseLocation } from '../../../shared/site-location.ts'
import { formatMemberName } from '../../../shared/member-name.ts'
import type { TextPart } from './marked-text.ts'
import { plainText, readMarkedText } from './marked-text.ts'

/**
 * A row of the table: a member, a key of a configuration object, or a parameter. All fields are computed before
 * rendering.
 */
export interface ApiRow {
  id: string
  kind: MemberKind
  /** Parameters have none, they are addressed through their member. */
  path?: string
  name: string
  /** Name to copy, as it is written in code: `sort-config`, `defaultSort`, `sort`. */
  nameToCopy: string
  parts: readonly TextPart[]
  type: string
  default?: string
  since?: string
  /** Replacement of a deprecated member; empty if there is none. */
  replacement?: readonly TextPart[]
  demos: readonly ApiDemo[]
  defects: readonly RowDefect[]
  /** Tag of the component it is inherited from: `vxe-table`. */
  inheritedFrom?: string
  /** 0 for members, more for their keys and parameters. */
  depth: number
  parent?: ApiRow
  children: ApiRow[]
  /** Name inside the subject, lower case without hyphens: `sortconfig.defaultsort`. */
  key: string
  /** Searchable text of the row itself, lower case. */
  ownText: string
  /** Path from the subject to the row in both spellings, lower case. */
  pathText: string
}

/** A defect with its symptom as marked up text. */
export interface RowDefect extends ApiDefect {
  parts: readonly TextPart[]
  /** Version that has the defect. */
  version: string
}

/** Creates the rows of a subject, kind by kind; inherited ones follow, unless the subject has its own of that name. */
export function apiTree(subject: ApiSubject, base?: ApiSubject): ApiRow[] {
  const ownRows = subject.members.map(member => memberRow(member, subject))
  const ownNames = new Set(ownRows.map(nameOf))
  const inherited = base
    ? base.members.map(member => memberRow(member, base, undefined, base.tag)).filter(row => !ownNames.has(nameOf(row)))
    : []
  return memberKinds.flatMap(kind => [...ownRows, ...inherited].filter(row => row.kind === kind))
}

const nameOf = (row: ApiRow): string => `${row.kind} ${row.key}`

function memberRow(member: ApiMember, subject: ApiSubject, parent?: ApiRow, inheritedFrom?: string): ApiRow {
  const nameInSubject = readMemberPath(member.path)?.name ?? member.name
  const parts = readMarkedText(member.text)
  const replacement = member.deprecated === undefined ? undefined : readMarkedText(member.deprecated)
  const params = member.params ?? []
  const row: ApiRow = {
    id: member.path,
    kind: member.kind,
    path: member.path,
    name: member.name,
    nameToCopy: member.name.replace(/\(.*$/s, ''),
    parts,
    type: member.type,
    default: member.default,
    since: member.since,
    replacement,
    demos: (member.demos ?? []).flatMap(position => subject.demos[position] ?? []),
    defects: (member.defects ?? []).map(defect => ({
      ...defect,
      parts: readMarkedText(defect.symptom),
      version: subject.version
    })),
    inheritedFrom,
    depth: parent ? parent.depth + 1 : 0,
    parent,
    children: [],
    key: searchKey(nameInSubject),
    ownText: joinSearchText([
      ...spellings(member.name),
      plainText(parts),
      plainText(replacement ?? []),
      member.type,
      ...params.map(param => param.name)
    ]),
    pathText: joinSearchText(spellings(nameInSubject).map(name => withSign(member.kind, name)))
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
    nameToCopy: param.name.replace(/[^\w$].*$/s, ''),
    parts,
    type: param.type,
    demos: [],
    defects: [],
    depth: parent.depth + 1,
    parent,
    children: [],
    key: `${parent.key}.${searchKey(param.name)}`,
    ownText: joinSearchText([...spellings(param.name), plainText(parts), param.type]),
    pathText: joinSearchText(spellings(param.name).map(name => `${parent.key}.${name}`))
  }
}

export const searchKey = (name: string): string => toCamelCase(name).toLowerCase()

const spellings = (name: string): string[] => [...new Set([name, toKebabCase(name), toCamelCase(name)])]

const joinSearchText = (texts: readonly string[]): string => texts.join('\n').toLowerCase()

/** Adds the sign of the kind, so that `@cell-click`, `#empty` and `sort()` are found as they are written. */
function withSign(kind: MemberKind, name: string): string {
  if (kind === 'event') return `@${name}`
  if (kind === 'slot') return `#${name}`
  return kind === 'method' ? `()${name}()` : name
}

export function ancestorsOf(row: ApiRow): ApiRow[] {
  return row.parent ? [...ancestorsOf(row.parent), row.parent] : []
}

/**
 * Returns the name of a row for the search field, as in prose: `sort-config.orders`, `cell-click`, `#empty`, `sort()`.
 */
export const readableName = (row: ApiRow): string => formatMemberName(row.path ?? row.name)

/** The row's name in an address: `sortConfig.orders`, `@cell-click`, on other pages than its own the whole path. */
export function addressName(row: ApiRow): string {
  return row.path ? (parseLocation(getMemberRoute(row.path)).query.get('filterName') ?? '') : ''
}

/** Path of the page that documents a subject. */
export const pageOf = (subject: ApiSubject): string => parseLocation(getMemberRoute(`${subject.name}.name`)).path

/** Names allowed before a name in an address: the subjects of all members, such as `VXETable` with `setConfig`. */
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
