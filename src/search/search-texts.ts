import type { SplitText } from '../../shared/words.ts'
import { words } from '../../shared/words.ts'

export const searchTexts = words({
  zh: {
    title: '搜索',
    all: '全部',
    best: '最佳匹配',
    scopes: { pages: '页面', demos: '示例', api: 'API', more: '消息与术语' },
    others: '英文结果',
    near: '名称相近的结果',
    recent: '最近搜索',
    forget: '清除记录',
    suggestions: '试试搜索',
    suggested: ['多列排序', '跨页勾选', '懒加载', '行高亮', 'row-config.isHover', '校验'],
    nothing: ['没有找到与“', '”匹配的内容'] satisfies SplitText,
    nothingHint: '换一个说法，或只输入成员名，例如 sortConfig。',
    report: '报告缺少的内容',
    instead: (query: string) => `没有完全匹配的结果，已按“${query}”搜索`,
    failed: '搜索加载失败。',
    results: (count: number) => `${count} 条结果`,
    keys: { choose: '选择', open: '打开', tab: '新标签页', scope: '切换范围' }
  },
  en: {
    title: 'Search',
    all: 'All',
    best: 'Best matches',
    scopes: { pages: 'Pages', demos: 'Demos', api: 'API', more: 'Other' },
    others: 'Results in Chinese',
    near: 'Similar names',
    recent: 'Recent searches',
    forget: 'Clear',
    suggestions: 'Try',
    suggested: [
      'sort by several columns',
      'keep checked rows',
      'lazy loading',
      'row-config.isHover',
      'validate changed rows',
      'virtual scrolling'
    ],
    nothing: ['Nothing matches “', '”'],
    nothingHint: 'Use other words, or the name of a member alone, such as sortConfig.',
    report: 'Report what is missing',
    instead: query => `No exact match. Showing results for “${query}”`,
    failed: 'The search could not be loaded.',
    results: count => (count === 1 ? '1 result' : `${count} results`),
    keys: { choose: 'choose', open: 'open', tab: 'new tab', scope: 'scope' }
  }
})

export type SearchTexts = (typeof searchTexts)['zh']
