import { bareName } from './fact.ts'

/** Types of what events, slots and hooks hand over, by name: the sources only know the names. */
const types: Readonly<Record<string, string>> = {
  $event: 'Event', $table: 'Table', $grid: 'Grid', $form: 'Form', $modal: 'Modal', $select: 'Select', $list: 'List', $pulldown: 'Pulldown', $panel: 'FilterPanel',
  row: 'RowInfo', column: 'ColumnInfo', columns: 'ColumnInfo[]', cell: 'HTMLElement', items: 'any[]', data: 'any[]', visibleData: 'RowInfo[]',
  rowIndex: 'number', $rowIndex: 'number', _rowIndex: 'number', columnIndex: 'number', $columnIndex: 'number', _columnIndex: 'number', itemIndex: 'number',
  rowid: 'string', seq: 'number | string', level: 'number', fixed: "'left' | 'right' | undefined", type: 'string', isHidden: 'boolean',
  records: 'RowInfo[]', reserves: 'RowInfo[]', indeterminates: 'RowInfo[]', rangeRecords: 'RowInfo[]', checked: 'boolean',
  oldValue: 'any', newValue: 'any', field: 'string', property: 'string', order: "'asc' | 'desc' | null", sortList: 'SortInfo[]', sortTime: 'number',
  values: 'any[]', datas: 'any[]', filters: 'FilterInfo[]', filterList: 'FilterInfo[]', visible: 'boolean', expanded: 'boolean', resizeWidth: 'number',
  scrollTop: 'number', scrollLeft: 'number', scrollHeight: 'number', scrollWidth: 'number', bodyHeight: 'number', bodyWidth: 'number', isX: 'boolean', isY: 'boolean',
  triggerResizable: 'boolean', triggerSort: 'boolean', triggerFilter: 'boolean', rule: 'ColumnEditRule', content: 'string', menu: 'MenuOption',
  status: 'boolean', code: 'string', message: 'string', isInited: 'boolean', isReload: 'boolean', currentPage: 'number', pageSize: 'number',
  errMap: 'Record<string, object[]>', collapse: 'boolean', button: 'ToolbarButtonConfig', tool: 'ToolbarToolConfig', option: 'any', group: 'any',
  rows: 'RowInfo | RowInfo[]', fieldOrColumn: 'string | ColumnInfo', rowOrRowid: 'string | RowInfo', cellValue: 'any', slotParams: 'object', body: 'object', page: 'GridProxyQueryPageParams', sort: 'object', form: 'any', h: 'CreateElement', renderOpts: 'object', params: 'object', evnt: 'Event', target: 'HTMLElement', list: 'FormItemOptions[]', itemList: 'FormItemOptions[]', itemValue: 'any', rules: 'object[]', '...args': 'any[]', actived: 'boolean', isExpand: 'boolean',
  date: 'Date', viewType: 'string', $input: 'Input', searchValue: 'string',
  triggerRadio: 'boolean', triggerCheckbox: 'boolean', triggerTreeNode: 'boolean', triggerExpandNode: 'boolean', keyboard: 'boolean', $type: "'cell' | 'edit'",
  hasFilter: 'boolean', disabled: 'boolean', indeterminate: 'boolean', context: 'FilterPanel',
  name: 'string', label: 'any', value: 'any', checklist: 'any[]', item: 'FormItemOptions', options: 'object', colgroups: 'ColumnInfo[][]', file: 'File'
}

/** Where a name means something else than usual. */
const special: Readonly<Record<string, string>> = {
  'form@toggle-collapse~data': 'any', 'form@collapse~data': 'any', 'form@submit~data': 'any', 'form@submit-invalid~data': 'any', 'form@reset~data': 'any',
  'grid@form-submit~data': 'any', 'grid@form-reset~data': 'any', 'grid@form-submit-invalid~data': 'any', 'grid@form-toggle-collapse~data': 'any', 'grid@form-collapse~data': 'any',
  'form-item#default~data': 'any', 'form-item#title~data': 'any', 'input@focus~$panel': 'HTMLElement', 'input@click~$panel': 'HTMLElement', 'input@keydown~$panel': 'HTMLElement', 'input@keyup~$panel': 'HTMLElement', 'input@wheel~$panel': 'HTMLElement',
  'input@prefix-click~$panel': 'HTMLElement', 'input@suffix-click~$panel': 'HTMLElement', 'input@clear~$panel': 'HTMLElement',
  'pager@page-change~type': "'current' | 'size'", 'grid@page-change~type': "'current' | 'size'", 'table@custom~type': "'open' | 'close' | 'confirm' | 'cancel' | 'reset'", 'modal@zoom~type': "'max' | 'revert' | 'resize'", 'modal.events.zoom~type': "'max' | 'revert' | 'resize'", 'grid@zoom~type': "'max' | 'revert'",
  'table@edit-disabled~row': 'RowInfo', 'icon@click~$event': 'MouseEvent', 'pager@update:currentPage~value': 'number', 'pager@update:pageSize~value': 'number', 'form@update:collapseStatus~value': 'boolean', 'pulldown@update:input~value': 'boolean', 'modal@input~value': 'boolean', 'tooltip@input~value': 'boolean',
  'interceptor@event.export~options': 'TableExportConfig', 'interceptor@event.import~options': 'TableImportConfig', 'interceptor@event.showMenu~options': 'MenuFirstOption[][]'
}

export const paramType = (path: string, name: string): string => special[`${path}~${bareName(name)}`] ?? types[name] ?? types[bareName(name)] ?? 'any'
