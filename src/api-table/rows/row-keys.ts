import type { VisibleRow } from '../tree/visible-rows.ts'

/** What a key does in the table: another row takes the focus, or a row opens or closes. */
export interface Move {
  focus?: string
  toggle?: { id: string; open: boolean }
}

/** The keys of a tree table. `undefined` leaves the key to the browser. */
export function moveByKey(rows: readonly VisibleRow[], id: string, key: string): Move | undefined {
  const index = rows.findIndex(({ row }) => row.id === id)
  const here = rows[index]
  if (!here) return undefined
  const to = (target: VisibleRow | undefined): Move | undefined => target && { focus: target.row.id }
  switch (key) {
    case 'ArrowDown':
      return to(rows[index + 1])
    case 'ArrowUp':
      return to(rows[index - 1])
    case 'Home':
      return to(rows[0])
    case 'End':
      return to(rows.at(-1))
    case 'ArrowRight':
      return here.open === false ? toggle(here) : here.open ? to(rows[index + 1]) : undefined
    case 'ArrowLeft':
      return here.open ? toggle(here) : here.row.parent && { focus: here.row.parent.id }
    case 'Enter':
      return here.open === undefined ? undefined : toggle(here)
    default:
      return undefined
  }
}

const toggle = ({ row, open }: VisibleRow): Move => ({ toggle: { id: row.id, open: !open } })
