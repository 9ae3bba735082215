/** What the library hands over at the same kind of place, always under the same names. */
export const cell = [
  'row',
  'rowIndex',
  '$rowIndex',
  '_rowIndex',
  'column',
  'columnIndex',
  '$columnIndex',
  '_columnIndex',
  'rowid',
  'seq',
  'level',
  'fixed',
  'type',
  'isHidden',
  'visibleData',
  'data',
  'items'
]
export const editedCell = [
  'row',
  'rowIndex',
  '$rowIndex',
  'column',
  'columnIndex',
  '$columnIndex',
  '$table',
  '$grid',
  '$event'
]
export const headerCell = [
  'column',
  'columnIndex',
  '$columnIndex',
  '_columnIndex',
  '$rowIndex',
  'fixed',
  'type',
  'isHidden',
  'hasFilter'
]
export const footerCell = [
  'row',
  'items',
  'itemIndex',
  '_rowIndex',
  '$rowIndex',
  'column',
  'columnIndex',
  '$columnIndex',
  '_columnIndex',
  'fixed',
  'type',
  'data'
]
export const menuCell = [
  'type',
  'columns',
  'row',
  'rowIndex',
  'column',
  'columnIndex',
  'cell',
  'options: MenuFirstOption[][]',
  '$table',
  '$grid',
  '$event'
]
export const item = ['data', 'field', 'property', 'item', '$form', '$grid']
/** What the grid hands to the functions that query. */
export const query = [
  'page: GridProxyQueryPageParams',
  'sort: GridProxyQuerySortParams',
  'sorts: GridProxyQuerySortParams[]',
  'filters: GridProxyQueryFiltersParams[]',
  'form',
  'code',
  'button',
  'isInited',
  'isReload',
  'options: (...args: any[]) => any',
  '$grid',
  '...args'
]
/** What the grid hands to the functions that delete and save. */
export const changed = ['body', 'form', 'code', 'button', 'options: (...args: any[]) => any', '$grid', '...args']
