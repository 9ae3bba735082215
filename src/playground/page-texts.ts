export interface PageTexts {
  title: string
  project: string
  untitled: string
  shared: string
  edited: string
  back: string
  kind: string
  working: string
  compiled: (time: number) => string
  failed: string
  reset: string
  undoReset: string
  share: string
  preview: string
  reload: string
  ownTab: string
  editor: (file: string) => string
  format: string
  place: (line: number, column: number) => string
  unknown: string
  unreadable: string
  startNew: string
  changed: string
  takeNew: string
  done: string
  inPlace: (title: string) => string
}

export const texts = {
  zh: {
    title: '演练场',
    project: '项目',
    untitled: '未命名',
    shared: '分享的代码',
    edited: '已修改',
    back: '返回文档',
    kind: '语言',
    working: '正在编译',
    compiled: time => `编译用时 ${time} ms`,
    failed: '有错误，预览停留在上一次成功的结果',
    reset: '还原',
    undoReset: '撤销还原',
    share: '分享',
    preview: '预览',
    reload: '重新运行',
    ownTab: '在新标签页中预览',
    editor: file => `${file} 的代码`,
    format: '格式化缩进',
    place: (line, column) => `第 ${line} 行，第 ${column} 列`,
    unknown: '没有这个示例。',
    unreadable: '这个链接打不开：',
    startNew: '从空白开始',
    changed: '示例已更新，您的修改基于旧版本。',
    takeNew: '改用新版',
    done: '完成',
    inPlace: title => `编辑示例：${title}`
  },
  en: {
    title: 'Playground',
    project: 'Project',
    untitled: 'Untitled',
    shared: 'Shared code',
    edited: 'edited',
    back: 'Back to the docs',
    kind: 'Language',
    working: 'Compiling',
    compiled: time => `Compiled in ${time} ms`,
    failed: 'Errors: the preview shows the last version that worked',
    reset: 'Reset',
    undoReset: 'Undo reset',
    share: 'Share',
    preview: 'Preview',
    reload: 'Run again',
    ownTab: 'Preview in a new tab',
    editor: file => `Code of ${file}`,
    format: 'Re-indent',
    place: (line, column) => `Ln ${line}, Col ${column}`,
    unknown: 'There is no such demo.',
    unreadable: 'This link cannot be opened:',
    startNew: 'Start with an empty one',
    changed: 'The demo has changed since you began to edit it.',
    takeNew: 'Take the new one',
    done: 'Done',
    inPlace: title => `Edit the demo: ${title}`
  }
} satisfies Record<'zh' | 'en', PageTexts>
