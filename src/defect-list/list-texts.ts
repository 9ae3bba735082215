import type { DefectSeverity } from '../../shared/defects.ts'
import { words } from '../../shared/words.ts'
import type { DefectState } from './filter-defects.ts'

export const listTexts = words({
  zh: {
    filters: '筛选缺陷',
    search: '搜索现象、组件或成员',
    release: '你的版本',
    section: '分组',
    all: '全部',
    severity: '影响',
    severities: { data: '数据', broken: '功能', display: '显示' } satisfies Record<DefectSeverity, string>,
    state: '状态',
    states: (newest: string): Record<DefectState, string> => ({
      fixed: '后来修复',
      left: `${newest} 仍有`,
      brought: '以前正确'
    }),
    found: (shown: number, total: number, release: string) =>
      shown === total
        ? `这些缺陷中，${release} 有 ${total} 个。`
        : `这些缺陷中，${release} 有 ${total} 个，其中 ${shown} 个符合条件。`,
    unanswered: (count: number) => `另有 ${count} 个在这个版本中没有结果。`,
    nothing: '没有符合条件的缺陷。',
    reset: '清除筛选条件'
  },
  en: {
    filters: 'Filter defects',
    search: 'Search symptoms, components or members',
    release: 'Your release',
    section: 'Section',
    all: 'All',
    severity: 'Harm',
    severities: { data: 'Data', broken: 'Features', display: 'Appearance' },
    state: 'State',
    states: newest => ({ fixed: 'Fixed later', left: `Still in ${newest}`, brought: 'Worked before' }),
    found: (shown, total, release) =>
      shown === total
        ? `${release} has ${total} of these defects.`
        : `${release} has ${total} of these defects, and ${shown} of them match.`,
    unanswered: count => `${count} more have no result in this release.`,
    nothing: 'No defect matches.',
    reset: 'Clear filters'
  }
})

export type ListTexts = (typeof listTexts)['zh']
