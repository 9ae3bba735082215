import type { Finding } from './finding.ts'
import { getRule } from './rules/applicable.ts'
import { silentRules } from './rules/silent.ts'

/**
 * `yes`: nothing prevents the upgrade. `changes`: after the listed changes. `decisions`: some changes need a decision.
 * `unread`: a file was not read or not understood, so the result is unknown.
 */
export type Verdict = 'yes' | 'changes' | 'decisions' | 'unread'

/** Changed defaults are reported, but do not affect the verdict. */
export function getVerdict(findings: readonly Finding[], problems: readonly unknown[]): Verdict {
  if (problems.length > 0) return 'unread'
  const counted = findings.filter(({ rule }) => getRule(rule)?.find.kind !== 'default')
  if (counted.some(({ certainty }) => certainty === 'decide')) return 'decisions'
  return counted.some(({ when }) => when !== 'after') ? 'changes' : 'yes'
}

/** True for findings that need no change and that no change can remove. */
export const isNote = (rule: string): boolean => {
  const kind = getRule(rule)?.find.kind
  return kind === 'default' || kind === 'unfollowed'
}

export interface FindingCounts {
  total: number
  automatic: number
  /** Findings that are not automatic, and fail without a message if they are left as they are. */
  silent: number
}

export const countFindings = (findings: readonly Finding[]): FindingCounts => ({
  total: findings.length,
  automatic: findings.filter(({ certainty }) => certainty === 'mechanical').length,
  silent: findings.filter(isSilent).length
})

/** True for code that stops working without an error, and that no automatic change corrects. */
export const isSilent = ({ rule, certainty }: Finding): boolean => certainty !== 'mechanical' && silentRules.has(rule)
