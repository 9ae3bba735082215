import type { DefectSeverity } from '../shared/defects.ts'
import { compareVersions } from '../shared/version-order.ts'
import type { ReleaseResults } from './defect-range.ts'
import type { ReleaseMembers } from './release-members.ts'
import { getMinorVersion } from './version-range.ts'

/** Points of a defect that fails although the documented release or a later one works, because code relies on it. */
export const broughtPoints = 2
/** Points of a defect with wrong or lost data. */
export const dataPoints = 1

/** A release compared with the documented one. */
export interface ReleaseRating {
  version: string
  /** Number of defects by severity. */
  present: Record<DefectSeverity, number>
  /** Number of defects without a result. */
  unanswered: number
  /** Ids of defects of the documented release that this one fixes, and of those of them with wrong or lost data. */
  fixed: string[]
  fixedData: string[]
  /** Ids of defects that fail, although the documented release or one between both works. */
  brought: string[]
  removedMembers: number
  changedDefaults: number
  points: number
}

export interface RatingInput {
  results: ReleaseResults
  severities: ReadonlyMap<string, DefectSeverity>
  documented: string
  countRemovedMembers: (version: string) => number
  countChangedDefaults: (version: string) => number
}

/** Rates the documented release and the newest release of each later minor version, oldest first. */
export function rateReleases(input: RatingInput): ReleaseRating[] {
  const { documented, results } = input
  const later = results.releases.filter(version => compareVersions(version, documented) > 0)
  const newestByLine = new Map([documented, ...later].map(version => [getMinorVersion(version), version]))
  return [...new Set([documented, ...newestByLine.values()])].map(version => rateRelease(version, input))
}

function rateRelease(version: string, input: RatingInput): ReleaseRating {
  const { results, severities, documented, countRemovedMembers, countChangedDefaults } = input
  const [base, index] = [documented, version].map(each => results.releases.indexOf(each)) as [number, number]
  const present: ReleaseRating['present'] = { data: 0, broken: 0, display: 0 }
  const rating = { unanswered: 0, fixed: [] as string[], fixedData: [] as string[], brought: [] as string[], points: 0 }
  for (const [id, severity] of severities) {
    const letters = results.cases[id] ?? ''
    const result = letters[index]
    if (result === 'f') {
      present[severity]++
      if (letters.slice(base, index).includes('p')) rating.brought.push(id)
    } else if (result !== 'p') rating.unanswered++
    if (letters[base] === 'f' && result === 'p') {
      rating.fixed.push(id)
      if (severity === 'data') rating.fixedData.push(id)
    }
    // A defect without a result counts as present, so that a release gains nothing from a missing component.
    if (severity === 'data' && result !== 'p') rating.points += dataPoints
  }
  return {
    ...rating,
    version,
    present,
    removedMembers: countRemovedMembers(version),
    changedDefaults: countChangedDefaults(version),
    points: rating.points + broughtPoints * rating.brought.length
  }
}

export interface ReleaseChoice {
  stay: ReleaseRating
  /** The later release with the fewest points, of several the newest; undefined if none has fewer than `stay`. */
  target?: ReleaseRating
}

export function chooseRelease([stay, ...later]: readonly ReleaseRating[]): ReleaseChoice {
  if (!stay) throw new Error('No release is rated.')
  const target = later.reduce<ReleaseRating | undefined>(
    (best, each) => (each.points <= (best?.points ?? stay.points - 1) ? each : best),
    undefined
  )
  return { stay, ...(target && { target }) }
}

/** Counts members of one release that another lacks; the options of a removed object count as the object. */
export function countRemovedMembers(
  members: Pick<ReleaseMembers, 'has' | 'keysOf'>,
  subjects: readonly string[],
  from: string,
  to: string
): number {
  const isRemoved = (subject: string, key: string) => members.has(from, subject, key) && !members.has(to, subject, key)
  return subjects
    .flatMap(subject => members.keysOf(subject).map(key => ({ subject, key })))
    .filter(({ subject, key }) => {
      const parent = key.lastIndexOf('.') > 0 ? key.slice(0, key.lastIndexOf('.')) : undefined
      return isRemoved(subject, key) && !(parent && isRemoved(subject, parent))
    }).length
}
