import type { VisibleRow } from '../tree/visible-rows.ts'

/** Effect of a key in the table: a row gets the focus, or opens or closes. */
export interface KeyEffect {
  focus?: string
  toggle?: { id: string; open: boolean }
}

/** Returns the effect of a key in a tree table, `undefined` to leave the key to the browser. */
export function effectOfKey(rows: readonly VisibleRow[], id: string, key: string): KeyEffect | undefined {
  const index = rows.findIndex(({ row }) => row.id === id)
  const currentRow = rows[index]
  if (!currentRow) return undefined
  const focusRow = (target: VisibleRow | undefined): KeyEffect | undefined => target && { focus: target.row.id }
  switch (key) {
    case 'ArrowDown':
      return focusRow(rows[index + 1])
    case 'ArrowUp':
      return focusRow(rows[index - 1])
    case 'Home':
      return focusRow(rows[0])
    case 'End':
      return focusRow(rows.at(-1))
    case 'ArrowRight':
      return currentRow.open === false ? toggle(currentRow) : currentRow.open ? focusRow(rows[index + 1]) : undefined
    case 'ArrowLeft':
      return currentRow.open ? toggle(currentRow) : currentRow.row.parent && { focus: currentRow.row.parent.id }
    case 'Enter':
      return currentRow.open === undefined ? undefined : toggle(currentRow)
    default:
      return undefined
  }
}

const toggle = ({ row, open }: VisibleRow): KeyEffect => ({ toggle: { id: row.id, open: !open } })
