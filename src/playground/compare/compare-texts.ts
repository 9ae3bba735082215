import { words } from '../../../shared/words.ts'

export const compareTexts = words({
  zh: {
    title: '版本对比',
    open: (version: string) => `与 ${version} 对比`,
    close: '结束对比',
    version: (version: string) => `vxe-table ${version}`,
    code: '新版本运行的代码',
    original: '原来的代码',
    upgraded: '升级后的代码',
    waiting: '正在升级代码',
    failed: '没有完成代码升级。',
    again: '重试',
    only: (version: string) => `只在 ${version} 中出现的消息`,
    same: '没有差别。'
  },
  en: {
    title: 'Compare versions',
    open: version => `Compare with ${version}`,
    close: 'Stop comparing',
    version: version => `vxe-table ${version}`,
    code: 'Code that the new version runs',
    original: 'Original code',
    upgraded: 'Upgraded code',
    waiting: 'Upgrading the code',
    failed: 'The code was not upgraded.',
    again: 'Try again',
    only: version => `Messages only in ${version}`,
    same: 'No difference.'
  }
})

export type CompareTexts = (typeof compareTexts)['zh']
