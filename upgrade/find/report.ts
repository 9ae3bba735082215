import type { Changed } from '../edit/option-changes.ts'
import type { Finding } from '../finding.ts'
import type { Scene } from '../follow/scene.ts'
import type { Usage } from '../follow/usage.ts'
import type { Position, TextRange } from '../read/text-range.ts'
import type { Rule } from '../rule.ts'
import type { Versions } from '../version.ts'

/** What is looked at, and where findings go. */
export interface Search {
  file: string
  text: string
  rules: readonly Rule[]
  versions: Versions
  report: Report
}

export interface ScriptSearch extends Search {
  scene: Scene
  usages: readonly Usage[]
}

export type Report = (rule: Rule, range: TextRange, more?: More) => void

export interface More extends Partial<Changed> {
  becomes?: string
  /** In place of the text in the range. */
  found?: string
  group?: string
  /** No edit is right here, although the rule has one. */
  isUnsure?: boolean
}

/** Makes findings: where they stand, how much they cover, each once. */
export function createReport(
  file: string,
  text: string,
  positionOf: (offset: number) => Position
): { report: Report; findings: Finding[] } {
  const findings: Finding[] = []
  const seen = new Set<string>()
  return { findings, report }

  function report(
    rule: Rule,
    range: TextRange,
    { becomes, found, edits = [], claim, group, isUnsure }: More = {}
  ): void {
    const id = `${rule.id} ${range.start}`
    if (seen.has(id)) return
    seen.add(id)
    findings.push({
      rule: rule.id,
      file,
      start: Math.min(range.start, ...edits.map(({ start }) => start)),
      end: Math.max(range.end, ...edits.map(({ end }) => end)),
      ...positionOf(range.start),
      found: found ?? excerpt(text, range),
      ...(becomes !== undefined && { becomes }),
      certainty: rule.certainty === 'mechanical' && (isUnsure || edits.length === 0) ? 'look' : rule.certainty,
      when: rule.when,
      edits: [...edits].sort((left, right) => left.start - right.start),
      ...(claim !== undefined && { claim }),
      ...(group !== undefined && { group })
    })
  }
}

/** The first line of it, not too long. */
export function excerpt(text: string, { start, end }: TextRange): string {
  const line = text
    .slice(start, Math.min(end, start + 200))
    .split(/\r?\n/)[0]!
    .trim()
  return line.length > 80 || end - start > 200 ? `${line.slice(0, 79)}…` : line
}
