import { words } from '../../shared/words.ts'
import type { Rule } from '../rule.ts'
import { changedOption, guidePath, movedOption, renamedOption } from './rule-makers.ts'

const warned = { since: '3.8.6', isWarned: true, when: 'today' } as const
const later = { when: 'after', page: `${guidePath}#later` } as const

/** Rules for props of tables, grids and columns. */
export const props: readonly Rule[] = [
  renamedOption('table.contextMenu', 'menuConfig', warned),
  movedOption('table.rowId', 'rowConfig.keyField', warned),
  movedOption('table.rowKey', 'rowConfig.useKey', warned),
  // The warning of 3.8.6 calls the prop `column-id`.
  movedOption('table.columnKey', 'columnConfig.useKey', warned),
  movedOption('table.highlightCurrentRow', 'rowConfig.isCurrent', { since: '3.13.15', when: 'today' }),
  movedOption('table.highlightHoverRow', 'rowConfig.isHover', { since: '3.13.15', when: 'today' }),
  movedOption('table.highlightCurrentColumn', 'columnConfig.isCurrent', { since: '3.13.15', when: 'today' }),
  movedOption('table.highlightHoverColumn', 'columnConfig.isHover', { since: '3.13.15', when: 'today' }),
  movedOption('table.resizable', 'columnConfig.resizable', { since: '3.15.3', when: 'today' }),
  renamedOption('grid.toolbar', 'toolbarConfig', warned),
  renamedOption('table.dragConfig', 'rowDragConfig', { since: '3.11.0', ...later }),
  renamedOption('table.rowGroupConfig', 'aggregateConfig', { since: '3.15.35', ...later }),
  changedOption(
    'column.remoteSort',
    { kind: 'text', to: 'sort-config.remote' },
    {
      ...warned,
      certainty: 'decide',
      sentence: words({
        zh: '列的 `remote-sort` 已废弃，改用表格的 `sort-config.remote`。后者对所有列生效。',
        en: '`remote-sort` of columns is deprecated. Use `sort-config.remote` of the table, which applies to all columns.'
      })
    }
  ),
  changedOption(
    'column.sortMethod',
    { kind: 'text', to: 'sort-config.sortMethod' },
    {
      ...warned,
      certainty: 'decide',
      sentence: words({
        zh: '列的 `sort-method` 已废弃，改用表格的 `sort-config.sortMethod`。新函数的参数是全部数据，返回排序后的数组。',
        en: '`sort-method` of columns is deprecated. Use `sort-config.sortMethod` of the table, which gets all rows and returns the sorted array.'
      })
    }
  )
]
