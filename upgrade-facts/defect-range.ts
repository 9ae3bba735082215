/** Releases in ascending order, and the results of each case as one letter for each of them. */
export interface ReleaseResults {
  releases: readonly string[]
  cases: Readonly<Record<string, string>>
}

/** Release that the pages describe. */
export const documentedRelease = '3.8.6'

/** Releases around one that has a defect. */
export interface DefectRange {
  /** First release of the unbroken row of releases with the defect that contains the given one. */
  since: string
  /** True if an older release works, so that `since` brought the defect. */
  isRegression: boolean
  /** First later release that works. */
  fixedIn?: string
}

/** Returns the range of releases around one that has the defect. */
export function findDefectRange(
  { releases, cases }: ReleaseResults,
  id: string,
  version: string
): DefectRange | undefined {
  const letters = cases[id]
  const index = releases.indexOf(version)
  if (!letters || letters[index] !== 'f') return undefined
  const before = letters.slice(0, index)
  const lastWorking = before.lastIndexOf('p')
  const first = letters.indexOf('f', lastWorking + 1)
  const fixed = letters.indexOf('p', index)
  return {
    since: releases[first]!,
    isRegression: lastWorking >= 0,
    ...(fixed >= 0 && { fixedIn: releases[fixed]! })
  }
}

/** Returns the ids of the defects that a release has. */
export function listDefectsOf({ releases, cases }: ReleaseResults, version: string): string[] {
  const index = releases.indexOf(version)
  return Object.keys(cases).filter(id => cases[id]![index] === 'f')
}
