import { cellParams, editedCellParams, headerCellParams, menuCellParams } from './callback-params.ts'
import type { Override } from './override.ts'

export const tableEventsOverrides: readonly Override[] = [
  // Events
  {
    paths: [
      'table@cell-click',
      'table@cell-dblclick',
      'table@cell-selected',
      'table@radio-change',
      'table@current-change',
      'table@checkbox-change',
      'table@checkbox-range-select'
    ],
    because: 'The parameters of the cell are passed through more functions than the scan follows.',
    params: ['…', ...cellParams, 'cell']
  },
  {
    paths: ['table@cell-click'],
    because: 'The object is built before the call.',
    params: ['…', 'triggerRadio', 'triggerCheckbox', 'triggerTreeNode', 'triggerExpandNode']
  },
  {
    paths: ['table@header-cell-click', 'table@header-cell-dblclick', 'table@resizable-change'],
    because: 'The parameters of the header cell are passed on; their $grid is misspelled.',
    params: ['…', ...headerCellParams, '$grid: undefined']
  },
  {
    paths: ['table@resizable-change'],
    because: 'The parameters of the header cell are passed on.',
    params: ['…', 'cell']
  },
  {
    paths: ['table@footer-cell-click', 'table@footer-cell-dblclick'],
    because: 'The $grid of a footer cell is misspelled.',
    params: ['…', '$grid: undefined']
  },
  {
    paths: ['table@checkbox-all', 'table@filter-visible'],
    because: 'Called without an event too.',
    params: ['…', '$event: Event | null']
  },
  {
    paths: ['table@header-cell-menu', 'table@cell-menu', 'table@footer-cell-menu'],
    because: 'The name is built at run time: `${typePrefix}cell-menu`.',
    add: true,
    params: menuCellParams
  },
  {
    paths: ['table@header-cell-context-menu', 'table@cell-context-menu', 'table@footer-cell-context-menu'],
    because: 'The name is built at run time; the library warns that the event is deprecated.',
    add: true,
    deprecated: true,
    params: menuCellParams
  },
  {
    paths: ['table@menu-click'],
    because: 'The stored parameters of the open menu are spread into the event.',
    params: ['menu', ...menuCellParams, 'keyboard']
  },
  {
    paths: ['table@context-menu-click'],
    because: 'The library warns that it is deprecated.',
    deprecated: true,
    params: ['menu', ...menuCellParams, 'keyboard']
  },
  {
    paths: ['table@checkbox-range-start', 'table@checkbox-range-change', 'table@checkbox-range-end'],
    because: 'The name is built at run time: `checkbox-range-${type}`.',
    add: true,
    params: ['records', 'reserves', '$table', '$grid', '$event']
  },
  {
    paths: ['table@edit-activated', 'table@edit-disabled'],
    because: 'The name is chosen in a variable.',
    add: true,
    params: editedCellParams
  },
  {
    paths: ['table@edit-actived'],
    because: 'A comment in the source says it is deprecated in favor of edit-activated.',
    deprecated: true
  },
  {
    paths: ['table@valid-error'],
    because:
      'The failed rule is passed as a parameter; parameters other than rule, row, column and cell exist only after validate().',
    params: [
      'rule',
      'row',
      'column',
      'cell',
      'rules',
      'rowIndex',
      'columnIndex',
      'field',
      '$table',
      '$grid',
      '$event: null | undefined'
    ]
  },

  // Slots
  { paths: ['table#line', 'table#valid'], because: 'Read from a column, not from the table.', remove: true },
  { paths: ['table#default'], because: 'Holds the columns.', params: [] },
  {
    paths: ['table#empty'],
    because: 'The parameters are passed in a variable, which the scan does not follow.',
    params: ['$table']
  }
]
