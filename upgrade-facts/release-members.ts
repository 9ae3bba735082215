import { compareVersions } from '../shared/version-order.ts'

/**
 * Members of every release that the registry has, without types and defaults. A subject is that of the version facts,
 * or one of `classes`, `codes`, `renderers` and `undeclared`: methods that a release has without declaring them.
 */
export interface ReleaseMembers {
  /** Releases with known members, oldest first. */
  releases: readonly string[]
  /** Reasons by release that could not be read. */
  unread: Readonly<Record<string, string>>
  /** Returns the newest known release up to a version, or the first one: members of 3.8.7 are those of 3.8.6. */
  findRelease: (version: string) => string
  /** True if a release has a member: `has('3.8.6', 'table', '.rowConfig.keyField')`. */
  has: (release: string, subject: string, key: string) => boolean
  /** Returns the first and the last release of each range of releases that have a member; empty for unknown members. */
  rangesOf: (subject: string, key: string) => readonly ReleaseRange[]
  subjects: readonly string[]
  /** Returns the keys of a subject in any release. */
  keysOf: (subject: string) => readonly string[]
  structure: MemberStructure
}

/** Members that lead to the keys of others, as in 3.8. */
export interface MemberStructure {
  /** `grid.columns` -> `column` */
  sameKeys: ReadonlyMap<string, string>
  /** Members with keys of any name: `table.editRules`. */
  dictionaries: ReadonlySet<string>
  /** Members with the keys of a parameter, by the path of a method: `table()exportData` -> `['table.exportConfig']`. */
  params: ReadonlyMap<string, readonly (string | undefined)[]>
}

export interface ReleaseRange {
  first: string
  last: string
}

/** Positions of the first and the last release of each range: `0-61`, `12-20,24-61`. */
const rangePattern = /^\d+-\d+(?:,\d+-\d+)*$/

/** Reads `releases.json`, written by `builder/read-versions/renew-releases.ts`; throws for any other value. */
export function readReleaseMembers(value: unknown): ReleaseMembers {
  if (!isRecord(value) || !isTextList(value.releases) || !isTextRecord(value.unread) || !isRecord(value.members))
    throw new TypeError('The file of releases needs releases, unread and members.')
  const { releases } = value
  if (releases.length === 0) throw new TypeError('The file of releases has no release.')
  const positions = new Map(releases.map((release, position) => [release, position]))
  const members = new Map(
    Object.entries(value.members).map(([subject, groups]) => [subject, readGroups(groups, releases.length)])
  )
  const rangesOf = (subject: string, key: string) => members.get(subject)?.get(key) ?? []
  return {
    releases,
    unread: value.unread,
    subjects: [...members.keys()],
    findRelease: version => releases.findLast(each => compareVersions(each, version) <= 0) ?? releases[0]!,
    has(release, subject, key) {
      const position = positions.get(release)
      return position !== undefined && rangesOf(subject, key).some(([from, to]) => from <= position && position <= to)
    },
    rangesOf: (subject, key) =>
      rangesOf(subject, key).map(([from, to]) => ({ first: releases[from]!, last: releases[to]! })),
    keysOf: subject => [...(members.get(subject)?.keys() ?? [])],
    structure: readStructure(value)
  }
}

function readStructure({ sameKeys, dictionaries, params }: Record<string, unknown>): MemberStructure {
  if (!isTextRecord(sameKeys) || !isTextList(dictionaries) || !isRecord(params))
    throw new TypeError('The file of releases needs sameKeys, dictionaries and params.')
  const paramEntries = Object.entries(params).map(([path, each]): [string, (string | undefined)[]] => {
    if (!Array.isArray(each)) throw new TypeError(`The parameters of ${path} in the file of releases are no list.`)
    return [path, each.map((param: unknown) => (typeof param === 'string' ? param : undefined))]
  })
  return {
    sameKeys: new Map(Object.entries(sameKeys)),
    dictionaries: new Set(dictionaries),
    params: new Map(paramEntries)
  }
}

type PositionRange = readonly [from: number, to: number]

function readGroups(groups: unknown, count: number): Map<string, readonly PositionRange[]> {
  const ranges = new Map<string, readonly PositionRange[]>()
  if (!isRecord(groups)) throw new TypeError('A subject in the file of releases is no object.')
  for (const [text, keys] of Object.entries(groups)) {
    if (!rangePattern.test(text) || typeof keys !== 'string')
      throw new TypeError(`"${text}" in the file of releases is no range with keys.`)
    const positions = text.split(',').map((range): PositionRange => {
      const [from = 0, to = 0] = range.split('-').map(Number)
      if (from > to || to >= count) throw new TypeError(`"${range}" in the file of releases is no range of releases.`)
      return [from, to]
    })
    for (const key of keys.split(' ')) ranges.set(key, positions)
  }
  return ranges
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isTextRecord = (value: unknown): value is Record<string, string> =>
  isRecord(value) && Object.values(value).every(each => typeof each === 'string')

const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(each => typeof each === 'string')
