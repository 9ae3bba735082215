import { words } from '../../../shared/words.ts'

export const knobTexts = words({
  zh: { label: '调整属性', reset: '还原', unset: '未设置' },
  en: { label: 'Change props', reset: 'Reset', unset: 'not set' }
})
