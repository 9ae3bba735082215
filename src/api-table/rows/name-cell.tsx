import { Icon } from '../../ui/icon.tsx'
import type { RowProps } from './api-row.tsx'
import { Marked } from './marked.tsx'
import { NameActions } from './name-actions.tsx'
import styles from './name-cell.module.css'

/** Header cell of a row: its toggle button, name and actions. */
export function NameCell({ row, open, isStop, needles, page, text, actions }: RowProps) {
  const tabIndex = isStop ? undefined : -1
  return (
    <div
      role="rowheader"
      aria-label={row.name}
      className={[styles.name, row.depth > 0 && styles.nested, row.replacement && styles.deprecatedRow]
        .filter(Boolean)
        .join(' ')}
    >
      {open === undefined ? (
        <span className={styles.noToggle} />
      ) : (
        <button
          type="button"
          className={styles.toggle}
          tabIndex={tabIndex}
          aria-label={open ? text.collapse(row.name) : text.expand(row.name)}
          aria-expanded={open}
          onClick={() => actions.toggle(row.id, !open)}
        >
          <Icon name="right" />
        </button>
      )}
      <code>
        <Marked text={row.name} needles={needles} />
      </code>
      <NameActions row={row} page={page} text={text} tabIndex={tabIndex} pin={actions.pin} />
    </div>
  )
}
