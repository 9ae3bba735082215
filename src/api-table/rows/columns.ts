/** The name is always there. */
export const columnNames = ['description', 'type', 'default', 'demos'] as const
export type ColumnName = (typeof columnNames)[number]

/** What the reader has hidden, as it is kept in storage. */
export const readHidden = (stored: string | null): ReadonlySet<ColumnName> =>
  new Set(columnNames.filter(name => stored?.split(',').includes(name)))

export const writeHidden = (hidden: ReadonlySet<ColumnName>): string | null =>
  hidden.size ? [...hidden].join(',') : null

export function toggled(hidden: ReadonlySet<ColumnName>, name: ColumnName): ReadonlySet<ColumnName> {
  return new Set(columnNames.filter(each => hidden.has(each) !== (each === name)))
}

/** Demos stand below the description, in its column. */
export const hasDescription = (hidden: ReadonlySet<ColumnName>): boolean =>
  !hidden.has('description') || !hidden.has('demos')

/** Widths for `grid-template-columns`. What is left over belongs to the description, without it to the name. */
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
