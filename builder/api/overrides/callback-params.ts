/** Parameters that the library passes under the same names to all callbacks of a kind. */
export const cellParams = [
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
export const editedCellParams = [
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
export const headerCellParams = [
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
export const footerCellParams = [
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
export const menuCellParams = [
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
export const formItemParams = ['data', 'field', 'property', 'item', '$form', '$grid']
/** Parameters that the grid passes to query functions. */
export const queryParams = [
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
/** Parameters that the grid passes to delete and save functions. */
export const saveParams = ['body', 'form', 'code', 'button', 'options: (...args: any[]) => any', '$grid', '...args']
