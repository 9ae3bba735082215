import { getMarkPosition, stripWidth } from '../../../shared/defects.ts'

const fills: Readonly<Record<string, string>> = { f: 'var(--bad)', p: 'var(--good)', n: 'var(--line-strong)' }

/** One bar for each row of releases with the same result. */
export function ResultBars({ letters, height, y = 0 }: { letters: string; height: number; y?: number }) {
  const step = stripWidth / letters.length
  return Array.from(letters.matchAll(/f+|p+|n+/g), ({ 0: same, index }) => (
    <rect
      key={index}
      x={index * step}
      y={y}
      width={same.length * step}
      height={height}
      style={{ fill: fills[same[0]!] }}
    />
  ))
}

interface Props {
  /** Id of the defect. */
  of: string
  letters: string
  /** Names the releases with each result. */
  label: string
  /** Index of the release with the mark, which the list of defects moves. */
  at: string
}

/** Picture of the results of a defect, in the table of all defects. */
export function ReleaseStrip({ of, letters, label, at }: Props) {
  return (
    <svg
      width={stripWidth}
      height="12"
      role="img"
      aria-label={label}
      data-results={of}
      style={{ display: 'block', marginTop: '4px', overflow: 'visible' }}
    >
      <ResultBars letters={letters} height={6} y={3} />
      <rect
        data-release=""
        x={getMarkPosition(Number(at), letters.length)}
        width="2"
        height="12"
        style={{ fill: 'var(--ink)' }}
      />
    </svg>
  )
}
