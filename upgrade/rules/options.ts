import { words } from '../../shared/words.ts'
import { literalOf } from '../read/syntax.ts'
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
