import type { TextRange } from './text-range.ts'

/** Returns a function that finds the innermost of nested ranges around an offset, without reading all of them. */
export function createRangeIndex<T>(
  items: readonly T[],
  rangeOf: (item: T) => TextRange
): (offset: number) => T | undefined {
  const entries = items
    .map(item => ({ item, ...rangeOf(item), parent: -1 }))
    .sort((left, right) => left.start - right.start || right.end - left.end)
  const open: number[] = []
  entries.forEach((entry, index) => {
    while (open.length && entries[open.at(-1)!]!.end <= entry.start) open.pop()
    entry.parent = open.at(-1) ?? -1
    open.push(index)
  })
  return offset => {
    let low = 0
    let high = entries.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (entries[middle]!.start <= offset) low = middle + 1
      else high = middle
    }
    let entry = entries[low - 1]
    while (entry && entry.end <= offset) entry = entries[entry.parent]
    return entry?.item
  }
}
