import { cell, editedCell, headerCell, menuCell } from './handed-over.ts'
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
    because: 'The cell is handed from function to function, further than the scan follows.',
    params: ['…', ...cell, 'cell']
  },
  {
    paths: ['table@cell-click'],
    because: 'The object is put together before the call.',
    params: ['…', 'triggerRadio', 'triggerCheckbox', 'triggerTreeNode', 'triggerExpandNode']
  },
  {
    paths: ['table@header-cell-click', 'table@header-cell-dblclick', 'table@resizable-change'],
    because: 'The header cell comes as a parameter; its $grid is misspelt.',
    params: ['…', ...headerCell, '$grid: undefined']
  },
  { paths: ['table@resizable-change'], because: 'The header cell comes as a parameter.', params: ['…', 'cell'] },
  {
    paths: ['table@footer-cell-click', 'table@footer-cell-dblclick'],
    because: 'The $grid of a footer cell is misspelt.',
    params: ['…', '$grid: undefined']
  },
  {
    paths: ['table@checkbox-all', 'table@filter-visible'],
    because: 'Called without an event too.',
    params: ['…', '$event: Event | null']
  },
  {
    paths: ['table@header-cell-menu', 'table@cell-menu', 'table@footer-cell-menu'],
    because: 'The name is put together: `${typePrefix}cell-menu`.',
    add: true,
    params: menuCell
  },
  {
    paths: ['table@header-cell-context-menu', 'table@cell-context-menu', 'table@footer-cell-context-menu'],
    because: 'The name is put together; the library warns that it is deprecated.',
    add: true,
    deprecated: true,
    params: menuCell
  },
  {
    paths: ['table@menu-click'],
    because: 'What the opened menu keeps is spread into the event.',
    params: ['menu', ...menuCell, 'keyboard']
  },
  {
    paths: ['table@context-menu-click'],
    because: 'The library warns that it is deprecated.',
    deprecated: true,
    params: ['menu', ...menuCell, 'keyboard']
  },
  {
    paths: ['table@checkbox-range-start', 'table@checkbox-range-change', 'table@checkbox-range-end'],
    because: 'The name is put together: `checkbox-range-${type}`.',
    add: true,
    params: ['records', 'reserves', '$table', '$grid', '$event']
  },
  {
    paths: ['table@edit-activated', 'table@edit-disabled'],
    because: 'The name is chosen in a variable.',
    add: true,
    params: editedCell
  },
  {
    paths: ['table@edit-actived'],
    because: 'A comment in the source says it is deprecated in favour of edit-activated.',
    deprecated: true
  },
  {
    paths: ['table@valid-error'],
    because:
      'The failed rule is handed over as a parameter; more than rule, row, column and cell is there only after validate().',
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
  { paths: ['table#line', 'table#valid'], because: 'Read of a column, not of the table.', remove: true },
  { paths: ['table#default'], because: 'Holds the columns.', params: [] },
  { paths: ['table#empty'], because: 'Handed over by a variable.', params: ['$table'] }
]
