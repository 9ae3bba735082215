import { columnOverrides } from './overrides/column.ts'
import { controlsOverrides } from './overrides/controls.ts'
import { formOverrides } from './overrides/form.ts'
import { globalOverrides } from './overrides/global.ts'
import { gridOverrides } from './overrides/grid.ts'
import { panelsOverrides } from './overrides/panels.ts'
import { tableOverrides } from './overrides/table.ts'
import { tableEventsOverrides } from './overrides/table-events.ts'
import { tableExportOverrides } from './overrides/table-export.ts'
import { tableMethodsOverrides } from './overrides/table-methods.ts'
import type { Override } from './overrides/override.ts'

/** In this order: a member is added behind one that an earlier entry gave a shape. */
export const overrides: readonly Override[] = [
  ...tableOverrides,
  ...tableExportOverrides,
  ...tableEventsOverrides,
  ...tableMethodsOverrides,
  ...columnOverrides,
  ...gridOverrides,
  ...formOverrides,
  ...controlsOverrides,
  ...panelsOverrides,
  ...globalOverrides
]

/** Methods of components that no declaration lists, and that do something for whoever calls them. */
export const publicMethods: Readonly<Record<string, readonly string[]>> = {
  table: [
    'getRowSeq',
    'isSeqColumn',
    'getRowid',
    'getParentRow',
    'getTreeStatus',
    'isCheckboxIndeterminate',
    'isIndeterminateByCheckboxRow',
    'hasPendingByRow',
    'isSort',
    'getSortColumns',
    'reloadExpandContent',
    'isExpandByRow',
    'clearRowExpandReserve',
    'reloadTreeExpand',
    'clearTreeExpandReserve',
    'scrollToTreeRow',
    'openFilter',
    'getCheckedFilters',
    'insertNextAt',
    'removeInsertRow',
    'clearActived',
    'importByFile',
    'openCustom',
    'closeCustom',
    'setHoverRow',
    'clearHoverRow',
    'updateStatus'
  ],
  pager: ['homePage', 'endPage', 'prevPage', 'nextPage', 'prevJump', 'nextJump', 'jumpPage'],
  toolbar: ['syncUpdate'],
  input: ['select', 'showPanel', 'hidePanel'],
  select: ['refreshOption', 'isPanelVisible', 'togglePanel', 'showPanel', 'hidePanel'],
  button: ['focus', 'blur', 'closePanel'],
  tooltip: ['open', 'close', 'toVisible', 'isActived', 'setActived'],
  modal: ['recalculate'],
  form: ['loadItem', 'getItemByField', 'closeTooltip']
}

/** Types that declare a prop's value although the component's own class does not. */
export const declaredAs: Readonly<Record<string, string>> = { 'toolbar.tools': 'ToolbarToolConfig' }

/** What methods without a declaration give back. */
export const returnTypes: Readonly<Record<string, string>> = {
  'table()getRowSeq': 'string | number',
  'table()isSeqColumn': 'boolean',
  'table()getParentRow': 'RowInfo | null',
  'table()getTreeStatus': '{ config: TableTreeConfig, rowExpandeds: RowInfo[] } | null',
  'table()isCheckboxIndeterminate': 'boolean',
  'table()isIndeterminateByCheckboxRow': 'boolean',
  'table()hasPendingByRow': 'boolean',
  'table()isSort': 'boolean',
  'table()getSortColumns': 'SortInfo[]',
  'table()isExpandByRow': 'boolean',
  'table()getCheckedFilters': 'FilterInfo[]',
  'toolbar()syncUpdate': 'void',
  'input()hidePanel': 'Promise<void>',
  'select()refreshOption': 'Promise<void>',
  'select()isPanelVisible': 'boolean',
  'pager()homePage': 'Promise<void>',
  'tooltip()isActived': 'boolean',
  'form()getItemByField': 'FormItemOptions | null',
  'tooltip()setActived': 'void',
  'table()setHoverRow': 'void',
  'table()clearHoverRow': 'void'
}
