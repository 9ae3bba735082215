import { words } from '../../../shared/words.ts'

export const upgradeTexts = words({
  zh: {
    open: '检查 3.9+',
    title: '检查能否升级到 3.9+',
    close: '关闭'
  },
  en: {
    open: 'Check for 3.9+',
    title: 'Check for 3.9+',
    close: 'Close'
  }
})
