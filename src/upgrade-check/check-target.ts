import { compareVersions } from '../../shared/version-order.ts'
import type { UpgradeVersions } from '../../upgrade/version.ts'
import { defaultVersions, isVersion } from '../../upgrade/version.ts'
import { readVersions } from './version-options.ts'

/** Purpose of a check: an upgrade, or the version that is to run the code. */
export type CheckTarget = ({ kind: 'upgrade' } & UpgradeVersions) | { kind: 'version'; version: string }

/** Version that the site documents. */
export const siteVersion = defaultVersions.from

/** Reads the target from the query. `for` names the version; an invalid one gives the version of the site. */
export function readTarget(query: ReadonlyMap<string, string>): CheckTarget {
  const version = query.get('for')
  if (version === undefined) return { kind: 'upgrade', ...readVersions(query) }
  const isValid = isVersion(version) && version.startsWith('3.') && version.length < 20
  return { kind: 'version', version: isValid ? version : siteVersion }
}

/** Returns the releases to choose from, the version of the site first, then the newest; the chosen one is among them. */
export const listVersions = (releases: readonly string[], chosen: string): string[] => [
  siteVersion,
  ...[...new Set([...releases, chosen])]
    .filter(each => each !== siteVersion)
    .sort((one, other) => compareVersions(other, one))
]
