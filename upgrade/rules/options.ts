import { words } from '../../shared/words.ts'
import type { Option, Owner } from '../follow/usage.ts'
import { literalOf, nameOf } from '../read/syntax.ts'
import type { Node } from '../read/syntax.ts'
import type { Rule } from '../rule.ts'
import { changedOption, guide, movedOption, renamedOption } from './rule-makers.ts'

const warned = { since: '3.8.6', isWarned: true, when: 'today' } as const
const later = { when: 'after', page: `${guide}#later` } as const

/** Imported rows go to the top in 3.8. Later the same word means the bottom. */
const appended = {
  since: '3.9.0',
  when: 'swap',
  page: `${guide}#silent`,
  sentence: words({
    zh: '升级后，`insert` 把导入的数据添加到底部。改用 `insertTop`，与 3.8 相同。',
    en: 'After the upgrade, `insert` adds imported rows at the bottom. Use `insertTop` to add them at the top as in 3.8.'
  })
} as const

const importMode = (path: string): Rule =>
  changedOption(
    path,
    { kind: 'value', to: 'insertTop' },
    { ...appended, find: { kind: 'option', path, test: ({ value }) => literalOf(value) === 'insert' } }
  )

const isInsertAmong = (value: Node | undefined): boolean =>
  value?.type === 'ArrayExpression' && (value.elements as Node[]).some(each => literalOf(each) === 'insert')

const hasExpandColumn = ({ element, options }: Owner): boolean =>
  element?.types.includes('expand') === true ||
  options.some(({ name, objects }) => name === 'columns' && objects.some(({ node }) => isExpandColumn(node)))

const isExpandColumn = (column: Node): boolean =>
  (column.properties as Node[]).some(each => nameOf(each) === 'type' && literalOf(each.value) === 'expand')

/** Numbers, and what a URL holds as it is. */
const isPlainKeys = (value: Node | undefined): boolean =>
  value?.type === 'ArrayExpression' &&
  (value.elements as Node[]).every(each => /^[\w.!~*'()-]*$/.test(String(literalOf(each) ?? ' ')))

/** No `data`, so that a method or a proxy brings it. */
const isLoadedLater = ({ value, owner, parent, isGlobal }: Option): boolean => {
  const own = parent?.owner ?? owner
  return (
    !isGlobal &&
    literalOf(value) !== false &&
    !own.isOpen &&
    own.options.every(({ name }) => name !== 'data') &&
    // Without a word of where it goes it may be anything.
    (own.element !== undefined || own.options.some(({ name }) => name === 'proxyConfig'))
  )
}

/** Without a function of its own. */
const isInputFilter = ({ value, owner, parent }: Option): boolean =>
  /^(?:input|VxeInput|\$input)$/.test(String(literalOf(value))) &&
  !parent?.owner.options.some(({ name }) => name === 'filterMethod') &&
  !owner.options.some(({ name }) => name === 'filterMethod')

/** Changed cells would be marked, or something of the file would get to know them. */
const readsSource = ({ name, owner }: Option, text: string): boolean =>
  name !== 'showInsertStatus' ||
  owner.options.some(each => each.name === 'showStatus' || each.name === 'showUpdateStatus') ||
  /getUpdateRecords|updateRecords|isUpdateByRow|revertData|reloadRow|\bajax\b[^}]*\bsave\b/i.test(text) ||
  // Of all records, only those that are named are read.
  Array.from(text.matchAll(/(\}\s*=[^;\n]*)?\bgetRecordset\b/g)).some(([, named]) => named === undefined)

