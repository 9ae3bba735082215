import type { Node } from '../read/syntax.ts'
import { countSteps } from '../read/step-limit.ts'
import type { AnalyzedScript } from './analyzed-file.ts'
import type { LocalNames } from './local-names.ts'
import type { Scopes } from './scopes.ts'

/**
 * Location of an expression: a script, or the template with the names that its elements declare. `scopes` are those of
 * functions in the expression.
 */
export type ExpressionContext = { script: AnalyzedScript } | { locals: LocalNames; scopes?: Scopes }

export interface Value {
  node: Node
  context: ExpressionContext
}

export interface ResolvedValues {
  readonly found: readonly Value[]
  /** True if the expression has no other values. */
  readonly isComplete: boolean
}

/** The values of several expressions. They are collected on demand, because merged values share most of their parts. */
interface MergedValues extends ResolvedValues {
  readonly parts: readonly ResolvedValues[]
}

export const unresolvedValues: ResolvedValues = { found: [], isComplete: false }

export function mergeValues(parts: readonly ResolvedValues[], isAll = true): ResolvedValues {
  if (parts.length === 0) return unresolvedValues
  if (parts.length === 1 && (isAll || !parts[0]!.isComplete)) return parts[0]!
  countSteps(parts.length)
  let collected: readonly Value[] | undefined
  const merged: MergedValues = {
    parts,
    get found() {
      return (collected ??= collectValues(parts))
    },
    isComplete: isAll && parts.every(part => part.isComplete)
  }
  return merged
}

/** Collects each value once, and reads shared parts once. */
function collectValues(parts: readonly ResolvedValues[]): Value[] {
  const found = new Map<Node, Value>()
  const visited = new Set<ResolvedValues>()
  const stack = parts.toReversed()
  for (let part = stack.pop(); part; part = stack.pop()) {
    if (visited.has(part)) continue
    visited.add(part)
    countSteps()
    if (isMerged(part)) for (let index = part.parts.length - 1; index >= 0; index--) stack.push(part.parts[index]!)
    else for (const each of part.found) found.set(each.node, each)
  }
  return [...found.values()]
}

const isMerged = (values: ResolvedValues): values is MergedValues => 'parts' in values

/** The value is stored after it is created, so that a circular reference does not get an empty one. */
export function getOrCreate<K, V>(map: Map<K, V>, key: K, create: () => V): V {
  const existing = map.get(key)
  if (existing !== undefined) return existing
  const value = create()
  map.set(key, value)
  return value
}
