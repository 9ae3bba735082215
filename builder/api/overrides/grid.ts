import { saveParams, queryParams } from './callback-params.ts'
import type { Override } from './override.ts'

export const gridOverrides: readonly Override[] = [
  // Grid
  {
    paths: ['grid.layouts'],
    because: 'No declaration; the source compares with these.',
    type: "('Form' | 'Toolbar' | 'Top' | 'Table' | 'Bottom' | 'Pager')[]",
    default: "['Form', 'Toolbar', 'Top', 'Table', 'Bottom', 'Pager']"
  },
  { paths: ['grid.columns'], because: 'Elements have the props of a column.', sameKeysAs: 'column' },
  { paths: ['grid.pagerConfig'], because: 'Passed on to the pager.', sameKeysAs: 'pager' },
  { paths: ['grid.toolbarConfig', 'grid.toolbar'], because: 'Passed on to the toolbar.', sameKeysAs: 'toolbar' },
  { paths: ['grid.formConfig'], because: 'Passed on to the form.', sameKeysAs: 'form' },
  {
    paths: ['grid.pagerConfig.enabled', 'grid.toolbarConfig.enabled', 'grid.formConfig.enabled'],
    because: 'Read by a function that gets the object as an argument, where the scan does not find it.',
    add: true,
    type: 'boolean',
    default: 'true'
  },
  {
    paths: ['grid.pagerConfig.slots'],
    because: 'Read by the grid, not by the pager.',
    add: true,
    type: '{ left?: string | ((params) => VNode[]), right?: string | ((params) => VNode[]) }'
  },
  {
    paths: ['grid.toolbarConfig.slots'],
    because: 'Read by the grid, not by the toolbar.',
    add: true,
    type: '{ buttons?: string | ((params, h) => VNode[]), tools?: string | ((params, h) => VNode[]) }'
  },
  {
    paths: ['grid.toolbar'],
    because: 'The library warns in development that it is deprecated, or the sources say so.',
    deprecated: true
  },
  {
    paths: ['grid.zoomConfig.escRestore'],
    because: 'No declaration; the source treats it as a switch that is on.',
    type: 'boolean',
    default: 'true'
  },

  // Proxy
  {
    paths: ['grid.proxyConfig.response.list', 'grid.proxyConfig.response.result'],
    because: 'Called with the grid too.',
    type: 'string | (({ data, $grid }) => any[])',
    params: ['data', '$grid']
  },
  {
    paths: ['grid.proxyConfig.response.total'],
    because: 'Called with the grid too.',
    type: 'string | (({ data, $grid }) => number)',
    params: ['data', '$grid']
  },
  {
    paths: ['grid.proxyConfig.response.message'],
    because: 'A function is declared and never called.',
    type: 'string',
    params: []
  },
  {
    paths: ['grid.proxyConfig.ajax.query', 'grid.proxyConfig.beforeQuery'],
    because: 'Called with more than is declared.',
    type: '({ page, sort, sorts, filters, … }, ...args) => Promise<any>',
    params: queryParams
  },
  {
    paths: ['grid.proxyConfig.afterQuery'],
    because: 'Called with what ajax.query gets; its result is ignored.',
    type: '({ page, sort, sorts, filters, … }, ...args) => void',
    params: queryParams
  },
  {
    paths: [
      'grid.proxyConfig.ajax.delete',
      'grid.proxyConfig.beforeDelete',
      'grid.proxyConfig.ajax.save',
      'grid.proxyConfig.beforeSave'
    ],
    because: 'Called with more than is declared.',
    type: '({ body, form, $grid, … }, ...args) => Promise<any>',
    params: saveParams
  },
  {
    paths: ['grid.proxyConfig.afterDelete', 'grid.proxyConfig.afterSave'],
    because: 'Called with what ajax.delete and ajax.save get; its result is ignored.',
    type: '({ body, form, $grid, … }, ...args) => void',
    params: saveParams
  },
  {
    paths: ['grid.proxyConfig.ajax.queryAll', 'grid.proxyConfig.beforeQueryAll', 'grid.proxyConfig.afterQueryAll'],
    because: 'Read by the export module only.',
    add: true,
    type: '({ sort, filters, form, options, … }) => Promise<any[]>',
    params: [
      'sort: GridProxyQuerySortParams[]',
      'filters: GridProxyQueryFiltersParams[]',
      'form',
      'options: TableExportConfig',
      'target: (...args: any[]) => any',
      '$table',
      '$grid'
    ]
  },
  {
    paths: ['grid.proxyConfig.afterQueryAll'],
    because: 'Its result is ignored.',
    type: '({ sort, filters, form, options, … }) => void'
  },
  {
    paths: ['grid.proxyConfig.beforeItem'],
    because: 'No declaration; the source calls it.',
    type: '({ $grid, item }) => void',
    params: ['$grid', 'item']
  },
  {
    paths: ['grid.proxyConfig.beforeColumn'],
    because: "Read where a column is created, outside of the grid's own files.",
    add: true,
    type: '({ $grid, column }) => void',
    params: ['$grid', 'column']
  },

  // Events of the grid
  {
    paths: ['grid@proxy-query'],
    because: 'The result of the query is spread into the event.',
    params: ['status', 'isInited', 'isReload', '$grid', '$event: Event | { $event: MouseEvent } | undefined']
  },
  {
    paths: ['grid@proxy-delete', 'grid@proxy-save'],
    because: 'The name is built at run time: `proxy-${code}`.',
    add: true,
    params: ['status', 'isReload', '$grid', '$event: { $event: MouseEvent }']
  },
  {
    paths: ['grid@toolbar-button-click', 'grid@toolbar-tool-click', 'toolbar@button-click'],
    because: 'The button emits an object.',
    params: ['…', '$event: { $event: MouseEvent }']
  },
  {
    paths: ['grid@page-change'],
    because: 'The event of the pager is passed on.',
    params: ['type', 'currentPage', 'pageSize', '$grid']
  },
  {
    paths: ['grid@sort-change', 'grid@filter-change'],
    because: 'The event of the table is passed on; the description is inherited.',
    remove: true
  },
  {
    paths: ['grid@form-submit', 'grid@form-reset'],
    because: 'The event of the form is passed on.',
    params: ['data', '$form', '$grid', '$event']
  },
  {
    paths: ['grid@form-submit-invalid'],
    because: 'The event of the form is passed on.',
    params: ['data', 'errMap', '$form', '$grid', '$event']
  },
  {
    paths: ['grid@form-toggle-collapse', 'grid@form-collapse'],
    because: 'The event of the form is passed on.',
    params: ['status', 'collapse', 'data', '$form', '$grid', '$event']
  },

  // Slots of the grid
  { paths: ['grid#buttons', 'grid#tools'], because: "Read from the toolbar's slots.", remove: true },
  { paths: ['grid#left', 'grid#right'], because: "Read from the pager's slots.", remove: true },
  {
    paths: ['grid#form', 'grid#toolbar', 'grid#top', 'grid#bottom', 'grid#pager'],
    because: 'The grid passes itself.',
    params: ['$grid']
  },

  // Methods of the grid
  {
    paths: ['grid()commitProxy'],
    because: 'A button is accepted too, and further arguments are passed on.',
    params: ['code: string | ToolbarButtonConfig', '...args']
  },
  { paths: ['grid()maximize', 'grid()revert'], because: 'They resolve to the state.', type: 'Promise<boolean>' },
  {
    paths: ['grid()getFormItems'],
    because: 'One item when a position is given.',
    type: 'FormItemOptions[] | FormItemOptions | undefined'
  },
  {
    paths: ['grid()getProxyInfo'],
    because: 'Holds all conditions too; nothing without a proxy.',
    type: '{ data: any[], filter: any[], form: any, sort: object, sorts: object[], pager: object, pendingRecords: any[] } | null'
  },

  // Toolbar
  {
    paths: ['toolbar.refresh.query', 'toolbar.refresh.queryMethod'],
    because: 'Called with an empty object.',
    type: '(params) => Promise<any>',
    params: []
  },
  { paths: ['toolbar.refresh.query'], because: 'Read only when there is no queryMethod.', deprecated: true },
  {
    paths: ['toolbar.refresh.code'],
    because: 'No declaration; the source reads a text.',
    type: 'string',
    default: "'reload'"
  },
  {
    paths: ['toolbar.print.icon', 'toolbar.zoom.iconIn', 'toolbar.zoom.iconOut'],
    because: 'No declaration; the source reads a text.',
    type: 'string'
  },
  {
    paths: ['toolbar.custom.trigger'],
    because: 'Declared as any text; the source compares with these.',
    type: "'click' | 'hover' | 'manual'"
  },
  {
    paths: ['toolbar.custom.showFooter', 'toolbar.custom.immediate', 'toolbar.custom.trigger'],
    because: 'The library warns in development that it is deprecated.',
    deprecated: true
  },
  {
    paths: ['toolbar.custom.storage', 'toolbar.custom.checkMethod'],
    because: 'Read from customConfig of the table, no longer from the toolbar.',
    deprecated: true
  },
  {
    paths: ['toolbar.buttons.type', 'toolbar.tools.type'],
    because: 'Declared as any text; the button compares with these.',
    type: "'text' | 'button' | 'submit' | 'reset'"
  },
  {
    paths: ['toolbar.buttons.status', 'toolbar.tools.status'],
    because: 'Declared as any text; only these have styles.',
    type: "'primary' | 'success' | 'info' | 'warning' | 'danger' | 'perfect'"
  },
  {
    paths: ['toolbar.buttons.dropdowns', 'toolbar.tools.dropdowns'],
    because: 'Declared as a string, read as a list of buttons.',
    type: 'ToolbarButtonConfig[]'
  },
  {
    paths: [
      'toolbar.buttons.loading',
      'toolbar.buttons.round',
      'toolbar.buttons.circle',
      'toolbar.buttons.destroyOnClose',
      'toolbar.buttons.transfer',
      'toolbar.tools.loading',
      'toolbar.tools.round',
      'toolbar.tools.circle',
      'toolbar.tools.destroyOnClose',
      'toolbar.tools.transfer'
    ],
    because: 'Passed on to the button.',
    add: true,
    type: 'boolean'
  },
  {
    paths: ['toolbar.buttons.placement', 'toolbar.tools.placement'],
    because: 'Passed on to the button.',
    add: true,
    type: "'top' | 'bottom'"
  },
  { paths: ['toolbar.buttons.params', 'toolbar.tools.params'], because: 'Read by the grid.', add: true, type: 'any' },
  { paths: ['toolbar.tools'], because: 'No declaration of the prop.', type: 'ToolbarToolConfig[]' },
  {
    paths: ['toolbar.className'],
    because: 'No declaration; the source takes a text or calls it.',
    type: 'string | (({ $toolbar }) => string)'
  },
  {
    paths: ['toolbar@tool-click'],
    because: 'The source passes $xegrid, which is always empty here. The button emits an object.',
    params: ['code', 'tool', '$table', '$event: { $event: MouseEvent }']
  },
  {
    paths: ['toolbar#buttons', 'toolbar#tools'],
    because: 'The object is built before the call.',
    params: ['$grid', '$table']
  },

  // Pager
  {
    paths: ['pager.pageSizes'],
    because: 'Objects are read too.',
    type: '(number | { label: string, value: number })[]'
  },
  {
    paths: ['pager.align'],
    because: 'Declared as any text; only these have styles.',
    type: "'left' | 'center' | 'right'"
  },
  {
    paths: ['pager.className'],
    because: 'No declaration; the source takes a text or calls it.',
    type: 'string | (({ $pager }) => string)'
  },
  {
    paths: ['pager@update:currentPage', 'pager@update:pageSize'],
    because: 'The new number is the only argument.',
    params: ['value']
  },
  { paths: ['pager#left', 'pager#right'], because: 'The grid is passed if there is one.', params: ['$grid'] },
  {
    paths: [
      'pager()homePage',
      'pager()endPage',
      'pager()prevPage',
      'pager()nextPage',
      'pager()prevJump',
      'pager()nextJump',
      'pager()jumpPage'
    ],
    because: 'They return nothing.',
    type: 'void'
  }
]
