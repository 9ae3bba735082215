import type { Finding } from './finding.ts'
import { ruleOf } from './rules/applicable.ts'

/** `yes`: nothing stands in the way. `changes`: after what is listed. `decisions`: some of it only you can decide. */
export type Verdict = 'yes' | 'changes' | 'decisions'

/** Changed defaults are told, and forbid nothing. */
export function verdictOn(findings: readonly Finding[]): Verdict {
  const counted = findings.filter(({ rule }) => ruleOf(rule)?.find.kind !== 'default')
  if (counted.some(({ certainty }) => certainty === 'decide')) return 'decisions'
  return counted.some(({ when }) => when !== 'after') ? 'changes' : 'yes'
}

/** What is told and needs no change: nobody can make it go away. */
export const isNote = (rule: string): boolean => {
  const kind = ruleOf(rule)?.find.kind
  return kind === 'default' || kind === 'unfollowed'
}
