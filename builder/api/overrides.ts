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

/**
 * Applied in order. `sameKeysAs` removes the keys found so far, so an entry that adds a key to the same member comes
 * after it.
 */
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

/** Methods of components that no declaration lists but that are useful to callers. */
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
export const declaredTypesByProp: Readonly<Record<string, string>> = { 'toolbar.tools': 'ToolbarToolConfig' }

/** Return types, by path, of methods without a declaration. */
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
