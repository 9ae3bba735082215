import type { ComparedDemo } from './demo-results.ts'
import type { DemoCode, Severity } from './demo-severity.ts'
import { getMessageText, getSeverity } from './demo-severity.ts'

/** Results of the demos in the newest version, for the map of demos. */
export interface DemoMapFacts {
  messages: { severity: Severity; text: string }[]
  /** Indices of the messages, by the id of each demo that logs any. */
  logged: Record<string, Record<DemoCode, number[]>>
  /** Ids of demos without a result. */
  unknown: string[]
}

/** `ids` are those of all demos, `translateMessage` returns a message of the library in the language of the map. */
export function createDemoMapFacts(
  demos: readonly ComparedDemo[],
  ids: readonly string[],
  translateMessage: (message: string) => string
): DemoMapFacts {
  const complaints = [...new Set(demos.flatMap(({ original, upgraded }) => [original, upgraded]).flatMap(complaintsOf))]
  const indices = new Map(complaints.map((complaint, index) => [complaint, index]))
  const indicesOf = (result: ComparedDemo['original']) => complaintsOf(result).map(complaint => indices.get(complaint)!)
  const comparedIds = new Set(demos.map(({ id }) => id))
  return {
    messages: complaints.map(complaint => ({
      severity: getSeverity(complaint),
      text: translateMessage(getMessageText(complaint))
    })),
    logged: Object.fromEntries(
      demos
        .filter(({ original, upgraded }) => original.complaints.length + upgraded.complaints.length > 0)
        .map(({ id, original, upgraded }) => [id, { original: indicesOf(original), upgraded: indicesOf(upgraded) }])
    ),
    unknown: ids.filter(id => !comparedIds.has(id))
  }
}

const complaintsOf = ({ complaints }: ComparedDemo['original']): string[] => [...new Set(complaints)]
