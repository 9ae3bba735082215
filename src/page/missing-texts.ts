import type { SplitText } from '../../shared/words.ts'
import { words } from '../../shared/words.ts'

export const missingTexts = words({
  zh: {
    label: '页面不存在',
    missing: ['没有 ', ' 这个页面，下面是安装页。'] satisfies SplitText,
    nearest: '相近的页面：',
    separator: '、',
    search: (query: string) => `搜索“${query}”`
  },
  en: {
    label: 'This page does not exist',
    missing: ['There is no page ', '. The install page is shown instead.'],
    nearest: 'Similar pages: ',
    separator: ', ',
    search: query => `Search for “${query}”`
  }
})
