import type { KeyboardEvent, RefObject } from 'react'
import { memo, startTransition, useEffect, useId, useState } from 'react'
import type { MemberKind } from '../../../shared/api.ts'
import type { RowProps } from './api-row.tsx'
import { Row } from './api-row.tsx'
import styles from '../api-table.module.css'
import type { ApiTexts } from '../api-texts.ts'
import { moveByKey } from './row-keys.ts'
import type { ApiView, RowGroup, VisibleRow } from '../tree/visible-rows.ts'

interface Props extends Pick<RowProps, 'hidden' | 'page' | 'text' | 'actions'> {
  grid: RefObject<HTMLElement | null>
  view: ApiView
}

/** As many rows as fill a window are painted at once; the others follow in portions that keep no key waiting. */
const firstRows = 40
const portion = 120

/** The groups of rows: one stop for the Tab key, arrow keys between the rows. */
export const ApiRows = memo(function ApiRows({ grid, view, ...shared }: Props) {
  const rows = view.groups.flatMap(group => group.rows)
  const indexOf = (id: string | undefined) => rows.findIndex(({ row }) => row.id === id)
  const [focused, setFocused] = useState<string>()
  const stop = [focused, view.current].find(id => indexOf(id) >= 0) ?? rows[0]?.row.id
  const limit = useLimit(view.filter, Math.max(firstRows, indexOf(view.current) + 20), rows.length)
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
              key={group.kind}
              group={group}
              shown={limit - start}
              position={index + 1}
              view={view}
              stop={stop}
              {...shared}
            />
          )
        )
      })}
      {rows.length > limit && <div style={{ height: (rows.length - limit) * 64 }} role="presentation" />}
    </div>
  )
})

function useLimit(filter: string, first: number, total: number): number {
  const [grown, setGrown] = useState({ filter, limit: first })
  const limit = Math.max(first, grown.filter === filter ? grown.limit : 0)
  useEffect(() => {
    if (limit === Infinity) return
    startTransition(() => setGrown({ filter, limit: limit < total ? limit + portion : Infinity }))
  }, [filter, limit, total])
  return limit
}

interface GroupProps extends Omit<Props, 'grid'> {
  group: RowGroup
  shown: number
  position: number
  stop?: string
}

const noNeedles: readonly string[] = []

function Group({ group, shown, position, view, stop, ...shared }: GroupProps) {
  const id = useId()
  return (
    <div role="rowgroup" aria-labelledby={id}>
      <GroupRow id={id} kind={group.kind} position={position} view={view} text={shared.text} />
      {group.rows.slice(0, shown).map(({ row, open, position, size, matches }) => (
        <Row
          key={row.id}
          row={row}
          open={open}
          position={position}
          size={size}
          isCurrent={row.id === view.current}
          isStop={row.id === stop}
          needles={matches && view.search ? view.search.needles : noNeedles}
          {...shared}
        />
      ))}
    </div>
  )
}

function GroupRow({
  id,
  kind,
  position,
  view,
  text
}: {
  id: string
  kind: MemberKind
  position: number
  view: ApiView
  text: ApiTexts
}) {
  const { found = 0, total = 0 } = view.counts[kind] ?? {}
  return (
    <div role="row" className={styles.group} aria-level={1} aria-posinset={position} aria-setsize={view.groups.length}>
      <div role="rowheader" id={id}>
        {text.kinds[kind]}
        <small>{view.search ? text.counted(found, total) : total}</small>
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
  // From a link or a button inside of a row, the key to the left leads back to the row.
  const move = !isRow && event.key === 'ArrowLeft' ? { focus: id } : moveByKey(rows, id, event.key)
  if (!move) return
  event.preventDefault()
  if (move.toggle) toggle(move.toggle.id, move.toggle.open)
  if (move.focus !== undefined) grid?.querySelector<HTMLElement>(`[data-row="${CSS.escape(move.focus)}"]`)?.focus()
}
