import type { CSSProperties } from 'react'
import { memo } from 'react'
import styles from './api-row.module.css'
import type { ApiTexts } from '../api-texts.ts'
import type { ColumnName } from './columns.ts'
import { hasDescription } from './columns.ts'
import { Marked, MarkedParts } from './marked.tsx'
import { NameCell } from './name-cell.tsx'
import type { ApiRow } from '../tree/rows.ts'
import { DefectLinks } from './defect-links.tsx'
import { DemoLinks } from './demo-links.tsx'
import type { RowActions } from '../state/use-api-state.ts'

export interface RowProps {
  row: ApiRow
  open?: boolean
  position: number
  size: number
  isCurrent: boolean
  /** True for the one row that the Tab key reaches, including the links and buttons in it. */
  isStop: boolean
  needles: readonly string[]
  hidden: ReadonlySet<ColumnName>
  page: string
  text: ApiTexts
  actions: RowActions
}

/** Memoized, because a table has hundreds of rows. */
export const Row = memo(function Row(props: RowProps) {
  const { row, open, position, size, isCurrent, isStop, needles, hidden } = props
  const style = [styles.row, row.depth > 0 && styles.nested, row.replacement && styles.deprecatedRow]
    .filter(Boolean)
    .join(' ')
  return (
    <div
      role="row"
      className={style}
      style={{ '--depth': row.depth } as CSSProperties}
      data-row={row.id}
      aria-level={row.depth + 2}
      aria-posinset={position}
      aria-setsize={size}
      aria-expanded={open}
      aria-current={isCurrent ? 'true' : undefined}
      tabIndex={isStop ? 0 : -1}
    >
      <NameCell {...props} />
      {hasDescription(hidden) && <DescriptionCell {...props} />}
      {!hidden.has('type') && (
        <div role="gridcell" className={styles.type}>
          {row.type ? <Marked text={row.type} needles={needles} /> : <None />}
        </div>
      )}
      {!hidden.has('default') && (
        <div role="gridcell" className={row.default ? styles.default : styles.noDefault}>
          {row.default || <None />}
        </div>
      )}
    </div>
  )
})

const None = () => <span className={styles.none}>–</span>

function DescriptionCell({ row, isStop, needles, hidden, text }: RowProps) {
  const tabIndex = isStop ? undefined : -1
  const [before, after] = text.instead
  return (
    <div role="gridcell" className={styles.description}>
      {!hidden.has('description') && (
        <>
          {row.replacement && <span className={`badge ${styles.deprecated}`}>{text.deprecated}</span>}
          {row.since && <span className={`badge ${styles.since}`}>{row.since}+</span>}
          {row.inheritedFrom && <span className="badge">{row.inheritedFrom}</span>}
          <MarkedParts parts={row.parts} needles={needles} tabIndex={tabIndex} />
          {row.replacement && row.replacement.length > 0 && (
            <>
              {` ${before}`}
              <MarkedParts parts={row.replacement} needles={needles} tabIndex={tabIndex} />
              {after}
            </>
          )}
          {row.defects.length > 0 && <DefectLinks defects={row.defects} text={text} tabIndex={tabIndex} />}
        </>
      )}
      {!hidden.has('demos') && row.demos.length > 0 && <DemoLinks demos={row.demos} text={text} tabIndex={tabIndex} />}
    </div>
  )
}
