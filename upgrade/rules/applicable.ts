import { compareVersions } from '../../shared/version-order.ts'
import type { Rule } from '../rule.ts'
import type { UpgradeVersions } from '../version.ts'
import { newestPcUi } from '../version.ts'
import { rules } from './all.ts'

const rulesByVersions = new Map<string, readonly Rule[]>()

/**
 * Returns the rules that apply between two versions. Other caches use the list as a key, so equal versions give the
 * same one.
 */
export function getApplicableRules(versions: UpgradeVersions): readonly Rule[] {
  const { from, to, ui = newestPcUi } = versions
  const key = `${from} ${to} ${ui}`
  const list = rulesByVersions.get(key) ?? filterRules(versions)
  rulesByVersions.set(key, list)
  return list
}

function filterRules({ from, to, ui = newestPcUi }: UpgradeVersions): Rule[] {
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

export const getRule = (id: string): Rule | undefined => byId.get(id)
