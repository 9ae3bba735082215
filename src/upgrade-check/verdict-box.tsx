import type { ReactNode } from 'react'
import type { CheckedProject } from '../../upgrade/check-project.ts'
import { Icon } from '../ui/icon.tsx'
import styles from './verdict.module.css'

interface Props {
  state: CheckedProject['verdict']
  title: string
  sentences: readonly string[]
  warning?: string | undefined
  /** Buttons that take the result. */
  actions?: ReactNode
}

const icons = { yes: 'check', changes: 'edit', decisions: 'edit', unread: 'warning' } as const

/** Announces the result of a check, above its actions. */
export function VerdictBox({ state, title, sentences, warning, actions }: Props) {
  return (
    <div className={`${styles.verdict} ${styles[state]}`} data-verdict={state}>
      <Icon name={icons[state]} />
      <div className={styles.body}>
        <div role="status">
          <strong>{title}</strong>
          {sentences.map(sentence => (
            <p key={sentence}>{sentence}</p>
          ))}
          {warning !== undefined && (
            <p className={styles.silent}>
              <Icon name="warning" />
              {warning}
            </p>
          )}
        </div>
        {actions}
      </div>
    </div>
  )
}
