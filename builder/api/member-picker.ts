import type { FactIndex } from './fact.ts'
import { parentOf } from './fact.ts'
import type { DemoUsage } from './usage/demo-usage.ts'

/**
 * Picks the used members of a demo that a reader would look up: rare ones, and keys instead of the object that holds
 * them.
 */
export type MemberPicker = (usage: DemoUsage) => string[]

const maxMembers = 10
/** Members used by a larger share of the demos are too common to describe one of them. */
const maxShareOfDemos = 0.2

export function createMemberPicker(all: readonly DemoUsage[], index: FactIndex): MemberPicker {
  const counts = new Map<string, number>()
  for (const { uses } of all)
    for (const path of new Set(uses.map(use => use.path))) counts.set(path, (counts.get(path) ?? 0) + 1)
  const countOf = (path: string) => counts.get(path) ?? 0
  return ({ uses }) => {
    const paths = [...new Set(uses.map(use => use.path))]
    const parents = new Set(paths.map(parentOf))
    return paths
      .filter(
        path =>
          index.find(path) &&
          !isContentSlot(path, index) &&
          !parents.has(path) &&
          countOf(path) <= Math.max(3, all.length * maxShareOfDemos)
      )
      .map((path, position) => ({ path, position, rarity: countOf(path) }))
      .sort((a, b) => a.rarity - b.rarity || a.position - b.position)
      .slice(0, maxMembers)
      .sort((a, b) => a.position - b.position)
      .map(({ path }) => path)
  }
}

/** The content of a tag fills its default slot, so a default slot without parameters is left out. */
const isContentSlot = (path: string, index: FactIndex): boolean =>
  path.endsWith('#default') && !index.find(path)?.params?.length
