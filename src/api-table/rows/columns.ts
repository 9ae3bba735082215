/** Columns that can be hidden; the name is always shown. */
export const columnNames = ['description', 'type', 'default', 'demos'] as const
export type ColumnName = (typeof columnNames)[number]

/** Reads the hidden columns from their stored form, a comma-separated list. */
export const readHidden = (stored: string | null): ReadonlySet<ColumnName> =>
  new Set(columnNames.filter(name => stored?.split(',').includes(name)))

export const writeHidden = (hidden: ReadonlySet<ColumnName>): string | null =>
  hidden.size ? [...hidden].join(',') : null

export function toggleHidden(hidden: ReadonlySet<ColumnName>, name: ColumnName): ReadonlySet<ColumnName> {
  return new Set(columnNames.filter(each => hidden.has(each) !== (each === name)))
}

/** True if the description column is shown, which also contains the demos. */
export const hasDescription = (hidden: ReadonlySet<ColumnName>): boolean =>
  !hidden.has('description') || !hidden.has('demos')

/** Returns the `grid-template-columns`; the remaining width goes to the description, without it to the name. */
export function columnWidths(hidden: ReadonlySet<ColumnName>): string {
  const middle = hasDescription(hidden)
  return [
    middle ? '29%' : 'minmax(0, 1fr)',
    middle && 'minmax(0, 1fr)',
    !hidden.has('type') && (middle ? '21%' : '36%'),
    !hidden.has('default') && '14%'
  ]
    .filter(Boolean)
    .join(' ')
}
