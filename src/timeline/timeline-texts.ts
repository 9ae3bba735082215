import { words } from '../../shared/words.ts'

export const timelineTexts = words({
  zh: {
    label: '逐步查看',
    first: '回到开头',
    previous: '上一步',
    next: '下一步',
    play: '自动播放',
    pause: '暂停',
    start: '开始',
    position: (step: number, count: number) => `第 ${step} 步，共 ${count} 步`,
    table: '表格',
    row: '行数据',
    editor: (column: string, value: string) => `${column}的编辑器显示“${value}”。`,
    noEditor: '没有渲染编辑器。',
    values: (values: string) => `行数据：${values}。`,
    action: '操作',
    and: '、',
    colon: '：'
  },
  en: {
    label: 'Step by step',
    first: 'Back to the start',
    previous: 'Previous',
    next: 'Next',
    play: 'Play',
    pause: 'Pause',
    start: 'Start',
    position: (step: number, count: number) => `Step ${step} of ${count}`,
    table: 'Table',
    row: 'Row data',
    editor: (column: string, value: string) => `The editor of ${column} shows “${value}”. `,
    noEditor: 'No editor is rendered. ',
    values: (values: string) => `Row data: ${values}.`,
    action: 'Action',
    and: ', ',
    colon: ': '
  }
})
