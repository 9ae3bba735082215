import { words } from '../../shared/words.ts'
import type { Rule } from '../rule.ts'
import { guidePath, renamedMethod } from './rule-makers.ts'

const warned = { since: '3.8.6', isWarned: true, when: 'today' } as const
const later = { when: 'after', page: `${guidePath}#later` } as const

export const methods: readonly Rule[] = [
  renamedMethod('table', 'setActiveRow', 'setEditRow', warned),
  renamedMethod('table', 'setActiveCell', 'setEditCell', {
    ...warned,
    certainty: 'look',
    sentence: words({
      zh: '3.8.6 的 `setActiveCell()` 丢弃列，不进入编辑。`setEditCell()` 进入编辑。',
      en: '`setActiveCell()` of 3.8.6 drops the column and opens no editor. `setEditCell()` opens it.'
    })
  }),
  renamedMethod('table', 'clearActived', 'clearEdit', warned),
  renamedMethod('table', 'getActiveRecord', 'getEditRecord', warned),
  renamedMethod('table', 'isActiveByRow', 'isEditByRow', warned),
  renamedMethod('table', 'isExpandByRow', 'isRowExpandByRow', warned),
  renamedMethod('table', 'reloadExpandContent', 'reloadRowExpand', warned),
  renamedMethod('table', 'reloadTreeChilds', 'reloadTreeExpand', warned),
  renamedMethod('table', 'isCheckboxIndeterminate', 'isAllCheckboxIndeterminate', warned),
  renamedMethod('table', '_getRowIndex', 'getVTRowIndex', warned),
  renamedMethod('table', '_getColumnIndex', 'getVTColumnIndex', warned),
  renamedMethod('table', '$getRowIndex', 'getVMRowIndex', warned),
  renamedMethod('table', '$getColumnIndex', 'getVMColumnIndex', warned),
  renamedMethod('table', 'syncData', 'updateData', {
    ...warned,
    becomes: { kind: 'text', to: 'updateData' },
    certainty: 'look',
    sentence: words({
      zh: '`syncData()` 已废弃，在新版本中仍然有效。警告中的 `getData()` 只读取数据，不重新渲染。改用 `updateData()`；需要同时清空增删改的记录时，改用 `loadData()`。',
      en: '`syncData()` is deprecated and still works in later versions. `getData()`, which the warning names, only reads and renders nothing. Use `updateData()`, or `loadData()` to clear the records of changes as well.'
    })
  }),
  renamedMethod('table', 'getSortColumn', 'getSortColumns', {
    ...warned,
    certainty: 'look',
    sentence: words({
      zh: '`getSortColumn()` 已废弃，改用 `getSortColumns()`，返回值是数组。',
      en: '`getSortColumn()` is deprecated. Use `getSortColumns()` instead, which returns an array.'
    })
  }),
  // The new name is in 3.10.7, and not in 3.8.6, 3.9.0 and 3.10.0.
  renamedMethod('table', 'resetColumn', 'resetCustom', { since: '3.10.7', ...later }),
  renamedMethod('table', 'getParentRow', 'getTreeParentRow', { since: '3.11.14', ...later }),
  renamedMethod('table', 'getEditRecord', 'getEditCell', { since: '3.15.45', ...later }),
  renamedMethod('table', 'isRowGroupRecord', 'isAggregateRecord', { since: '3.15.35', ...later }),
  renamedMethod('table', 'isRowGroupExpandByRow', 'isAggregateExpandByRow', { since: '3.15.35', ...later }),
  // 3.13.8 still takes `true` for a column.
  renamedMethod('table', 'setEditRow', 'setEditRow', {
    id: 'method-set-edit-row-focus',
    since: '3.14.5',
    becomes: { kind: 'argument', value: 'true' },
    when: 'swap',
    page: `${guidePath}#silent`,
    sentence: words({
      zh: '升级后，`setEditRow(row)` 不再滚动到该行，也不聚焦。用 `setEditRow(row, true)` 保持 3.8 的行为。',
      en: 'After the upgrade, `setEditRow(row)` neither scrolls to the row nor focuses an editor. `setEditRow(row, true)` does both as in 3.8.'
    })
  }),
  renamedMethod('panel', 'confirmFilter', 'saveFilterPanelByEvent', {
    since: '3.16.3',
    ...later,
    becomes: { kind: 'text', to: '$table.saveFilterPanelByEvent($event)' },
    certainty: 'look',
    sentence: words({
      zh: '筛选面板的 `confirmFilter()` 不传事件对象时输出警告。改用表格的 `saveFilterPanelByEvent($event)`。',
      en: '`confirmFilter()` of a filter panel logs a warning without the event object. Use `saveFilterPanelByEvent($event)` of the table.'
    })
  }),
  renamedMethod('pager', 'jumpPage', 'setCurrentPage', { since: '3.7.30', of: 'vxe-pc-ui', ...later })
]
