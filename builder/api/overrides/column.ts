import { cellParams, footerCellParams, headerCellParams } from './callback-params.ts'
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
    because: 'Called with the row and column indexes too.',
    type: 'string | any[] | (({ cellValue, row, column, … }) => string)',
    params: ['cellValue', 'row', 'rowIndex', 'column', 'columnIndex']
  },
  {
    paths: ['column.filterMethod'],
    because: 'Called with more than is declared.',
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
    because: '$grid is declared and never passed.',
    type: '({ column, options, $table }) => string | number',
    params: ['column', 'options', '$table']
  },
  {
    paths: ['column.exportMethod'],
    because: '$grid is declared and never passed.',
    type: '({ row, column, options, $table }) => string | number',
    params: ['row', 'column', 'options', '$table']
  },
  {
    paths: ['column.footerExportMethod'],
    because: '$grid is declared and never passed; other parameters are passed and not declared.',
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
    because: 'Read by a function that gets the object as an argument, where the scan does not find it.',
    add: true,
    type: 'boolean',
    default: 'true'
  },
  {
    paths: ['column.titleHelp', 'column.titleSuffix'],
    because: 'Has the keys of titlePrefix, which are described once.',
    sameKeysAs: 'column.titlePrefix'
  },
  {
    paths: ['column.titlePrefix.icon', 'column.titlePrefix.content', 'column.titlePrefix.message'],
    because: 'Read by a function that gets the object as an argument, where the scan does not find it.',
    add: true,
    type: 'string'
  },
  {
    paths: ['column.titlePrefix.useHTML', 'column.titlePrefix.enterable'],
    because: 'Passed on to the tooltip.',
    add: true,
    type: 'boolean'
  },
  { paths: ['column.titlePrefix.theme'], because: 'Passed on to the tooltip.', add: true, type: "'dark' | 'light'" },
  {
    paths: ['column.titleHelp', 'column.sortMethod', 'column.remoteSort', 'column.titlePrefix.message'],
    because: 'The library warns in development that it is deprecated, or the sources say so.',
    deprecated: true
  },

  // Slots
  {
    paths: ['column#default', 'column#icon', 'column#edit'],
    because: 'The parameters of the cell are passed on.',
    params: [...cellParams, '$table', '$grid']
  },
  {
    paths: ['column#radio'],
    because: 'The parameters of the cell are passed on, with the state of the radio button.',
    params: [...cellParams, 'checked', 'disabled', 'visible', '$table', '$grid']
  },
  {
    paths: ['column#checkbox'],
    because: 'The parameters of the cell are passed on, with the state of the checkbox.',
    params: [...cellParams, 'checked', 'indeterminate', 'disabled', 'visible', '$table', '$grid']
  },
  {
    paths: ['column#content'],
    because: 'An expanded row is rendered with fewer parameters than a cell.',
    params: ['row', 'rowIndex', '$rowIndex', 'column', 'seq', 'level', 'fixed', 'type', '$table']
  },
  {
    paths: ['column#header', 'column#title'],
    because: 'The parameters of the header cell are passed on; their $grid is misspelled and always undefined.',
    params: [...headerCellParams, '$table']
  },
  {
    paths: ['column#footer'],
    because: 'The parameters of the footer cell are passed on; their $grid is misspelled and always undefined.',
    params: [...footerCellParams, '$table']
  },
  {
    paths: ['column#filter'],
    because: 'Rendered by the filter panel, not by the files of the column.',
    add: true,
    params: [...headerCellParams, '$panel', 'context', '$table']
  },
  {
    paths: ['column#valid'],
    because: 'Rendered by the body of the table, not by the files of the column.',
    add: true,
    params: [...cellParams, 'rule', 'content', '$table', '$grid']
  },
  {
    paths: ['column#line'],
    because: 'Rendered by the body of the table, not by the files of the column.',
    add: true,
    params: [...cellParams, '$table', '$grid']
  },
  {
    paths: ['colgroup#header'],
    because: 'A group has a header and no cells; it holds its columns in the default slot.',
    add: true,
    params: [...headerCellParams, '$table']
  }
]
