import type { Pair } from '../../shared/words.ts'
import { words } from '../../shared/words.ts'

export const apiTexts = words({
  zh: {
    search: '搜索名称或说明',
    clear: '清除搜索',
    kind: '成员种类',
    kinds: { all: '全部', prop: '属性', event: '事件', slot: '插槽', method: '方法' },
    singular: { prop: '属性', event: '事件', slot: '插槽', method: '方法', param: '参数' },
    expandAll: '全部展开',
    collapseAll: '全部收起',
    expand: (name: string) => `展开 ${name}`,
    collapse: (name: string) => `收起 ${name}`,
    columns: '显示列',
    export: '导出',
    table: (tag: string) => `${tag} 的 API`,
    name: '名称',
    heads: { description: '说明', type: '类型', default: '默认值', demos: '示例' },
    since: '起始版本',
    deprecated: '已废弃',
    instead: ['请改用 ', '。'] satisfies Pair,
    shownIn: '示例：',
    separator: '、',
    moreDemos: (count: number) => `显示其余 ${count} 个示例`,
    copyName: (name: string) => `复制 ${name}`,
    linkTo: (name: string) => `${name} 的链接`,
    counted: (found: number, total: number) => `${found} / ${total}`,
    found: (count: number) => `找到 ${count} 个成员`,
    nothing: {
      all: ['没有与“', '”匹配的成员'] satisfies Pair,
      prop: ['没有与“', '”匹配的属性'] satisfies Pair,
      event: ['没有与“', '”匹配的事件'] satisfies Pair,
      slot: ['没有与“', '”匹配的插槽'] satisfies Pair,
      method: ['没有与“', '”匹配的方法'] satisfies Pair
    },
    near: '相近的名称：',
    searchAll: '在全站搜索',
    total: (kind: string, count: number) => `${kind} ${count}`,
    generated: (version: string, totals: string) => `由 vxe-table ${version} 生成：${totals}`,
    inherited: (tag: string, totals: string) => `；另有来自 ${tag} 的${totals}`
  },
  en: {
    search: 'Search name or description',
    clear: 'Clear search',
    kind: 'Kind of member',
    kinds: { all: 'All', prop: 'Props', event: 'Events', slot: 'Slots', method: 'Methods' },
    singular: { prop: 'prop', event: 'event', slot: 'slot', method: 'method', param: 'param' },
    expandAll: 'Expand all',
    collapseAll: 'Collapse all',
    expand: name => `Expand ${name}`,
    collapse: name => `Collapse ${name}`,
    columns: 'Columns',
    export: 'Export',
    table: tag => `API of ${tag}`,
    name: 'Name',
    heads: { description: 'Description', type: 'Type', default: 'Default', demos: 'Shown in' },
    since: 'Since',
    deprecated: 'Deprecated',
    instead: ['Use ', '.'],
    shownIn: 'Shown in ',
    separator: ', ',
    moreDemos: count => `Show ${count} more demos`,
    copyName: name => `Copy ${name}`,
    linkTo: name => `Link to ${name}`,
    counted: (found, total) => `${found} of ${total}`,
    found: count => (count === 1 ? '1 member found' : `${count} members found`),
    nothing: {
      all: ['No member matches “', '”'],
      prop: ['No prop matches “', '”'],
      event: ['No event matches “', '”'],
      slot: ['No slot matches “', '”'],
      method: ['No method matches “', '”']
    },
    near: 'Similar names: ',
    searchAll: 'Search the whole site',
    total: (kind, count) => `${count} ${kind}${count === 1 ? '' : 's'}`,
    generated: (version, totals) => `Generated from vxe-table ${version}: ${totals}`,
    inherited: (tag, totals) => `, and ${totals} from ${tag}`
  }
})

export type ApiTexts = (typeof apiTexts)['zh']
