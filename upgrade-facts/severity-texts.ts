import { words } from '../shared/words.ts'
import type { Severity } from './demo-severity.ts'

/** Names of the results of demos in the newest version. */
export const severityTexts = words({
  zh: {
    original: '原来的代码',
    upgraded: '自动修改后',
    none: '没有消息',
    severity: {
      error: '错误',
      deprecated: '已废弃的名称',
      advice: '建议'
    } satisfies Record<Severity, string>
  },
  en: {
    original: 'As written',
    upgraded: 'After changes',
    none: 'No message',
    severity: {
      error: 'Error',
      deprecated: 'Deprecated name',
      advice: 'Recommendation'
    } satisfies Record<Severity, string>
  }
})
