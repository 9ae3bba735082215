import styles from './filter-row.module.css'

interface FilterOption<T extends string> {
  id: T
  label: string
  title?: string
  count: number
}

interface Props<T extends string> {
  label: string
  options: readonly FilterOption<T>[]
  selected: readonly T[]
  onChange: (next: readonly T[]) => void
}

/** Toggle buttons of a filter: only the pressed options are shown. */
export function FilterRow<T extends string>({ label, options, selected, onChange }: Props<T>) {
  const toggle = (id: T) =>
    onChange(options.map(option => option.id).filter(each => (each === id) !== selected.includes(each)))
  return (
    <div className={styles.row} role="group" aria-label={label}>
      {options.map(({ id, label: name, title, count }) => (
        <button
          key={id}
          type="button"
          title={title}
          aria-pressed={selected.includes(id)}
          disabled={count === 0}
          onClick={() => toggle(id)}
        >
          {name} <span>{count}</span>
        </button>
      ))}
    </div>
  )
}
