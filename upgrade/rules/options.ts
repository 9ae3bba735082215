import { words } from '../../shared/words.ts'
import type { OptionUse } from '../../usage/follow/usage.ts'
import { literalOf } from '../../usage/read/syntax.ts'
import type { Rule } from '../rule.ts'
import { changedOption, guidePath, movedOption, renamedOption } from './rule-makers.ts'

const warned = { since: '3.8.6', isWarned: true, when: 'today' } as const
const later = { when: 'after', page: `${guidePath}#later` } as const

/** True for an input filter without a filter function. */
const isInputFilter = ({ value, owner, parent }: OptionUse): boolean =>
  /^(?:input|VxeInput|\$input)$/.test(String(literalOf(value))) &&
  !parent?.owner.options.some(({ name }) => name === 'filterMethod') &&
  !owner.options.some(({ name }) => name === 'filterMethod')

/** True if changed cells would be marked, or other code of the file reads changed records. */
const readsSource = ({ name, owner }: OptionUse, text: string): boolean =>
  name !== 'showInsertStatus' ||
  owner.options.some(each => each.name === 'showStatus' || each.name === 'showUpdateStatus') ||
  /getUpdateRecords|updateRecords|isUpdateByRow|revertData|reloadRow|\bajax\b[^}]*\bsave\b/i.test(text) ||
  // A destructured result of `getRecordset` reads the named records only.
  Array.from(text.matchAll(/(\}\s*=[^;\n]*)?\bgetRecordset\b/g)).some(([, named]) => named === undefined)

/** True for a nested tree with `keepSource` and another children field, as code may query its changed rows. */
const queriesChildRows = ({ value, owner, parent }: OptionUse): boolean =>
  literalOf(value) !== 'children' &&
  !owner.options.some(({ name }) => name === 'transform') &&
  parent?.owner.options.some(({ name }) => name === 'keepSource') === true

/** Rules for options of config objects. */
export const options: readonly Rule[] = [
  renamedOption('table.tooltipConfig.enabled', 'showAll', warned),
  renamedOption('table.treeConfig.children', 'childrenField', {
    ...warned,
    find: { kind: 'option', path: 'table.treeConfig.children', test: option => !queriesChildRows(option) }
  }),
  changedOption(
    'table.treeConfig.children',
    { kind: 'text', to: 'children, childrenField' },
    {
      ...warned,
      id: 'option-tree-config-children-updates',
      certainty: 'decide',
      find: { kind: 'option', path: 'table.treeConfig.children', test: queriesChildRows },
      page: `${guidePath}#prepare-props`,
      sentence: words({
        zh: '`children` 已弃用，但 `getUpdateRecords()` 和 `getRecordset()` 只按它查找嵌套树的子节点。改名为 `childrenField` 后，修改过的子节点不再返回。需要这些行时，两项都设置，警告仍会输出。',
        en: '`children` is deprecated, but `getUpdateRecords()` and `getRecordset()` find the child nodes of nested trees by it alone. Renamed to `childrenField`, changed child nodes are no longer returned. If you need them, set both; the warning remains.'
      })
    }
  ),
  renamedOption('table.treeConfig.line', 'showLine', warned),
  renamedOption('table.checkboxConfig.halfField', 'indeterminateField', warned),
  renamedOption('table.editConfig.activeMethod', 'beforeEditMethod', warned),
  movedOption('table.rowConfig.height', 'cellConfig.height', { since: '3.12.10', ...later }),
  movedOption('table.rowConfig.currentMethod', 'currentRowConfig.beforeSelectMethod', { since: '3.15.0', ...later }),
  movedOption('table.columnConfig.currentMethod', 'currentColumnConfig.beforeSelectMethod', {
    since: '3.15.0',
    ...later
  }),
  renamedOption('table.validConfig.showMessage', 'showErrorMessage', { since: '3.20.0', ...later }),
  // No examined version before 3.21.6 has the new name.
  renamedOption('table.exportConfig.isAllExpand', 'isTreeAllExpanded', { since: '3.21.3', ...later }),
  changedOption('table.customConfig.storage', undefined, {
    since: '3.9.0',
    certainty: 'decide',
    when: 'swap',
    page: `${guidePath}#storage`,
    find: {
      kind: 'option',
      path: 'table.customConfig.storage',
      test: ({ value }) => literalOf(value) !== false
    },
    sentence: words({
      zh: '升级后不读取用户在 3.8 中保存的列设置。需要保留时，在创建第一个表格之前转换一次。',
      en: 'Column settings that users stored with 3.8 are not read after the upgrade. To keep them, convert them once before the first table is created.'
    })
  }),
  {
    id: 'keep-source-for-status',
    find: {
      kind: 'option',
      path: 'table.editConfig.showStatus',
      also: ['table.editConfig.showUpdateStatus', 'table.editConfig.showInsertStatus'],
      test: ({ value, isGlobal }) => literalOf(value) !== false && !isGlobal
    },
    // No examined version before 3.21.6 requires it.
    since: '3.21.6',
    becomes: { kind: 'set', to: 'keepSource', value: 'true', isUnsure: readsSource },
    certainty: 'mechanical',
    when: 'today',
    page: `${guidePath}#prepare`,
    sentence: words({
      zh: '编辑状态的标记需要 `keep-source`，未设置时输出警告。设置后，表格保留一份原始数据：`showStatus` 和 `showUpdateStatus` 开始标记修改过的单元格，`getUpdateRecords()` 开始返回修改过的行。',
      en: 'Marks of the edit status need `keep-source`, otherwise a warning is logged. The table then keeps a copy of the data: `showStatus` and `showUpdateStatus` start to mark changed cells, and `getUpdateRecords()` starts to return changed rows.'
    })
  },
  {
    id: 'form-native-select-groups',
    find: {
      kind: 'option',
      path: 'formItem.itemRender.optionGroups',
      test: ({ owner }) => owner.options.some(({ name, value }) => name === 'name' && literalOf(value) === 'select')
    },
    since: '3.14.27',
    of: 'vxe-pc-ui',
    becomes: { kind: 'text', to: 'VxeSelect' },
    certainty: 'look',
    when: 'swap',
    page: `${guidePath}#silent`,
    sentence: words({
      zh: '升级后，表单项的原生 `select` 设置了 `optionGroups` 时抛出异常，不显示选项。改用 `VxeSelect`。',
      en: 'After the upgrade, form items with a native `select` and `optionGroups` throw an error and show no options. Use `VxeSelect` instead.'
    })
  },
  changedOption(
    'column.filterRender.name',
    { kind: 'text', to: 'filterMethod' },
    {
      id: 'filter-render-input',
      since: '3.9.0',
      certainty: 'look',
      when: 'swap',
      page: `${guidePath}#silent`,
      find: { kind: 'option', path: 'column.filterRender.name', test: isInputFilter },
      sentence: words({
        zh: '升级后，输入框的筛选没有 `filterMethod` 时，匹配包含该文本的单元格。3.8 只匹配相等的单元格。',
        en: 'After the upgrade, filters with an input and without `filterMethod` match cells that contain the text. In 3.8 they match equal cells only.'
      })
    }
  )
]
