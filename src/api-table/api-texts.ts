import type { MemberKind } from '../../shared/api.ts'
import type { ColumnName } from './columns.ts'
import type { KindCounts } from './visible-rows.ts'

export interface ApiTexts {
  search: string
  clear: string
  kind: string
  kinds: Record<MemberKind | 'all', string>
  singular: Record<MemberKind | 'param', string>
  expandAll: string
  collapseAll: string
  expand: (name: string) => string
  collapse: (name: string) => string
  columns: string
  export: string
  table: (tag: string) => string
  name: string
  heads: Record<ColumnName, string>
  since: string
  deprecated: string
  /** Before and after what replaces a member. */
  instead: [before: string, after: string]
  shownIn: string
  separator: string
  moreDemos: (count: number) => string
  copyName: (name: string) => string
  linkTo: (name: string) => string
  counted: (found: number, total: number) => string
  found: (count: number) => string
  /** Before and after the keyword. */
  nothing: Record<MemberKind | 'all', [before: string, after: string]>
  generated: (version: string, counts: KindCounts) => string
  inherited: (tag: string, counts: KindCounts) => string
}

const zhKinds = { all: '全部', prop: '属性', event: '事件', slot: '插槽', method: '方法' }

export const texts = {
  zh: {
    search: '搜索名称或说明',
    clear: '清除搜索',
    kind: '成员种类',
    kinds: zhKinds,
    singular: { prop: '属性', event: '事件', slot: '插槽', method: '方法', param: '参数' },
    expandAll: '全部展开',
    collapseAll: '全部收起',
    expand: name => `展开 ${name}`,
    collapse: name => `收起 ${name}`,
    columns: '显示列',
    export: '导出',
    table: tag => `${tag} 的 API`,
    name: '名称',
    heads: { description: '说明', type: '类型', default: '默认值', demos: '示例' },
    since: '起始版本',
    deprecated: '已废弃',
    instead: ['请改用 ', '。'],
    shownIn: '示例：',
    separator: '、',
    moreDemos: count => `显示其余 ${count} 个示例`,
    copyName: name => `复制 ${name}`,
    linkTo: name => `${name} 的链接`,
    counted: (found, total) => `${found} / ${total}`,
    found: count => `找到 ${count} 个成员`,
    nothing: {
      all: ['没有与“', '”匹配的成员'],
      prop: ['没有与“', '”匹配的属性'],
      event: ['没有与“', '”匹配的事件'],
      slot: ['没有与“', '”匹配的插槽'],
      method: ['没有与“', '”匹配的方法']
    },
    generated: (version, counts) => `由 vxe-table ${version} 生成：${zhCounts(counts)}`,
    inherited: (tag, counts) => `；另有来自 ${tag} 的${zhCounts(counts)}`
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
    generated: (version, counts) => `Generated from vxe-table ${version}: ${enCounts(counts)}`,
    inherited: (tag, counts) => `, and ${enCounts(counts)} from ${tag}`
  }
} satisfies Record<'zh' | 'en', ApiTexts>

const entries = (counts: KindCounts) => (['prop', 'event', 'slot', 'method'] as const).flatMap(kind => (counts[kind] ? [{ kind, total: counts[kind].total }] : []))

function zhCounts(counts: KindCounts): string {
  return entries(counts).map(({ kind, total }) => `${zhKinds[kind]} ${total}`).join('、')
}

function enCounts(counts: KindCounts): string {
  return entries(counts).map(({ kind, total }) => `${total} ${kind}${total === 1 ? '' : 's'}`).join(', ')
}
