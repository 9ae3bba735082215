import type { VersionsResponse } from '../../shared/versions.ts'

/** Returns the newest 3.8 release if it is newer than the running version and not dismissed. */
export function findNewVersion(
  response: Pick<VersionsResponse, 'v3StableList'> | undefined,
  runningVersion: string,
  dismissed: string | null
): string | undefined {
  const latest = response?.v3StableList.find(version => version.startsWith('3.8.'))
  return latest && latest !== dismissed && isNewer(latest, runningVersion) ? latest : undefined
}

function isNewer(version: string, otherVersion: string): boolean {
  const [a, b] = [version, otherVersion].map(text => text.split('.').map(Number))
  for (let index = 0; index < 3; index += 1) {
    const difference = (a?.[index] ?? 0) - (b?.[index] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return false
}
