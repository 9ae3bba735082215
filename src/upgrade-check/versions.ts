import { compareVersions } from '../../shared/version-order.ts'
import type { Versions } from '../../upgrade/version.ts'
import { defaultVersions, isVersion } from '../../upgrade/version.ts'

/** The versions that the rules were run with, between others where the library turned. */
export const origins = ['3.8.6', '3.9.0', '3.12.10', '3.15.17', '3.18.20'] as const
export const targets = ['3.9.0', '3.12.10', '3.15.17', '3.18.20', '3.21.6'] as const

/** What the address asks for. It may name versions that are not in the lists; backwards leads nowhere. */
export function readVersions(query: ReadonlyMap<string, string>): Versions {
  const versionOf = (name: 'from' | 'to') => {
    const asked = query.get(name) ?? ''
    return isVersion(asked) && asked.startsWith('3.') && asked.length < 20 ? asked : defaultVersions[name]
  }
  const [from, to] = [versionOf('from'), versionOf('to')]
  return compareVersions(from, to) < 0 ? { from, to } : defaultVersions
}

/** With the chosen one, should it not be among them. */
export const withChosen = (list: readonly string[], chosen: string): string[] =>
  [...new Set([...list, chosen])].sort(compareVersions)
