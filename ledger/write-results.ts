import type { DefectResults } from '../upgrade-facts/defect-results.ts'
import type { CaseResult } from './run-case.ts'

/** Letters of the results in the file. */
export const letters = { failed: 'f', passed: 'p', unanswered: 'n' } as const

/** Returns the file with all results: one line for each case, so that a renewal shows its changes. */
export function formatResults(
  renewed: string,
  releases: readonly string[],
  results: ReadonlyMap<string, readonly CaseResult[]>
): string {
  const ids = [...results.keys()].toSorted()
  const cases = ids.map(
    id =>
      [
        id,
        results
          .get(id)!
          .map(({ status }) => letters[status])
          .join('')
      ] as const
  )
  const unanswered = ids
    .map(id => [id, groupReasons(releases, results.get(id)!)] as const)
    .filter(([, reasons]) => reasons.length > 0)
  return `{
"renewed": ${JSON.stringify(renewed)},
"releases": ${JSON.stringify(releases)},
"cases": {
${formatLines(cases)}
},
"unanswered": {
${formatLines(unanswered)}
}
}
`
}

const formatLines = (entries: readonly (readonly [string, unknown])[]): string =>
  entries.map(([id, value]) => `${JSON.stringify(id)}: ${JSON.stringify(value)}`).join(',\n')

const maxReasonLength = 160

/** Joins neighbouring releases that give the same reason. */
function groupReasons(
  releases: readonly string[],
  results: readonly CaseResult[]
): DefectResults['unanswered'][string] {
  const groups: [reason: string, first: string, last: string][] = []
  let isOpen = false
  results.forEach((result, index) => {
    const reason = result.status === 'unanswered' ? result.reason.split('\n', 1)[0]!.slice(0, maxReasonLength) : ''
    const group = groups.at(-1)
    if (reason && isOpen && group?.[0] === reason) group[2] = releases[index]!
    else if (reason) groups.push([reason, releases[index]!, releases[index]!])
    isOpen = reason !== ''
  })
  return groups
}
