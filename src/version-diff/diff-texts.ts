import type { ChangeType } from '../../upgrade-facts/version-diff.ts'
import type { FactKind } from '../../upgrade-facts/version-facts.ts'
import { words } from '../../shared/words.ts'

export const diffTexts = words({
  zh: {
    choose: '选择版本和筛选条件',
    from: '从',
    to: '到',
    swap: '交换两个版本',
    subject: '组件',
    every: '全部',
    search: '搜索名称或默认值',
    kind: '类别',
    kinds: {
      prop: '属性',
      event: '事件',
      slot: '插槽',
      method: '方法',
      export: '导出',
      type: '类型',
      variable: '变量'
    } satisfies Record<FactKind, string>,
    kindSingular: {
      prop: '属性',
      event: '事件',
      slot: '插槽',
      method: '方法',
      export: '导出',
      type: '类型',
      variable: '变量'
    } satisfies Record<FactKind, string>,
    way: '变化',
    ways: { removed: '移除', changed: '变更', added: '新增' } satisfies Record<ChangeType, string>,
    subjects: {
      'vxe-table': 'vxe-table 的导出',
      'vxe-pc-ui': 'vxe-pc-ui 的导出',
      types: 'vxe-table 的类型',
      css: 'CSS 变量',
      sass: 'Sass 变量'
    } as Record<string, string>,
    type: '类型',
    default: '默认值',
    value: '值',
    none: '无',
    deprecated: '已废弃',
    inside: (count: number) => `包含 ${count} 个配置项`,
    reference: (name: string) => `在 3.8 的文档中查看 ${name}`,
    found: (count: number) => `${count} 处变化`,
    more: (count: number) => `再显示 ${count} 处`,
    same: '两个版本相同，请选择不同的版本。',
    nothing: '没有符合条件的变化。',
    reset: '清除筛选条件',
    expand: '全部展开',
    collapse: '全部收起',
    howToChange: '如何修改',
    before: '之前：',
    after: '之后：',
    read: (from: string, to: string) => `依据 npm 上的软件包：${from} 与 ${to}。`,
    with: (version: string, ui: string) => `vxe-table ${version}（vxe-pc-ui ${ui}）`
  },
  en: {
    choose: 'Choose versions and filters',
    from: 'From',
    to: 'To',
    swap: 'Swap the versions',
    subject: 'Component',
    every: 'All',
    search: 'Search names or defaults',
    kind: 'Kind',
    kinds: {
      prop: 'Props',
      event: 'Events',
      slot: 'Slots',
      method: 'Methods',
      export: 'Exports',
      type: 'Types',
      variable: 'Variables'
    },
    kindSingular: {
      prop: 'Prop',
      event: 'Event',
      slot: 'Slot',
      method: 'Method',
      export: 'Export',
      type: 'Type',
      variable: 'Variable'
    },
    way: 'Change',
    ways: { removed: 'Removed', changed: 'Changed', added: 'Added' },
    subjects: {
      'vxe-table': 'Exports of vxe-table',
      'vxe-pc-ui': 'Exports of vxe-pc-ui',
      types: 'Types of vxe-table',
      css: 'CSS variables',
      sass: 'Sass variables'
    },
    type: 'Type',
    default: 'Default',
    value: 'Value',
    none: 'none',
    deprecated: 'Deprecated',
    inside: count => (count === 1 ? 'with 1 option' : `with ${count} options`),
    reference: name => `See ${name} in the documentation of 3.8`,
    found: count => (count === 1 ? '1 change' : `${count} changes`),
    more: count => `Show ${count} more`,
    same: 'The two versions are the same. Choose different ones.',
    nothing: 'No change matches.',
    reset: 'Clear the filters',
    expand: 'Expand all',
    collapse: 'Collapse all',
    howToChange: 'How to change it',
    before: 'before: ',
    after: 'after: ',
    read: (from, to) => `Based on the packages on npm: ${from} and ${to}.`,
    with: (version, ui) => `vxe-table ${version} (vxe-pc-ui ${ui})`
  }
})

export type DiffTexts = (typeof diffTexts)['zh']
