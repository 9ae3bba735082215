import type { SourceLocation } from './demo-code.ts'

export interface MemberUse extends SourceLocation {
  path: string
}

export interface DemoUsage {
  /** Each path once, in order of appearance. */
  uses: MemberUse[]
  /** Sentences with the file, the line and the remedy. */
  problems: string[]
}

export interface UsageReport {
  use: (path: string, place: SourceLocation) => void
  problem: (what: string, remedy: string, place: SourceLocation) => void
  result: () => DemoUsage
}

/** Collects in any order; the result is in the order of the files and of their lines. */
export function createUsageReport(files: readonly string[]): UsageReport {
  const uses: MemberUse[] = []
  const problems: (SourceLocation & { sentence: string })[] = []
  const compareLocations = (a: SourceLocation, b: SourceLocation): number =>
    files.indexOf(a.file) - files.indexOf(b.file) || a.line - b.line
  return {
    use: (path, place) => void uses.push({ path, ...place }),
    problem: (what, remedy, place) =>
      void problems.push({ ...place, sentence: `content/${place.file}:${place.line}: ${what}. ${remedy}.` }),
    result: () => {
      const first = new Map<string, MemberUse>()
      for (const use of uses.sort(compareLocations)) if (!first.has(use.path)) first.set(use.path, use)
      return {
        uses: [...first.values()],
        problems: [...new Set(problems.sort(compareLocations).map(({ sentence }) => sentence))]
      }
    }
  }
}
