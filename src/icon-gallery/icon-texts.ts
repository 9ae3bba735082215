export interface IconTexts {
  filter: (count: number) => string
  form: string
  forms: Record<'tag' | 'class' | 'setConfig', string>
  place: string
  hint: string
  found: (count: number) => string
  /** Before and after the keyword. */
  nothing: [before: string, after: string]
}

export const texts = {
  zh: {
    filter: count => `筛选 ${count} 个图标`,
    form: '复制为',
    forms: { tag: '标签', class: '类名', setConfig: 'setConfig' },
    place: '替换的位置',
    hint: '点击图标即可复制；键盘用方向键移动，回车复制。',
    found: count => `找到 ${count} 个图标`,
    nothing: ['没有与“', '”匹配的图标']
  },
  en: {
    filter: count => `Filter ${count} icons`,
    form: 'Copy as',
    forms: { tag: 'Tag', class: 'Class', setConfig: 'setConfig' },
    place: 'Place to replace',
    hint: 'Click an icon to copy it. On the keyboard, arrow keys move and Enter copies.',
    found: count => (count === 1 ? '1 icon found' : `${count} icons found`),
    nothing: ['No icon matches “', '”']
  }
} satisfies Record<'zh' | 'en', IconTexts>
