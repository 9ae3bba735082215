import { inheritedPath, readMemberPath } from '../shared/api.ts'
import type { ReleaseMembers, ReleaseRange } from '../upgrade-facts/release-members.ts'
import type { IndexedMember, MemberIndex } from '../usage/members/member-index.ts'
import { createMemberIndex } from '../usage/members/member-index.ts'

/** Members of all releases, and whether the checked version has them. */
export interface VersionMembers {
  version: string
  /** Release with the members of the version. */
  release: string
  /** Members of any release. */
  index: MemberIndex
  /** True if the version has the member of a path: `table.rowConfig`, `table@cell-click`. */
  hasPath: (path: string) => boolean
  /** Releases with the member of a path. */
  rangesOfPath: (path: string) => readonly ReleaseRange[]
  /** True if the version has a name that belongs to no component: `classes`, `vxe-icon-edit`. */
  hasName: (subject: string, key: string) => boolean
  rangesOfName: (subject: string, key: string) => readonly ReleaseRange[]
  all: ReleaseMembers
}

const cache = new WeakMap<ReleaseMembers, MemberIndex>()

export function createVersionMembers(all: ReleaseMembers, version: string): VersionMembers {
  const release = all.findRelease(version)
  const index = cache.get(all) ?? createIndex(all)
  cache.set(all, index)
  const described = new Map<string, boolean>()
  return {
    version,
    release,
    index,
    hasPath,
    rangesOfPath: path => rangesOf(path),
    hasName: (subject, key) => all.has(release, subject, key),
    rangesOfName: (subject, key) => all.rangesOf(subject, key),
    all
  }

  function hasPath(path: string): boolean {
    const { subject, key } = splitPath(path)
    // No source describes the functions of 3.0 and 3.1.
    if (all.has(release, subject, key) || all.has(release, 'undeclared', path) || !isDescribed(subject)) return true
    const base = inheritedPath(path) ?? sharedPath(path) ?? configuredPath(path)
    return base !== undefined && hasPath(base)
  }

  function isDescribed(subject: string): boolean {
    const known = described.get(subject) ?? all.keysOf(subject).some(key => all.has(release, subject, key))
    described.set(subject, known)
    return known
  }

  function rangesOf(path: string): readonly ReleaseRange[] {
    const { subject, key } = splitPath(path)
    const ranges = all.rangesOf(subject, key)
    const base = ranges.length > 0 ? undefined : (inheritedPath(path) ?? sharedPath(path))
    return base === undefined ? ranges : rangesOf(base)
  }

  /** `grid.pagerConfig.pageSize` -> `pager.pageSize` */
  function sharedPath(path: string): string | undefined {
    const dot = path.lastIndexOf('.')
    const shared = dot < 0 ? undefined : all.structure.sameKeys.get(path.slice(0, dot))
    return shared === undefined ? undefined : `${shared}${path.slice(dot)}`
  }
}

/** `setConfig.table.editConfig.trigger` -> `table.editConfig.trigger`: the library merges all keys of the object. */
function configuredPath(path: string): string | undefined {
  const [, component = '', keys = ''] = /^setConfig\.([a-zA-Z]+)\.([^.]+\..+)$/.exec(path) ?? []
  return component ? `${component}.${keys}` : undefined
}

function splitPath(path: string): { subject: string; key: string } {
  const subject = readMemberPath(path)?.subject ?? path
  return { subject, key: path.slice(subject.length) }
}

/** Subjects with keys that are no members of a component. */
const otherSubjects = new Set([
  'vxe-table',
  'vxe-pc-ui',
  'types',
  'css',
  'sass',
  'classes',
  'codes',
  'renderers',
  'undeclared'
])

function createIndex(all: ReleaseMembers): MemberIndex {
  const { sameKeys, dictionaries, params } = all.structure
  const members = all.subjects
    .filter(subject => !otherSubjects.has(subject))
    .flatMap(subject =>
      all.keysOf(subject).flatMap((key): IndexedMember[] => {
        const path = subject + key
        const member = readMemberPath(path)
        const shared = sameKeys.get(path)
        const own = params.get(path)
        return member
          ? [
              {
                path,
                kind: member.kind,
                ...(shared !== undefined && { sameKeysAs: shared }),
                ...(dictionaries.has(path) && { isDictionary: true as const }),
                ...(own && { params: own.map(each => (each === undefined ? {} : { sameKeysAs: each })) })
              }
            ]
          : []
      })
    )
  return createMemberIndex(members)
}
