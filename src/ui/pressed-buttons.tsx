import type { ReactNode } from 'react'
import styles from './pressed-buttons.module.css'

interface Props<T extends string> {
  label: string
  /** Label of the button that clears the choice. */
  allLabel: string
  allCount?: number
  chosen?: T
  choices: readonly { name: T; label: ReactNode; count: number }[]
  choose: (name: T | undefined) => void
}

/** Buttons to choose one of a few, or none, each with a count. */
export function PressedButtons<T extends string>({ label, allLabel, allCount, chosen, choices, choose }: Props<T>) {
  return (
    <div className={styles.buttons} role="group" aria-label={label}>
      <button type="button" aria-pressed={chosen === undefined} onClick={() => choose(undefined)}>
        {allLabel} {allCount !== undefined && <small>{allCount}</small>}
      </button>
      {choices.map(({ name, label, count }) => (
        <button key={name} type="button" aria-pressed={name === chosen} data-choice={name} onClick={() => choose(name)}>
          {label} <small>{count}</small>
        </button>
      ))}
    </div>
  )
}
