import type { KeyboardEvent, RefObject } from 'react'
import { memo, startTransition, useEffect, useId, useState } from 'react'
import type { RowProps } from './api-row.tsx'
import { Row } from './api-row.tsx'
import styles from '../api-table.module.css'
import type { ApiTexts } from '../api-texts.ts'
import { effectOfKey } from './row-keys.ts'
import type { ApiView, RowGroup, VisibleRow } from '../tree/visible-rows.ts'

interface Props extends Pick<RowProps, 'hidden' | 'page' | 'text' | 'actions'> {
  grid: RefObject<HTMLElement | null>
  view: ApiView
}

/** Number of rows rendered at once, enough to fill a window; the others follow in portions that do not block input. */
const initialRows = 40
const rowsPerPortion = 120

/** Groups of rows with one tab stop; arrow keys move between the rows. */
export const ApiRows = memo(function ApiRows({ grid, view, ...shared }: Props) {
  const rows = view.groups.flatMap(group => group.rows)
  const indexOf = (id: string | undefined) => rows.findIndex(({ row }) => row.id === id)
  const [focused, setFocused] = useState<string>()
  const tabStop = [focused, view.current].find(id => indexOf(id) >= 0) ?? rows[0]?.row.id
  const limit = useRowLimit(view.filter, Math.max(initialRows, indexOf(view.current) + 20), rows.length)
  const starts = view.groups.map((_, index) =>
    view.groups.slice(0, index).reduce((sum, group) => sum + group.rows.length, 0)
  )
  return (
    <div
      className={styles.groups}
      onFocus={event => setFocused(rowAt(event.target))}
      onKeyDown={event => handleKey(event, grid.current, rows, shared.actions.toggle)}
      role="presentation"
    >
      {view.groups.map((group, index) => {
        const start = starts[index] ?? 0
        return (
          start < limit && (
            <Group
              key={`${group.kind} ${group.inTexts}`}
              group={group}
              shown={limit - start}
              position={index + 1}
              view={view}
              tabStop={tabStop}
              {...shared}
            />
          )
        )
      })}
      {rows.length > limit && <div style={{ height: (rows.length - limit) * 64 }} role="presentation" />}
    </div>
  )
})

function useRowLimit(filter: string, first: number, total: number): number {
  const [rowLimit, setGrown] = useState({ filter, limit: first })
  const limit = Math.max(first, rowLimit.filter === filter ? rowLimit.limit : 0)
  useEffect(() => {
    if (limit === Infinity) return
    startTransition(() => setGrown({ filter, limit: limit < total ? limit + rowsPerPortion : Infinity }))
  }, [filter, limit, total])
  return limit
}

interface GroupProps extends Omit<Props, 'grid'> {
  group: RowGroup
  shown: number
  position: number
  tabStop?: string
}

const noNeedles: readonly string[] = []

function Group({ group, shown, position, view, tabStop, ...shared }: GroupProps) {
  const id = useId()
  return (
    <div role="rowgroup" aria-labelledby={id}>
      <GroupRow id={id} group={group} position={position} view={view} text={shared.text} />
      {group.rows.slice(0, shown).map(({ row, open, position, size, matches }) => (
        <Row
          key={row.id}
          row={row}
          open={open}
          position={position}
          size={size}
          isCurrent={row.id === view.current}
          isStop={row.id === tabStop}
          needles={matches && view.search ? view.search.needles : noNeedles}
          {...shared}
        />
      ))}
    </div>
  )
}

function GroupRow({
  id,
  group: { kind, inTexts, count },
  position,
  view,
  text
}: {
  id: string
  group: RowGroup
  position: number
  view: ApiView
  text: ApiTexts
}) {
  const { total = 0 } = view.counts[kind] ?? {}
  return (
    <div role="row" className={styles.group} aria-level={1} aria-posinset={position} aria-setsize={view.groups.length}>
      <div role="rowheader" id={id}>
        {inTexts ? text.inTexts(text.kinds[kind]) : text.kinds[kind]}
        <small>{view.search ? text.counted(count, total) : total}</small>
      </div>
    </div>
  )
}

const rowAt = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-row]')?.dataset.row : undefined

function handleKey(
  event: KeyboardEvent,
  grid: HTMLElement | null,
  rows: readonly VisibleRow[],
  toggle: (id: string, open: boolean) => void
): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const id = rowAt(event.target)
  const isRow = event.target instanceof HTMLElement && event.target.dataset.row !== undefined
  if (id === undefined || (!isRow && !['ArrowUp', 'ArrowDown', 'ArrowLeft'].includes(event.key))) return
  // On a link or a button inside a row, ArrowLeft moves the focus to the row.
  const move = !isRow && event.key === 'ArrowLeft' ? { focus: id } : effectOfKey(rows, id, event.key)
  if (!move) return
  event.preventDefault()
  if (move.toggle) toggle(move.toggle.id, move.toggle.open)
  if (move.focus !== undefined) grid?.querySelector<HTMLElement>(`[data-row="${CSS.escape(move.focus)}"]`)?.focus()
}
