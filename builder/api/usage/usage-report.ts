import { createLineFinder } from '../../../usage/read/text-range.ts'

export interface SourceLocation {
  /** Below `content/`. */
  file: string
  line: number
}

export interface MemberUse extends SourceLocation {
  path: string
}

export interface DemoUsage {
  /** Each path once, in order of appearance. */
  uses: MemberUse[]
  /** Sentences with the file, the line and the remedy. */
  problems: string[]
}

/** Position in a file of the demo. */
export interface Place {
  file: string
  offset: number
}

export interface UsageReport {
  use: (path: string, place: Place) => void
  problem: (what: string, remedy: string, place: Place) => void
  result: () => DemoUsage
}

/** Collects in any order; the result is in the order of the files and of the code in them. */
export function createUsageReport(files: readonly { name: string; text: string }[]): UsageReport {
  const uses: { path: string; place: Place }[] = []
  const problems: { sentence: string; place: Place }[] = []
  const order = new Map(files.map(({ name }, position) => [name, position]))
  const lineFinders = new Map(files.map(({ name, text }) => [name, createLineFinder(text)]))
  const lineOf = ({ file, offset }: Place): number => lineFinders.get(file)?.(offset).line ?? 1
  const inOrder = (a: { place: Place }, b: { place: Place }): number =>
    (order.get(a.place.file) ?? 0) - (order.get(b.place.file) ?? 0) || a.place.offset - b.place.offset
  return {
    use: (path, place) => void uses.push({ path, place }),
    problem: (what, remedy, place) =>
      void problems.push({ place, sentence: `content/${place.file}:${lineOf(place)}: ${what}. ${remedy}.` }),
    result() {
      const first = new Map<string, MemberUse>()
      for (const { path, place } of uses.sort(inOrder))
        if (!first.has(path)) first.set(path, { path, file: place.file, line: lineOf(place) })
      return {
        uses: [...first.values()],
        problems: [...new Set(problems.sort(inOrder).map(({ sentence }) => sentence))]
      }
    }
  }
}
