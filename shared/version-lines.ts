/** What became of a line of the library's versions: still at work, or without maintenance since a date. */
export type LineState = 'latest' | 'longTerm' | { endedIn: string }

interface KnownLine {
  name: string
  major: number
  /** The first minor version of the line. */
  from: number
  state: LineState
}

/** Newest first. */
export const knownLines: readonly KnownLine[] = [
  { name: '4.7+', major: 4, from: 7, state: 'latest' },
  { name: '4.0–4.6', major: 4, from: 0, state: { endedIn: '2024-12' } },
  { name: '3.9+', major: 3, from: 9, state: 'longTerm' },
  { name: '3.0–3.8', major: 3, from: 0, state: { endedIn: '2024-12-01' } },
  { name: '2', major: 2, from: 0, state: { endedIn: '2021-12' } },
  { name: '1', major: 1, from: 0, state: { endedIn: '2020-04' } }
]

/** @example lineState('3.8') // { endedIn: '2024-12-01' } */
export function lineState(version: string): LineState | undefined {
  const [, major, minor = '0'] = /^v?(\d+)(?:\.(\d+))?/.exec(version) ?? []
  return knownLines.find(line => line.major === Number(major) && line.from <= Number(minor))?.state
}
