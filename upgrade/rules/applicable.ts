import { compareVersions } from '../../shared/version-order.ts'
import type { Rule } from '../rule.ts'
import type { Versions } from '../version.ts'
import { newestUi } from '../version.ts'
import { rules } from './all.ts'

const known = new Map<string, readonly Rule[]>()

/** The rules that are true on the way between two versions; the same list for the same versions. */
export function applicableRules(versions: Versions): readonly Rule[] {
  const { from, to, ui = newestUi } = versions
  const key = `${from} ${to} ${ui}`
  const list = known.get(key) ?? chosenRules(versions)
  known.set(key, list)
  return list
}

function chosenRules({ from, to, ui = newestUi }: Versions): Rule[] {
  const isSplit = compareVersions(to, '3.9.0') >= 0
  const wasSplit = compareVersions(from, '3.9.0') >= 0
  return rules.filter(({ since, of, until, isWarned }) => {
    if (isWarned) return true
    if (of) return isSplit && !wasSplit && compareVersions(since, ui) <= 0
    if (until && compareVersions(to, until) >= 0) return false
    return compareVersions(from, since) < 0 && compareVersions(since, to) <= 0
  })
}

const byId = new Map(rules.map(rule => [rule.id, rule]))

export const ruleOf = (id: string): Rule | undefined => byId.get(id)
