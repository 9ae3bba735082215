import styles from './pressed-buttons.module.css'

interface Props<T extends string> {
  label: string
  /** Of the button that chooses none of them. */
  every: string
  everyCount?: number
  chosen?: T
  choices: readonly { name: T; label: string; count: number }[]
  choose: (name: T | undefined) => void
}

/** One of a few, or none of them, with how many there are of each. */
export function PressedButtons<T extends string>({ label, every, everyCount, chosen, choices, choose }: Props<T>) {
  return (
    <div className={styles.buttons} role="group" aria-label={label}>
      <button type="button" aria-pressed={chosen === undefined} onClick={() => choose(undefined)}>
        {every} {everyCount !== undefined && <small>{everyCount}</small>}
      </button>
      {choices.map(({ name, label, count }) => (
        <button key={name} type="button" aria-pressed={name === chosen} data-choice={name} onClick={() => choose(name)}>
          {label} <small>{count}</small>
        </button>
      ))}
    </div>
  )
}
