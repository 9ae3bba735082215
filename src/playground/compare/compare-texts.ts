import { words } from '../../../shared/words.ts'

export const compareTexts = words({
  zh: {
    title: '版本对比',
    open: (version: string) => `与 ${version} 对比`,
    close: '结束对比',
    version: (version: string) => `vxe-table ${version}`,
    left: '左边的版本',
    right: '右边的版本',
    code: '新版本运行的代码',
    original: '原来的代码',
    upgraded: '升级后的代码',
    view: '对比方式',
    views: { sides: '并排', slider: '滑块', difference: '差异' },
    divider: (left: string, right: string) => `分界线：左边 ${left}，右边 ${right}`,
    differenceHint: '相同的像素是空白，其余像素不同。操作作用于新版本。',
    defaults: (count: number) => `${count} 个默认值已改变`,
    oldDefault: (value: string) => `（3.8 的默认值为 ${value}）`,
    changes: (count: number) => (count === 0 ? '没有修改' : `${count} 处修改`),
    changesTitle: '升级后的代码有哪些修改',
    closeChanges: '关闭',
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
    left: 'Version on the left',
    right: 'Version on the right',
    code: 'Code that the new version runs',
    original: 'Original code',
    upgraded: 'Upgraded code',
    view: 'View',
    views: { sides: 'Side by side', slider: 'Slider', difference: 'Difference' },
    divider: (left, right) => `Divider: ${left} to the left, ${right} to the right`,
    differenceHint: 'Equal pixels are blank, all others differ. Your input goes to the new version.',
    defaults: count => (count === 1 ? '1 changed default' : `${count} changed defaults`),
    oldDefault: value => `(${value} in 3.8)`,
    changes: count => (count === 0 ? 'No changes' : count === 1 ? '1 change' : `${count} changes`),
    changesTitle: 'Changes in the upgraded code',
    closeChanges: 'Close',
    waiting: 'Upgrading the code',
    failed: 'The code was not upgraded.',
    again: 'Try again',
    only: version => `Messages only in ${version}`,
    same: 'No difference.'
  }
})

export type CompareTexts = (typeof compareTexts)['zh']
