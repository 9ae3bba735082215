import results from './defects.json' with { type: 'json' }

export { documentedRelease, findDefectRange, listDefectsOf } from './defect-range.ts'
export type { DefectRange } from './defect-range.ts'

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

/** Written by `npm run ledger`. */
export const defectResults = results as unknown as DefectResults
