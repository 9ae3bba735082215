import { cellParams } from './callback-params.ts'
import type { Override } from './override.ts'

export const tableOverrides: readonly Override[] = [
  // Entries for several members
  {
    paths: [
      'table.cellStyle',
      'table.headerCellStyle',
      'table.footerCellStyle',
      'table.rowStyle',
      'table.headerRowStyle',
      'table.footerRowStyle'
    ],
    because: 'An array is declared; the constructors are Object and Function.',
    type: '{ [key: string]: any } | ((params) => any)'
  },
  {
    paths: ['table.checkboxConfig.checkRowKeys', 'table.expandConfig.expandRowKeys', 'table.treeConfig.expandRowKeys'],
    because: 'Numbers and texts may be mixed.',
    type: '(string | number)[]'
  },
  {
    paths: ['table.sortConfig.iconLayout'],
    because: 'No declaration; the source writes a class for each of these.',
    type: "'vertical' | 'horizontal'"
  },
  {
    paths: [
      'table.sortConfig.multiple',
      'table.sortConfig.chronological',
      'table.checkboxConfig.isShiftKey',
      'table.tooltipConfig.showAll',
      'table.expandConfig.reserve',
      'table.treeConfig.transform',
      'table.treeConfig.reserve',
      'table.keyboardConfig.arrowCursorLock',
      'table.editConfig.showUpdateStatus',
      'table.editConfig.showInsertStatus',
      'table.customConfig.immediate',
      'table.scrollX.enabled',
      'table.scrollX.scrollToLeftOnChange',
      'table.scrollY.enabled',
      'table.scrollY.scrollToTopOnChange',
      'table.scrollY.adaptive'
    ],
    because: 'No declaration; the source treats it as a switch.',
    type: 'boolean'
  },
  {
    paths: [
      'table.filterConfig.confirmButtonText',
      'table.filterConfig.resetButtonText',
      'table.editConfig.icon',
      'table.loadingConfig.icon',
      'table.loadingConfig.text',
      'table.customConfig.resetButtonText',
      'table.customConfig.confirmButtonText'
    ],
    because: 'No declaration; the source reads a text.',
    type: 'string'
  },
  {
    paths: ['table.editConfig.autoClear', 'table.validConfig.autoPos', 'table.scrollY.adaptive'],
    because: 'On unless switched off.',
    default: 'true'
  },

  // Single members, in the order of the props
  { paths: ['table.resizable'], because: 'A comment in the source says it is deprecated.', deprecated: true },
  {
    paths: ['table.footerMethod'],
    because: 'Rows that are objects are read too.',
    type: '({ $table, $grid, columns, data }) => any[]',
    params: ['$table', '$grid', 'columns', 'data']
  },
  {
    paths: ['table.mergeFooterItems'],
    because: 'Has the keys of mergeCells, which are described once.',
    sameKeysAs: 'table.mergeCells'
  },
  {
    paths: ['table.spanMethod'],
    because: 'Called with all parameters of a cell.',
    params: [...cellParams, '$table', '$grid']
  },
  {
    paths: ['table.rowId', 'table.tooltipConfig.enabled'],
    because: 'The library warns in development that it is deprecated.',
    deprecated: true
  },
  {
    paths: ['table.columnConfig.headerExportMethod'],
    because: 'Declared with parameters of any type.',
    type: '({ column, options, $table }) => string | number',
    params: ['column', 'options', '$table']
  },
  {
    paths: ['table.columnConfig.exportMethod'],
    because: 'Read for every column in an export.',
    add: true,
    type: '({ row, column, options, $table }) => string',
    params: ['row', 'column', 'options', '$table']
  },
  {
    paths: ['table.columnConfig.footerExportMethod'],
    because: 'Read for every column in an export.',
    add: true,
    type: '({ row, items, itemIndex, column, … }) => string',
    params: ['row', 'items', 'itemIndex', 'column', '_columnIndex', 'options', '$table']
  },
  {
    paths: ['table.columnConfig.width', 'table.columnConfig.minWidth'],
    because: 'Declared as a number; the source reads px and % too.',
    type: 'number | string'
  },
  {
    paths: ['table.columnConfig.slots', 'table.columnConfig.update'],
    because: 'Not an option: the scan found a variable of this name.',
    remove: true
  },
  {
    paths: ['table.resizableConfig.minWidth'],
    because: 'No declaration; the source takes a number, a text or a function.',
    type: 'number | string | ((params) => number | string)',
    params: ['params']
  },
  {
    paths: ['table.seqConfig.seqMethod'],
    because: 'Called with all parameters of a cell; a text result is shown too.',
    type: '({ row, rowIndex, column, … }) => string | number',
    params: [...cellParams, '$table', '$grid']
  },
  {
    paths: ['table.sortConfig.defaultSort'],
    because: 'An array is read too.',
    type: '{ field: string, order: SortOrder } | { field: string, order: SortOrder }[]'
  },
  { paths: ['table.filterConfig.showIcon'], because: 'Declared as a string.', type: 'boolean' },
  {
    paths: ['table.filterConfig.filterMethod'],
    because: 'No declaration; the source calls it.',
    type: '({ options, values, cellValue, row, … }) => boolean',
    params: ['options', 'values', 'cellValue', 'row', 'column']
  },
  {
    paths: ['table.radioConfig.visibleMethod', 'table.checkboxConfig.visibleMethod'],
    because: 'No declaration; the source calls it.',
    type: '({ row }) => boolean',
    params: ['row']
  },
  { paths: ['table.checkboxConfig.showHeader'], because: 'Shown unless switched off.', default: 'true' },
  {
    paths: ['table.tooltipConfig.enterDelay'],
    because: 'Passed on to the tooltip.',
    add: true,
    type: 'number',
    default: '500'
  },
  { paths: ['table.tooltipConfig.useHTML'], because: 'Passed on to the tooltip.', add: true, type: 'boolean' },
  { paths: ['table.tooltipConfig.zIndex'], because: 'Passed on to the tooltip.', add: true, type: 'string | number' },
  {
    paths: ['table.tooltipConfig.popupClassName'],
    because: 'Passed on to the tooltip.',
    add: true,
    type: 'string | (({ $tooltip }) => string)'
  },
  {
    paths: ['table.tooltipConfig.isArrow'],
    because: 'Passed on to the tooltip.',
    add: true,
    type: 'boolean',
    default: 'true'
  },
  {
    paths: ['table.tooltipConfig.theme'],
    because: 'The global settings of the tooltip are merged in.',
    default: "'dark'"
  },
  {
    paths: ['table.tooltipConfig.leaveDelay'],
    because: 'The global settings of the tooltip are merged in.',
    default: '300'
  },
  {
    paths: ['table.tooltipConfig.contentMethod'],
    because: '$event is declared and never passed.',
    params: ['type', 'items', 'row', 'rowIndex', '$rowIndex', 'column', 'columnIndex', '$columnIndex', 'cell']
  },
  {
    paths: ['table.expandConfig.visibleMethod'],
    because: 'Called with all parameters of a cell, without expanded.',
    type: '({ row, rowIndex, column, … }) => boolean',
    params: [...cellParams, '$table', '$grid']
  },
  {
    paths: ['table.expandConfig.toggleMethod'],
    because: 'Called with the column and with the row and column indexes too.',
    params: ['expanded', 'row', 'rowIndex', '$rowIndex', 'column', 'columnIndex', '$columnIndex']
  },
  {
    paths: ['table.expandConfig.loadMethod', 'table.treeConfig.loadMethod'],
    because: 'Called with the table too.',
    params: ['row', 'rowIndex', '$rowIndex', '$table']
  },
  {
    paths: ['table.menuConfig.header', 'table.menuConfig.footer'],
    because: 'Has the keys of the menu of the body, which are described once.',
    sameKeysAs: 'table.menuConfig.body'
  },
  {
    paths: ['table.menuConfig.visibleMethod'],
    because: 'Called with the parameters that the menu is opened with.',
    type: '({ type, options, columns, row, … }) => boolean',
    params: [
      'type',
      'options',
      'columns',
      'row',
      'rowIndex',
      'column',
      'columnIndex',
      'cell',
      'keyboard',
      '$table',
      '$grid',
      '$event'
    ]
  },
  {
    paths: ['table.menuConfig.trigger'],
    because: 'Only cell is compared.',
    type: "'default' | 'cell'",
    default: "'default'"
  },
  {
    paths: ['table.menuConfig.body.options.name', 'table.menuConfig.body.options.children.name'],
    because: 'A function is called.',
    type: 'string | (() => string)'
  },
  {
    paths: ['table.contextMenu'],
    because: 'The older name of menuConfig; described once.',
    sameKeysAs: 'table.menuConfig'
  },
  {
    paths: ['table.keyboardConfig.isMerge'],
    because: 'Read for the enterprise edition only; nothing in this package uses the value.',
    remove: true
  },
  {
    paths: ['table.keyboardConfig.editMethod'],
    because: 'Declared with a cell and a result; neither is used.',
    type: '({ row, rowIndex, column, columnIndex, … }) => void',
    params: ['row', 'rowIndex', 'column', 'columnIndex', '$table', '$grid']
  },
  {
    paths: ['table.keyboardConfig.delMethod', 'table.keyboardConfig.backMethod'],
    because: 'No declaration; the source calls it.',
    type: '({ row, rowIndex, column, columnIndex, $table }) => void',
    params: ['row', 'rowIndex', 'column', 'columnIndex', '$table']
  },
  { paths: ['table.editConfig.mode'], because: 'Declared as any string.', type: "'cell' | 'row'" },
  {
    paths: ['table.editConfig.enabled', 'table.menuConfig.enabled'],
    because: 'Read by a function that gets the object as an argument, where the scan does not find it.',
    add: true,
    type: 'boolean',
    default: 'true'
  },
  {
    paths: ['table.editConfig.beforeEditMethod', 'table.editConfig.activeMethod', 'table.editConfig.afterEditMethod'],
    because: 'Called with more than is declared.',
    params: ['…', 'cell', '$table', '$grid']
  },
  {
    paths: ['table.validConfig.className'],
    because: 'No declaration; the source takes a text or calls it.',
    type: 'string | (({ row, column, rule, content }) => string)',
    params: ['row', 'column', 'rule', 'content']
  },
  {
    paths: ['table.validConfig.message'],
    because: 'Declared as any text; anything else shows nothing.',
    type: "'inline' | 'tooltip' | 'default' | 'none'"
  },
  {
    paths: ['table.validConfig.msgMode'],
    because: 'Declared as any text; the source compares with these.',
    type: "'single' | 'full'"
  },
  {
    paths: ['table.editRules.type'],
    because: 'The source compares with array too.',
    type: "'string' | 'number' | 'array' | '' | null"
  },
  { paths: ['table.editRules.message'], because: 'A function is called.', type: 'string | (() => string)' },
  {
    paths: ['table.editRules.content'],
    because: 'Read in place of message.',
    add: true,
    type: 'string | (() => string)'
  },
  { paths: ['table.editRules.validator'], because: 'Called with the field too.', params: ['…', 'field'] },
  { paths: ['table.editRules.min', 'table.editRules.max'], because: 'Converted to a number.', type: 'number | string' },
  {
    paths: ['table.customConfig.mode'],
    because: 'No declaration; the source compares with popup.',
    type: "'simple' | 'popup'"
  },
  {
    paths: ['table.customConfig.trigger'],
    because: 'No declaration; the source compares with these.',
    type: "'click' | 'hover' | 'manual'"
  },
  {
    paths: ['table.customConfig.visibleMethod'],
    because: 'No declaration; the source calls it.',
    type: '({ column }) => boolean',
    params: ['column']
  },
  { paths: ['table.customConfig.storage.order'], because: 'Declared; the source reads sort.', remove: true },
  { paths: ['table.customConfig.storage.sort'], because: 'Declared as order.', add: true, type: 'boolean' },
  {
    paths: ['table.customConfig.icon', 'table.customConfig.isFooter'],
    because: "Read from the toolbar's options of that name, not from the table's.",
    remove: true
  },
  { paths: ['table.customConfig.mode'], because: 'Anything but popup is simple.', default: "'simple'" },
  { paths: ['table.scrollX.enabled', 'table.scrollY.enabled'], because: 'Off unless switched on.', default: 'false' },
  { paths: ['table.scrollX.oSize', 'table.scrollY.oSize'], because: 'Converted to a number.', default: '0' },
  {
    paths: ['table.scrollY.mode'],
    because: 'No declaration; the source compares with wheel.',
    type: "'default' | 'wheel'"
  },
  { paths: ['table.scrollY.mode'], because: 'Only wheel is compared.', default: "'default'" },
  { paths: ['table.scrollY.rHeight'], because: 'An older form of rowConfig.height.', type: 'number', deprecated: true }
]
