import type { BisectAnswers } from './plan-bisection.ts'
import type { BisectTexts } from './bisect-texts.ts'
import styles from './bisect-panel.module.css'

interface Props {
  releases: readonly string[]
  answers: BisectAnswers
  current: string
  text: BisectTexts
}

/** All releases as a row of bars with their answers. */
export function AnswerStrip({ releases, answers, current, text }: Props) {
  const count = (answer: string) => [...answers.values()].filter(each => each === answer).length
  const label = text.strip(count('works'), count('broken'), count('skipped'), releases.length)
  // The same on the screen for any number of releases.
  const gap = releases.length / 360
  return (
    <div className={styles.strip}>
      <svg viewBox={`0 0 ${releases.length} 10`} preserveAspectRatio="none" role="img" aria-label={label}>
        {releases.map((release, index) => (
          <rect
            key={release}
            x={index + gap / 2}
            width={1 - gap}
            height="10"
            data-answer={answers.get(release)}
            data-current={release === current || undefined}
          />
        ))}
      </svg>
      <span aria-hidden="true">{releases[0]}</span>
      <span aria-hidden="true">{releases.at(-1)}</span>
    </div>
  )
}
