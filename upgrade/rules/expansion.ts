import { words } from '../../shared/words.ts'
import type { OptionUse, OptionOwner } from '../../usage/follow/usage.ts'
import { literalOf, nameOf } from '../../usage/read/syntax.ts'
import type { Node } from '../../usage/read/syntax.ts'
import { countSteps } from '../../usage/read/step-limit.ts'
import type { Rule } from '../rule.ts'
import { guidePath } from './rule-makers.ts'

const hasExpandColumn = ({ element, options }: OptionOwner): boolean =>
  element?.childTypes.has('expand') === true ||
  options.some(({ name, objects }) => name === 'columns' && objects.some(({ node }) => isExpandColumn(node)))

function isExpandColumn(column: Node): boolean {
  countSteps()
  return (column.properties as Node[]).some(each => nameOf(each) === 'type' && literalOf(each.value) === 'expand')
}

/** True if no key is changed by URL encoding, such as numbers. */
const areUnencodedKeys = (value: Node | undefined): boolean =>
  value?.type === 'ArrayExpression' &&
  (value.elements as Node[]).every(each => /^[\w.!~*'()-]*$/.test(String(literalOf(each) ?? ' ')))

/** True if there is no `data`, so that a method or a proxy loads the rows. */
const isLoadedLater = ({ value, owner, parent, isGlobal }: OptionUse): boolean => {
  const tableOwner = parent?.owner ?? owner
  return (
    !isGlobal &&
    literalOf(value) !== false &&
    !tableOwner.hasSpread &&
    tableOwner.options.every(({ name }) => name !== 'data') &&
    // Options without an element or a proxy may belong to anything.
    (tableOwner.element !== undefined || tableOwner.options.some(({ name }) => name === 'proxyConfig'))
  )
}

/** Rules for rows that are expanded, checked or merged when they are loaded. */
export const expansion: readonly Rule[] = [
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
    page: `${guidePath}#defaults`,
    sentence: words({
      zh: '升级后，树形表格的展开行需要设置 `expand-config.mode` 为 `inside`，否则输出错误。这也是 3.8 的行为。',
      en: 'After the upgrade, expandable rows in a tree table need `expand-config.mode` set to `inside`, otherwise an error is logged. That is the behavior of 3.8.'
    })
  },
  {
    id: 'tree-expand-keys-encoded',
    find: {
      kind: 'option',
      path: 'table.treeConfig.expandRowKeys',
      test: ({ value }) => !areUnencodedKeys(value)
    },
    // 3.21.6 is the only later version that was run.
    since: '3.21.6',
    certainty: 'look',
    when: 'swap',
    page: `${guidePath}#silent`,
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
    page: `${guidePath}#silent`,
    sentence: words({
      zh: '升级后，首次 `loadData()` 或数据代理的首次查询之后，默认展开、默认勾选和 `merge-cells` 不生效，以后每次加载才生效。首次加载改用 `reloadData()`；使用数据代理时，在首次 `proxy-query` 中调用对应的方法。',
      en: 'After the upgrade, rows expanded or checked by default and `merge-cells` are not applied after the first `loadData()` or the first query of a proxy, but after every later one. Load first with `reloadData()`; with a proxy, call the methods in the first `proxy-query`.'
    })
  }
]