/** Options of config objects. */
export const options: readonly Rule[] = [
  renamedOption('table.tooltipConfig.enabled', 'showAll', warned),
  renamedOption('table.treeConfig.children', 'childrenField', warned),
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
  // No version before 3.21.6 that could be looked at has the new name.
  renamedOption('table.exportConfig.isAllExpand', 'isTreeAllExpanded', { since: '3.21.3', ...later }),
  renamedOption('grid.proxyConfig.showActiveMsg', 'showActionMsg', { since: '3.16.4', ...later }),
  changedOption(
    'grid.proxyConfig.props',
    { kind: 'copy', to: 'response' },
    {
      since: '3.16.0',
      when: 'today',
      page: `${guide}#prepare-proxy`,
      sentence: words({
        zh: '升级后只读取 `proxy-config.response`，自定义字段名的表格没有数据。同时设置 `props` 和 `response`。',
        en: 'After the upgrade only `proxy-config.response` is read, so a grid with custom field names has no data. Set both `props` and `response`.'
      })
    }
  ),
  changedOption('table.customConfig.storage', undefined, {
    since: '3.9.0',
    certainty: 'decide',
    when: 'swap',
    page: `${guide}#storage`,
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
    id: 'option-proxy-config-message-off',
    find: { kind: 'option', path: 'grid.proxyConfig.message', test: ({ value }) => literalOf(value) === false },
    since: '3.16.4',
    becomes: { kind: 'add', name: 'showActionMsg', value: 'false' },
    certainty: 'mechanical',
    when: 'swap',
    page: `${guide}#silent`,
    sentence: words({
      zh: '`proxy-config.message` 不再影响“请选择一条记录”等操作提示。同时设置 `showActionMsg`。',
      en: '`proxy-config.message` no longer hides messages such as “select at least one record”. Set `showActionMsg` as well.'
    })
  },
  {
    id: 'tree-expand-inside',
    find: {
      kind: 'option',
      path: 'table.treeConfig',
      test: ({ owner, isGlobal }) => !isGlobal && hasExpandColumn(owner)
    },
    since: '3.13.0',
    becomes: { kind: 'set', to: 'expandConfig.mode', value: "'inside'" },
    certainty: 'mechanical',
    when: 'swap',
    page: `${guide}#defaults`,
    sentence: words({
      zh: '升级后，树形表格的展开行需要设置 `expand-config.mode` 为 `inside`，否则输出错误。这也是 3.8 的行为。',
      en: 'After the upgrade, expandable rows in a tree table need `expand-config.mode` set to `inside`, otherwise an error is logged. That is the behavior of 3.8.'
    })
  },
  {
    id: 'keep-source-for-status',
    find: {
      kind: 'option',
      path: 'table.editConfig.showStatus',
      also: ['table.editConfig.showUpdateStatus', 'table.editConfig.showInsertStatus'],
      test: ({ value, isGlobal }) => literalOf(value) !== false && !isGlobal
    },
    // No version before that could be looked at asks for it.
    since: '3.21.6',
    becomes: { kind: 'set', to: 'keepSource', value: 'true', isUnsure: readsSource },
    certainty: 'mechanical',
    when: 'today',
    page: `${guide}#prepare`,
    sentence: words({
      zh: '编辑状态的标记需要 `keep-source`，未设置时输出警告。设置后，表格保留一份原始数据：`showStatus` 和 `showUpdateStatus` 开始标记修改过的单元格，`getUpdateRecords()` 开始返回修改过的行。',
      en: 'Marks of the edit status need `keep-source`, otherwise a warning is logged. The table then keeps a copy of the data: `showStatus` and `showUpdateStatus` start to mark changed cells, and `getUpdateRecords()` starts to return changed rows.'
    })
  },
  {
    id: 'tree-expand-keys-encoded',
    find: {
      kind: 'option',
      path: 'table.treeConfig.expandRowKeys',
      test: ({ value }) => !isPlainKeys(value)
    },
    // In 3.21.6, the only one of the later versions that was run.
    since: '3.21.6',
    certainty: 'look',
    when: 'swap',
    page: `${guide}#silent`,
    sentence: words({
      zh: '升级后，`tree-config.expandRowKeys` 中的主键包含汉字、空格或 `/` 等字符时，不展开节点。这些主键改用 `encodeURIComponent()` 的结果。',
      en: 'After the upgrade, `tree-config.expandRowKeys` expands no nodes whose row keys contain Chinese characters, spaces or `/`. Pass these keys through `encodeURIComponent()`.'
    })
  },
  {
    id: 'defaults-after-load',
    find: {
      kind: 'option',
      path: 'table.treeConfig.expandRowKeys',
      also: [
        'table.treeConfig.expandAll',
        'table.expandConfig.expandRowKeys',
        'table.expandConfig.expandAll',
        'table.checkboxConfig.checkRowKeys',
        'table.checkboxConfig.checkAll',
        'table.radioConfig.checkRowKey',
        'table.mergeCells'
      ],
      test: isLoadedLater
    },
    since: '3.21.6',
    certainty: 'look',
    when: 'swap',
    page: `${guide}#silent`,
    sentence: words({
      zh: '升级后，首次 `loadData()` 或数据代理的首次查询之后，默认展开、默认勾选和 `merge-cells` 不生效，以后每次加载才生效。首次加载改用 `reloadData()`；使用数据代理时，在首次 `proxy-query` 中调用对应的方法。',
      en: 'After the upgrade, rows expanded or checked by default and `merge-cells` are not applied after the first `loadData()` or the first query of a proxy, but after every later one. Load first with `reloadData()`; with a proxy, call the methods in the first `proxy-query`.'
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
    page: `${guide}#silent`,
    sentence: words({
      zh: '升级后，表单项的原生 `select` 设置了 `optionGroups` 时抛出异常，不显示选项。改用 `VxeSelect`。',
      en: 'After the upgrade, form items with a native `select` and `optionGroups` throw an error and show no options. Use `VxeSelect` instead.'
    })
  },
  {
    id: 'proxy-code-initial',
    find: { kind: 'code', value: '_init', of: 'code' },
    since: '3.9.0',
    becomes: { kind: 'value', to: 'initial' },
    certainty: 'mechanical',
    when: 'swap',
    page: `${guide}#silent`,
    sentence: words({
      zh: '数据代理首次查询的 `code` 由 `_init` 改为 `initial`。',
      en: 'The `code` of the first query of a proxy is `initial` instead of `_init`.'
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
      page: `${guide}#silent`,
      find: { kind: 'option', path: 'column.filterRender.name', test: isInputFilter },
      sentence: words({
        zh: '升级后，输入框的筛选没有 `filterMethod` 时，匹配包含该文本的单元格。3.8 只匹配相等的单元格。',
        en: 'After the upgrade, filters with an input and without `filterMethod` match cells that contain the text. In 3.8 they match equal cells only.'
      })
    }
  ),
  importMode('table.importConfig.mode'),
  importMode('toolbar.import.mode'),
  changedOption(
    'table.importConfig.modes',
    { kind: 'text', to: 'insertTop' },
    {
      ...appended,
      certainty: 'look',
      find: { kind: 'option', path: 'table.importConfig.modes', test: ({ value }) => isInsertAmong(value) }
    }
  ),
  {
    id: 'option-proxy-config-props-left',
    find: {
      kind: 'option',
      path: 'grid.proxyConfig.props',
      test: option => hasBeside(option.owner.options, 'response')
    },
    since: '3.16.0',
    becomes: { kind: 'remove' },
    certainty: 'mechanical',
    when: 'after',
    page: `${guide}#prepare-proxy`,
    sentence: words({
      zh: '`proxy-config.props` 已废弃。设置了 `response` 时，可以删除。',
      en: '`proxy-config.props` is deprecated. Remove it where `response` is set.'
    })
  }
]

const hasBeside = (options: readonly { name: string }[], name: string): boolean =>
  options.some(option => option.name === name)
