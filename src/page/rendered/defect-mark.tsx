import type { CSSProperties } from 'react'
import { formatLocation, playgroundPath } from '../../../shared/site-location.ts'

interface Props {
  id: string
  /** Releases with the defect, in words. */
  words: string
  /** Result of each release: `f` has the defect, `p` works, `n` cannot answer. */
  letters: string
  /** Label of the link that runs the case. */
  run: string
}

/** Written here and not in a style sheet, because few pages have a mark and all load the sheet. */
const markStyle: CSSProperties = {
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: '0 8px',
  alignItems: 'center',
  color: 'var(--ink-3)',
  fontSize: 'var(--t-13)'
}
const fills: Readonly<Record<string, string>> = { f: 'var(--bad)', p: 'var(--good)', n: 'var(--line-strong)' }
const stripWidth = 72

/** After a sentence about a defect: the releases that have it, as a picture and in words, and a link that runs it. */
export function DefectMark({ id, words, letters, run }: Props) {
  return (
    <span style={markStyle} data-defect={id}>
      {letters && <ReleaseStrip letters={letters} />}
      <span>{words}</span>
      <a href={formatLocation(playgroundPath, new Map([['defect', id]]))}>{run}</a>
    </span>
  )
}

/** One bar for each row of releases with the same result. The words beside it say the same. */
function ReleaseStrip({ letters }: { letters: string }) {
  const step = stripWidth / letters.length
  return (
    <svg width={stripWidth} height="8" aria-hidden="true">
      {Array.from(letters.matchAll(/f+|p+|n+/g), ({ 0: same, index }) => (
        <rect key={index} x={index * step} width={same.length * step} height="8" style={{ fill: fills[same[0]!] }} />
      ))}
    </svg>
  )
}
