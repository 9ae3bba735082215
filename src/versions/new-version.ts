import type { VersionsAnswer } from '../../shared/versions.ts'

/** The newest 3.8 when it is newer than what the demos run and the reader has not dismissed it. */
export function newVersion(
  answer: Pick<VersionsAnswer, 'v3StableList'> | undefined,
  running: string,
  dismissed: string | null
): string | undefined {
  const latest = answer?.v3StableList.find(version => version.startsWith('3.8.'))
  return latest && latest !== dismissed && isNewer(latest, running) ? latest : undefined
}

function isNewer(version: string, than: string): boolean {
  const [a, b] = [version, than].map(text => text.split('.').map(Number))
  for (let index = 0; index < 3; index += 1) {
    const difference = (a?.[index] ?? 0) - (b?.[index] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return false
}
