import results from './defects.json' with { type: 'json' }

/**
 * Result of a case in a release: the defect exists (`f`), the release works (`p`), or it cannot answer (`n`), for
 * example because it lacks the component.
 */
export type DefectResult = 'f' | 'p' | 'n'

export interface DefectResults {
  /** Day of the run. */
  renewed: string
  /** Releases in ascending order. */
  releases: string[]
  /** One letter for each release, by id of the case. */
  cases: Record<string, string>
  /** Reasons why releases cannot answer, by id and reason, with the first and the last of them. */
  unanswered: Record<string, [reason: string, first: string, last: string][]>
}

/** Release that the pages describe. */
export const documentedRelease = '3.8.6'

/** Written by `npm run ledger`. */
export const defectResults = results as unknown as DefectResults

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
  { releases, cases }: Pick<DefectResults, 'releases' | 'cases'>,
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
export function listDefectsOf(
  { releases, cases }: Pick<DefectResults, 'releases' | 'cases'>,
  version: string
): string[] {
  const index = releases.indexOf(version)
  return Object.keys(cases).filter(id => cases[id]![index] === 'f')
}
