/**
 * How much of two names is the same, from 0 to 1, by the pairs of neighbouring letters that both have. It stays high
 * over a slip of the hand, another ending and words in another order.
 */
export function likeness(a: string, b: string): number {
  const [left, right] = [pairsOf(a), pairsOf(b)]
  const total = left.length + right.length
  if (total === 0) return 0
  const rest = [...right]
  const shared = left.filter(pair => {
    const at = rest.indexOf(pair)
    if (at >= 0) rest.splice(at, 1)
    return at >= 0
  })
  return (2 * shared.length) / total
}

/** Longer than any name: what is pasted is compared by its beginning. */
const longest = 64

/** `^s`, `so`, `or`, `rt`, `t$`: the ends count as letters, so that a name of one letter has pairs as well. */
function pairsOf(name: string): string[] {
  const letters = [...name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')].slice(0, longest)
  if (letters.length === 0) return []
  const whole = ['^', ...letters, '$']
  return whole.slice(1).map((letter, index) => whole[index]! + letter)
}

/** Less like a name than this is another name. */
export const leastLikeness = 0.45

/** The items that are most like a name, the nearest first. */
export function nearest<T>(items: readonly T[], likenessOf: (item: T) => number, least: number, count: number): T[] {
  return items
    .map(item => ({ item, likeness: likenessOf(item) }))
    .filter(each => each.likeness >= least)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, count)
    .map(({ item }) => item)
}
