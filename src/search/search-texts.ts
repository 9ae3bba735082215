import type { Scope } from './search-protocol.ts'

export interface SearchTexts {
  title: string
  placeholder: string
  all: string
  scopes: Record<Scope, string>
  others: string
  recent: string
  forget: string
  suggestions: string
  suggested: string[]
  nothing: [before: string, after: string]
  nothingHint: string
  instead: (query: string) => string
  failed: string
  results: (count: number) => string
  keys: { choose: string; open: string; tab: string; scope: string; close: string }
  clear: string
}

export const texts = {
  zh: {
    title: '搜索',
    placeholder: '搜索文档、示例、API',
    all: '全部',
    scopes: { pages: '页面', demos: '示例', api: 'API', more: '消息与术语' },
    others: '英文结果',
    recent: '最近搜索',
    forget: '清除记录',
    suggestions: '试试搜索',
    suggested: ['多列排序', '跨页勾选', '懒加载', '行高亮', 'row-config.isHover', '校验'],
    nothing: ['没有找到与“', '”匹配的内容'],
    nothingHint: '换一个说法，或只输入成员名，例如 sortConfig。',
    instead: query => `没有完全匹配的结果，已按“${query}”搜索`,
    failed: '搜索数据没有加载成功，请检查网络后再输入一次。',
    results: count => `${count} 条结果`,
    keys: { choose: '选择', open: '打开', tab: '新标签页', scope: '切换范围', close: '关闭' },
    clear: '清除'
  },
  en: {
    title: 'Search',
    placeholder: 'Search docs, demos, API',
    all: 'All',
    scopes: { pages: 'Pages', demos: 'Demos', api: 'API', more: 'Messages and terms' },
    others: 'Results in Chinese',
    recent: 'Recent searches',
    forget: 'Clear',
    suggestions: 'Try',
    suggested: ['sort by several columns', 'keep checked rows', 'lazy children', 'row-config.isHover', 'validate changed rows', 'virtual scroll'],
    nothing: ['Nothing matches “', '”'],
    nothingHint: 'Use other words, or the name of a member alone, such as sortConfig.',
    instead: query => `No exact match. Showing results for “${query}”`,
    failed: 'The search data could not be loaded. Check your connection and type again.',
    results: count => (count === 1 ? '1 result' : `${count} results`),
    keys: { choose: 'choose', open: 'open', tab: 'new tab', scope: 'scope', close: 'close' },
    clear: 'Clear'
  }
} satisfies Record<'zh' | 'en', SearchTexts>
