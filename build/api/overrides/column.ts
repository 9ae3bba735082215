import { cell, footerCell, headerCell } from './handed-over.ts'
import type { Override } from './override.ts'

export const columnOverrides: readonly Override[] = [
  // Props
  {
    paths: ['column.sortBy'],
    because: 'Declared as a text or a list; the constructors are String and Function.',
    type: 'string | (({ row, column }) => any)',
    params: ['row', 'column']
  },
  {
    paths: ['column.sortType'],
    because: 'Declared as any text; the source compares with these.',
    type: "'auto' | 'number' | 'string'"
  },
  {
    paths: ['column.cellType'],
    because: 'Declared as any text; the export compares with these.',
    type: "'auto' | 'number' | 'string'"
  },
  {
    paths: ['column.sortMethod'],
    because: 'Declared with a wrong signature; the library never calls it.',
    type: '(...args: any[]) => any'
  },
  {
    paths: ['column.formatter'],
    because: 'Handed the places too.',
    type: 'string | any[] | (({ cellValue, row, column, … }) => string)',
    params: ['cellValue', 'row', 'rowIndex', 'column', 'columnIndex']
  },
  {
    paths: ['column.filterMethod'],
    because: 'Called with more than the declaration knows.',
    type: '({ value, option, cellValue, row, … }) => boolean',
    params: ['value', 'option', 'cellValue', 'row', 'column', '$table']
  },
  {
    paths: ['column.filterResetMethod'],
    because: 'No declaration; the source calls it.',
    type: '({ options, column, $table }) => void',
    params: ['options: FilterOption[]', 'column', '$table']
  },
  {
    paths: ['column.filterRecoverMethod'],
    because: 'No declaration; the source calls it.',
    type: '({ option, column, $table }) => void',
    params: ['option', 'column', '$table']
  },
  {
    paths: ['column.headerExportMethod'],
    because: '$grid is declared and never handed over.',
    type: '({ column, options, $table }) => string | number',
    params: ['column', 'options', '$table']
  },
  {
    paths: ['column.exportMethod'],
    because: '$grid is declared and never handed over.',
    type: '({ row, column, options, $table }) => string | number',
    params: ['row', 'column', 'options', '$table']
  },
  {
    paths: ['column.footerExportMethod'],
    because: '$grid is declared and never handed over, other parameters are handed over and not declared.',
    type: '({ items, _columnIndex, column, options, … }) => string | number',
    params: ['items', 'row', '_columnIndex', 'itemIndex', 'column', 'options', '$table']
  },
  {
    paths: [
      'column.filterRender.optionProps.disabled',
      'column.cellRender.optionProps.disabled',
      'column.editRender.optionProps.disabled'
    ],
    because: 'Read by the renderer of the native select.',
    add: true,
    type: 'string'
  },
  {
    paths: ['column.editRender.autofocus'],
    because: 'Declared as a text; a function is called too.',
    type: 'string | ((params) => HTMLElement)'
  },
  {
    paths: ['column.editRender.defaultValue'],
    because: 'A function is called too.',
    type: 'any | (({ column }) => any)'
  },
  { paths: ['column.editRender.placeholder'], because: 'No declaration; the source reads a text.', type: 'string' },
  {
    paths: ['column.editRender.enabled'],
    because: 'Read by a function that is handed the object.',
    add: true,
    type: 'boolean',
    default: 'true'
  },
  {
    paths: ['column.titleHelp', 'column.titleSuffix'],
    because: 'Built like titlePrefix; described once.',
    shape: 'column.titlePrefix'
  },
  {
    paths: ['column.titlePrefix.icon', 'column.titlePrefix.content', 'column.titlePrefix.message'],
    because: 'Read by a function that is handed the object.',
    add: true,
    type: 'string'
  },
  {
    paths: ['column.titlePrefix.useHTML', 'column.titlePrefix.enterable'],
    because: 'Handed on to the tooltip.',
    add: true,
    type: 'boolean'
  },
  { paths: ['column.titlePrefix.theme'], because: 'Handed on to the tooltip.', add: true, type: "'dark' | 'light'" },
  {
    paths: ['column.titleHelp', 'column.sortMethod', 'column.remoteSort', 'column.titlePrefix.message'],
    because: 'The library warns in development that it is deprecated, or the sources say so.',
    deprecated: true
  },

  // Slots
  {
    paths: ['column#default', 'column#icon', 'column#edit'],
    because: 'The cell comes as a parameter.',
    params: [...cell, '$table', '$grid']
  },
  {
    paths: ['column#radio'],
    because: 'The cell comes as a parameter; its state is added.',
    params: [...cell, 'checked', 'disabled', 'visible', '$table', '$grid']
  },
  {
    paths: ['column#checkbox'],
    because: 'The cell comes as a parameter; its state is added.',
    params: [...cell, 'checked', 'indeterminate', 'disabled', 'visible', '$table', '$grid']
  },
  {
    paths: ['column#content'],
    because: 'An expanded row is handed less than a cell.',
    params: ['row', 'rowIndex', '$rowIndex', 'column', 'seq', 'level', 'fixed', 'type', '$table']
  },
  {
    paths: ['column#header', 'column#title'],
    because: 'The header cell comes as a parameter; its $grid is misspelt and always undefined.',
    params: [...headerCell, '$table']
  },
  {
    paths: ['column#footer'],
    because: 'The footer cell comes as a parameter; its $grid is misspelt and always undefined.',
    params: [...footerCell, '$table']
  },
  {
    paths: ['column#filter'],
    because: "Asked for in the filter panel, outside of the column's own files.",
    add: true,
    params: [...headerCell, '$panel', 'context', '$table']
  },
  {
    paths: ['column#valid'],
    because: "Asked for in the table's body.",
    add: true,
    params: [...cell, 'rule', 'content', '$table', '$grid']
  },
  {
    paths: ['column#line'],
    because: "Asked for in the table's body.",
    add: true,
    params: [...cell, '$table', '$grid']
  },
  {
    paths: ['colgroup#header'],
    because: 'A group has a header and no cells; it holds its columns in the default slot.',
    add: true,
    params: [...headerCell, '$table']
  }
]
