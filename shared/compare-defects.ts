import type { DefectComparison, DefectList, ListedDefect } from './defects.ts'
import { createDefectFilter, defectSeverities } from './defects.ts'
import { compareVersions } from './version-order.ts'

/** Returns the newest release that ran the cases and is not newer than a version. */
export const findTestedRelease = (releases: readonly string[], version: string): string | undefined =>
  releases.findLast(release => compareVersions(release, version) <= 0)

/** Compares the defects of two releases, or of the nearest older ones that ran the cases. */
export function compareDefects(
  { releases, cases }: { releases: readonly string[]; cases: Readonly<Record<string, string>> },
  fromVersion: string,
  toVersion: string
): DefectComparison<string> | undefined {
  const [from, to] = [findTestedRelease(releases, fromVersion), findTestedRelease(releases, toVersion)]
  if (from === undefined || to === undefined) return undefined
  const [fromIndex, toIndex] = [releases.indexOf(from), releases.indexOf(to)]
  const list = (before: string, after: string) =>
    Object.keys(cases).filter(id => cases[id]![fromIndex] === before && cases[id]![toIndex] === after)
  return {
    from,
    to,
    fixed: list('f', 'p'),
    added: list('p', 'f'),
    remaining: list('f', 'f'),
    unanswered: list('f', 'n').length
  }
}

/** Compares the defects of a list in two releases, the most harmful first. */
export function compareListedDefects(
  { releases, defects }: Pick<DefectList, 'releases' | 'defects'>,
  from: string,
  to: string
): DefectComparison<ListedDefect> | undefined {
  const cases = Object.fromEntries(defects.map(({ id, letters }) => [id, letters]))
  const comparison = compareDefects({ releases, cases }, from, to)
  const select = (ids: readonly string[]) =>
    defectSeverities.flatMap(severity => defects.filter(each => each.severity === severity && ids.includes(each.id)))
  return (
    comparison && {
      ...comparison,
      fixed: select(comparison.fixed),
      added: select(comparison.added),
      remaining: select(comparison.remaining)
    }
  )
}

/** Compares only the defects that code with the given members meets; undefined if both releases have the same ones. */
export function compareMetDefects(
  { releases, defects }: Pick<DefectList, 'releases' | 'defects'>,
  members: readonly string[],
  { from, to }: { from: string; to: string }
): DefectComparison<ListedDefect> | undefined {
  const isMet = createDefectFilter(members)
  const comparison = compareListedDefects({ releases, defects: defects.filter(each => isMet(each.members)) }, from, to)
  return comparison && comparison.fixed.length + comparison.added.length > 0 ? comparison : undefined
}
