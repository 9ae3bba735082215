import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import styles from './select.module.css'

interface Props<T extends string> {
  label: string
  description?: string
  value: T
  onChange: (value: T) => void
  quiet?: boolean
  disabled?: boolean
  children: ReactNode
}

/** Native select with the arrow icon of the site. */
export function Select<T extends string>({ label, description, value, onChange, quiet, disabled, children }: Props<T>) {
  return (
    <span className={quiet ? `${styles.select} ${styles.quiet}` : styles.select}>
      <select
        aria-label={label}
        title={description}
        value={value}
        disabled={disabled}
        onChange={event => onChange(event.target.value as T)}
      >
        {children}
      </select>
      <Icon name="down" />
    </span>
  )
}
