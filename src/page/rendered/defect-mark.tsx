import type { CSSProperties } from 'react'
import { stripWidth } from '../../../shared/defects.ts'
import { formatLocation, playgroundPath } from '../../../shared/site-location.ts'
import { ResultBars } from './release-strip.tsx'

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

/** After a sentence about a defect: the releases that have it, as a picture and in words, and a link that runs it. */
export function DefectMark({ id, words, letters, run }: Props) {
  return (
    <span style={markStyle} data-defect={id}>
      {letters && (
        <svg width={stripWidth} height="8" aria-hidden="true">
          <ResultBars letters={letters} height={8} />
        </svg>
      )}
      <span>{words}</span>
      <a href={formatLocation(playgroundPath, new Map([['defect', id]]))}>{run}</a>
    </span>
  )
}
