import type { SplitText } from '../../shared/words.ts'
import { words } from '../../shared/words.ts'
export const iconTexts = words({
  zh: {
    filter: (count: number) => `筛选 ${count} 个图标`,
    form: '复制为',
    forms: { tag: '标签', class: '类名', setConfig: 'setConfig' },
    iconKey: '替换的位置',
    hint: '点击图标复制。使用键盘时，方向键移动，回车键复制。',
    found: (count: number) => `找到 ${count} 个图标`,
    noMatch: ['没有与“', '”匹配的图标'] satisfies SplitText
  },
  en: {
    filter: count => `Filter ${count} icons`,
    form: 'Copy as',
    forms: { tag: 'Tag', class: 'Class', setConfig: 'setConfig' },
    iconKey: 'Place to replace',
    hint: 'Click an icon to copy it. On the keyboard, arrow keys move and Enter copies.',
    found: count => (count === 1 ? '1 icon found' : `${count} icons found`),
    noMatch: ['No icon matches “', '”']
  }
})

export type IconTexts = (typeof iconTexts)['zh']
