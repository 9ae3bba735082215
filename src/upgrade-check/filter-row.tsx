import styles from './filter-row.module.css'

interface Option<T extends string> {
  id: T
  label: string
  title?: string
  count: number
}

interface Props<T extends string> {
  label: string
  options: readonly Option<T>[]
  chosen: readonly T[]
  choose: (next: readonly T[]) => void
}

/** What is pressed is shown. */
export function FilterRow<T extends string>({ label, options, chosen, choose }: Props<T>) {
  const toggle = (id: T) =>
    choose(options.map(option => option.id).filter(each => (each === id) !== chosen.includes(each)))
  return (
    <div className={styles.row} role="group" aria-label={label}>
      {options.map(({ id, label: name, title, count }) => (
        <button
          key={id}
          type="button"
          title={title}
          aria-pressed={chosen.includes(id)}
          disabled={count === 0}
          onClick={() => toggle(id)}
        >
          {name} <span>{count}</span>
        </button>
      ))}
    </div>
  )
}
