import { words } from '../../../shared/words.ts'

export const consoleTexts = words({
  zh: {
    title: '控制台',
    clear: '清空控制台',
    filter: '显示哪些消息',
    all: '全部',
    groups: { error: '错误', warn: '警告', log: '日志' },
    empty: '代码里的 console.log 会显示在这里。',
    nothing: '没有这类消息。',
    more: (count: number) => `还有 ${count} 项`,
    whole: (letters: number) => `显示全部（${letters} 个字符）`,
    less: '收起',
    times: (count: number) => `重复 ${count} 次`,
    open: (place: string) => `转到 ${place}`,
    newest: '最新消息',
    expected: '期望',
    actual: '实际',
    unanswered: (reason: string) => `check.js 在此版本中没有结果：${reason}`
  },
  en: {
    title: 'Console',
    clear: 'Clear the console',
    filter: 'Messages to show',
    all: 'All',
    groups: { error: 'Errors', warn: 'Warnings', log: 'Logs' },
    empty: 'What your code logs with console.log shows here.',
    nothing: 'No messages of this kind.',
    more: count => `${count} more`,
    whole: letters => `Show all ${letters} characters`,
    less: 'Show less',
    times: count => `${count} times`,
    open: place => `Go to ${place}`,
    newest: 'Latest',
    expected: 'expected',
    actual: 'but got',
    unanswered: reason => `check.js has no result in this release: ${reason}`
  }
})

export type ConsoleTexts = (typeof consoleTexts)['zh']
