import type { ConsoleLine } from '../console/console-lines.ts'
import { raceMarker } from './race-project.ts'

/** Measurement of one run. */
export interface RaceRun {
  /** Milliseconds from the creation of the component to its first row. */
  firstRow: number
  /** Elements of the document after that. */
  elements: number
  /** Milliseconds of each frame while the table scrolls; none if there is nothing to scroll. */
  frames: readonly number[]
  /** Frames in which a part of the table had no row. */
  blank: number
}

export type RaceResult = RaceRun | { problem: string }

export interface RaceFigures {
  runs: number
  firstRow: number
  elements: number
  /** Median, the time that 95 % of the frames stay below, and the longest one. */
  frame?: { median: number; slow: number; longest: number }
  /** Part of the frames, from 0 to 1. */
  blank?: number
}

/** Finds the result of a run in its console. The raced code may write any line, so everything is checked. */
export function findRaceResult(lines: readonly ConsoleLine[]): RaceResult | undefined {
  for (const { parts } of lines) {
    const [marker, text] = parts
    if (marker?.kind === 'text' && marker.text === raceMarker && text?.kind === 'text') return readResult(text.text)
  }
  return undefined
}

const maxFrames = 1000

function readResult(text: string): RaceResult {
  try {
    const value = JSON.parse(text) as Partial<Record<keyof RaceRun | 'problem', unknown>> | null
    if (typeof value?.problem === 'string') return { problem: value.problem }
    const { firstRow, elements, frames, blank } = value ?? {}
    if (isMeasure(firstRow) && isMeasure(elements) && isMeasure(blank) && Array.isArray(frames))
      if (frames.length <= maxFrames && frames.every(isMeasure)) return { firstRow, elements, frames, blank }
  } catch {
    // Reported below.
  }
  return { problem: text.slice(0, 200) }
}

const isMeasure = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 && value < 1e7

/** Sums up the runs of a release: times are medians of the runs, frames are those of all runs. */
export function summarizeRuns(runs: readonly RaceRun[]): RaceFigures | undefined {
  if (runs.length === 0) return undefined
  const frames = runs.flatMap(run => run.frames).toSorted((left, right) => left - right)
  const blank = runs.reduce((sum, run) => sum + run.blank, 0)
  return {
    runs: runs.length,
    firstRow: median(runs.map(run => run.firstRow)),
    elements: median(runs.map(run => run.elements)),
    ...(frames.length > 0 && {
      frame: {
        median: median(frames),
        slow: frames[Math.min(frames.length - 1, Math.floor(frames.length * 0.95))]!,
        longest: frames.at(-1)!
      },
      blank: blank / frames.length
    })
  }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** Returns the releases in the order of their runs, so that no release has all of its runs at the start. */
export const orderRuns = (releases: readonly string[], rounds: number): string[] =>
  Array.from({ length: rounds }, (_, round) =>
    releases.map((_release, index) => releases[(index + round) % releases.length]!)
  ).flat()
