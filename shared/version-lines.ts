/** Maintenance state of a version line of the library: maintained, or ended at a date. */
export type LineState = 'latest' | 'longTerm' | { endedIn: string }

interface KnownLine {
  name: string
  major: number
  /** The first minor version of the line. */
  firstMinor: number
  state: LineState
}

/** Newest first. */
export const knownLines: readonly KnownLine[] = [
  { name: '4.7+', major: 4, firstMinor: 7, state: 'latest' },
  { name: '4.0–4.6', major: 4, firstMinor: 0, state: { endedIn: '2024-12' } },
  { name: '3.9+', major: 3, firstMinor: 9, state: 'longTerm' },
  { name: '3.0–3.8', major: 3, firstMinor: 0, state: { endedIn: '2024-12-01' } },
  { name: '2', major: 2, firstMinor: 0, state: { endedIn: '2021-12' } },
  { name: '1', major: 1, firstMinor: 0, state: { endedIn: '2020-04' } }
]

/** @example lineState('3.8') // { endedIn: '2024-12-01' } */
export const getLineState = (version: string): LineState | undefined => findLine(version)?.state

/** @example getLineName('3.21.6') // '3.9+' */
export const getLineName = (version: string): string | undefined => findLine(version)?.name

function findLine(version: string): KnownLine | undefined {
  const [, major, minor = '0'] = /^v?(\d+)(?:\.(\d+))?/.exec(version) ?? []
  return knownLines.find(line => line.major === Number(major) && line.firstMinor <= Number(minor))
}
