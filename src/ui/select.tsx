import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import styles from './select.module.css'

interface Props<T extends string> {
  label: string
  value: T
  onChange: (value: T) => void
  quiet?: boolean
  children: ReactNode
}

/** Native select with the arrow icon of the site. */
export function Select<T extends string>({ label, value, onChange, quiet, children }: Props<T>) {
  return (
    <span className={quiet ? `${styles.select} ${styles.quiet}` : styles.select}>
      <select aria-label={label} value={value} onChange={event => onChange(event.target.value as T)}>
        {children}
      </select>
      <Icon name="down" />
    </span>
  )
}
