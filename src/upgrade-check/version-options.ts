import { compareVersions } from '../../shared/version-order.ts'
import type { UpgradeVersions } from '../../upgrade/version.ts'
import { defaultVersions, isVersion } from '../../upgrade/version.ts'

/** Versions that the rules were run with, and releases in between that changed behavior. */
export const fromVersions = ['3.6.17', '3.8.6', '3.9.0', '3.12.10', '3.15.17', '3.18.20'] as const
export const toVersions = ['3.9.0', '3.12.10', '3.15.17', '3.18.20', '3.21.6'] as const

/** Reads the versions from the query, which may be unlisted; an invalid one or a downgrade gives the default. */
export function readVersions(query: ReadonlyMap<string, string>): UpgradeVersions {
  const versionOf = (name: 'from' | 'to') => {
    const value = query.get(name) ?? ''
    return isVersion(value) && value.startsWith('3.') && value.length < 20 ? value : defaultVersions[name]
  }
  const [from, to] = [versionOf('from'), versionOf('to')]
  return compareVersions(from, to) < 0 ? { from, to } : defaultVersions
}

/** Adds the chosen version to the list in order, if it is missing. */
export const withSelected = (list: readonly string[], selected: string): string[] =>
  [...new Set([...list, selected])].sort(compareVersions)
