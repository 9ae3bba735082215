/** Offsets in UTF-16 units; the end is exclusive. */
export interface TextRange {
  start: number
  end: number
}

export interface Position {
  /** From 1. */
  line: number
  /** From 1, in UTF-16 units. */
  column: number
}

/** Returns a function that converts offsets to positions, for which the lines are found once. */
export function createLineFinder(text: string): (offset: number) => Position {
  const starts = [0]
  for (let index = text.indexOf('\n'); index >= 0; index = text.indexOf('\n', index + 1)) starts.push(index + 1)
  // A byte order mark does not count as a column.
  const bomLength = text.startsWith('\uFEFF') ? 1 : 0
  return offset => {
    let low = 0
    let high = starts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if (starts[middle]! <= offset) low = middle
      else high = middle - 1
    }
    const before = low === 0 ? bomLength : starts[low]!
    return { line: low + 1, column: Math.max(1, offset - before + 1) }
  }
}

export const isWithin = (inner: TextRange, outer: TextRange): boolean =>
  inner.start >= outer.start && inner.end <= outer.end
