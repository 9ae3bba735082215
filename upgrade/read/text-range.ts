/** Offsets in UTF-16 units, the end behind the last one. */
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

/** Where offsets stand. A file's lines are found once. */
export function lineFinder(text: string): (offset: number) => Position {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  // A byte order mark is no column.
  const mark = text.startsWith('\uFEFF') ? 1 : 0
  return offset => {
    let low = 0
    let high = starts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if (starts[middle]! <= offset) low = middle
      else high = middle - 1
    }
    const before = low === 0 ? mark : starts[low]!
    return { line: low + 1, column: Math.max(1, offset - before + 1) }
  }
}

export const isWithin = (inner: TextRange, outer: TextRange): boolean =>
  inner.start >= outer.start && inner.end <= outer.end
