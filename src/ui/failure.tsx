import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { sentence } from './sentence.ts'

interface Props {
  title: string
  remedy?: ReactNode
  /** What the program says about it, in its own words. */
  error?: unknown
  action: string
  onAction: () => void
}

/** A failure the reader can do something about: what happened, the remedy, a button. */
export function Failure({ title, remedy, error, action, onAction }: Props) {
  return (
    <div className="oops" role="alert">
      <Icon name="warning" />
      <div>
        <b>{title}</b>
        {remedy && <p>{remedy}</p>}
        {error !== undefined && <code>{sentence(error)}</code>}
      </div>
      <button type="button" className="btn" onClick={onAction}>
        {action}
      </button>
    </div>
  )
}
