import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { errorMessage } from './error-message.ts'

interface Props {
  title: string
  remedy?: ReactNode
  /** Error, shown as one line of code. */
  error?: unknown
  action: string
  onAction: () => void
}

/** Card for a failure: a title, a remedy and a button. */
export function Failure({ title, remedy, error, action, onAction }: Props) {
  return (
    <div className="failure-card" role="alert">
      <Icon name="warning" />
      <div>
        <b>{title}</b>
        {remedy && <p>{remedy}</p>}
        {error !== undefined && <code>{errorMessage(error)}</code>}
      </div>
      <button type="button" className="btn" onClick={onAction}>
        {action}
      </button>
    </div>
  )
}
