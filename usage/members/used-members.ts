import { readMemberPath, toCamelCase } from '../../shared/api.ts'
import type { AnalyzedFile } from '../follow/analyzed-file.ts'
import type { LibraryUsage } from '../follow/usage.ts'
import type { IndexedMember, MemberIndex } from './member-index.ts'
import { createMemberIndex } from './member-index.ts'
import { resolveMember } from './resolve-member.ts'

/** Members that lead to the keys of others. */
export interface MemberStructure {
  /** `grid.columns` -> `column` */
  sameKeys: Readonly<Record<string, string>>
  /** Members with keys of any name: `table.editRules`. */
  dictionaries: readonly string[]
  /** Members with the keys of a parameter, by the path of a method. */
  params: Readonly<Record<string, readonly (string | null)[]>>
}

/** Creates an index that finds some members in code, by their paths, also as defaults in `setConfig`. */
export function createPartialIndex(
  paths: Iterable<string>,
  { sameKeys, dictionaries, params }: MemberStructure
): MemberIndex {
  const needed = [...paths, ...Object.entries(sameKeys).flat(), ...dictionaries, ...Object.keys(params)]
  const all = new Set(needed.flatMap(path => [path, ...settingOf(path)]).flatMap(listOwners))
  return createMemberIndex(
    [...all].flatMap((path): IndexedMember[] => {
      const member = readMemberPath(path)
      if (!member) return []
      const shared = sameKeys[path]
      const own = params[path]
      return [
        {
          path,
          kind: member.kind,
          ...(shared !== undefined && { sameKeysAs: shared }),
          ...(dictionaries.includes(path) && { isDictionary: true as const }),
          ...(own && { params: own.map(each => (each === null ? {} : { sameKeysAs: each })) })
        }
      ]
    })
  )
}

/** `button-group.size` -> `setConfig.buttonGroup.size` */
function settingOf(path: string): string[] {
  const member = readMemberPath(path)
  return member?.kind === 'prop' && member.subject !== 'setConfig'
    ? [`setConfig.${toCamelCase(member.subject)}.${member.name}`]
    : []
}

/** `table.treeConfig.transform` -> itself and `table.treeConfig` */
function listOwners(path: string): string[] {
  const member = readMemberPath(path)
  return member?.kind === 'prop' && member.name.includes('.')
    ? [path, ...listOwners(path.slice(0, path.lastIndexOf('.')))]
    : [path]
}

/** Returns the paths of the members that code uses, and the components of its elements. */
export const listUsedMembers = (index: MemberIndex, file: AnalyzedFile, usages: readonly LibraryUsage[]): string[] => [
  ...new Set(
    usages.flatMap(usage =>
      usage.kind === 'element' ? usage.component : (resolveMember(index, file, usage)?.path ?? [])
    )
  )
]
