import type { VersionFacts } from '../../upgrade-facts/version-facts.ts'
import { compareVersions } from '../../shared/version-order.ts'
import type { MemberFact } from '../api/fact.ts'
import { readRuntime } from '../api/runtime.ts'
import { readVersion } from './read-version.ts'
import { readClassNames, readCommandCodes, readRendererNames } from './source-words.ts'
import type { MemberStructure, ReleaseNames } from './write-releases.ts'

/** Reads the names of the release that is installed in a folder, and those that have no type: classes and texts. */
export function readRelease(root: string, knownPaths: readonly string[]): ReleaseNames {
  const facts = readVersion(root, knownPaths)
  const packages = compareVersions(facts.version, '3.9.0') < 0 ? ['vxe-table'] : ['vxe-table', 'vxe-pc-ui']
  return {
    version: facts.version,
    names: {
      ...namesOf(facts),
      undeclared: readUndeclaredMethods(root, packages.slice(1), facts),
      classes: readClassNames(root, packages),
      codes: readCommandCodes(root),
      renderers: readRendererNames(root, packages)
    }
  }
}

const namesOf = ({ members }: VersionFacts): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(members).flatMap(([subject, keys]) =>
      Object.keys(keys).length > 0 ? [[subject, Object.keys(keys)] as const] : []
    )
  )

/**
 * Returns the methods that components have although the facts leave them out: declarations of other releases may name
 * them, and a call throws no error.
 */
export function readUndeclaredMethods(
  root: string,
  otherPackages: readonly string[],
  { members }: Pick<VersionFacts, 'members'>
): string[] {
  const { components } = readRuntime(root, otherPackages)
  return [...components].flatMap(([subject, { methods }]) =>
    [...methods]
      .filter(name => !members[subject]?.[`()${name}`] && /^[a-z][a-zA-Z]+$/.test(name))
      .map(name => `${subject}()${name}`)
  )
}

/** Returns the paths of the members of a version, which other versions may have without a declaration. */
export const memberPathsOf = ({ members }: VersionFacts): string[] =>
  Object.entries(members).flatMap(([subject, keys]) => Object.keys(keys).map(key => subject + key))

/** Returns the facts that lead from one member to the keys of another one. */
export function readStructure(facts: readonly MemberFact[]): MemberStructure {
  const sorted = facts.toSorted((left, right) => (left.path < right.path ? -1 : 1))
  return {
    sameKeys: Object.fromEntries(
      sorted.flatMap(({ path, sameKeysAs }) => (sameKeysAs === undefined ? [] : [[path, sameKeysAs] as const]))
    ),
    dictionaries: sorted.filter(({ isDictionary }) => isDictionary).map(({ path }) => path),
    params: Object.fromEntries(
      sorted.flatMap(({ path, params = [] }) =>
        params.some(({ sameKeysAs }) => sameKeysAs !== undefined)
          ? [[path, params.map(({ sameKeysAs }) => sameKeysAs ?? null)] as const]
          : []
      )
    )
  }
}
