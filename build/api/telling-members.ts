import type { FactIndex } from './fact.ts'
import { parentOf } from './fact.ts'
import type { DemoUsage } from './usage/demo-usage.ts'

/** Picks from what a demo uses the members a reader would look up: rare ones, and keys instead of the object they stand in. */
export type TellingMembers = (usage: DemoUsage) => string[]

const most = 10
/** A member that every fifth demo uses says nothing about any of them. */
const ordinaryShare = 0.2

export function tellingMembers(all: readonly DemoUsage[], index: FactIndex): TellingMembers {
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
          !isChildren(path, index) &&
          !parents.has(path) &&
          countOf(path) <= Math.max(3, all.length * ordinaryShare)
      )
      .map((path, position) => ({ path, position, rarity: countOf(path) }))
      .sort((a, b) => a.rarity - b.rarity || a.position - b.position)
      .slice(0, most)
      .sort((a, b) => a.position - b.position)
      .map(({ path }) => path)
  }
}

/** What stands inside a tag fills its default slot: only a slot that hands something over is worth a word. */
const isChildren = (path: string, index: FactIndex): boolean =>
  path.endsWith('#default') && !index.find(path)?.params?.length
