import { words } from '../../shared/words.ts'

export const mapTexts = words({
  zh: {
    code: '运行的代码',
    result: '结果',
    all: '全部',
    unknown: '未计入',
    cell: (title: string, page: string, state: string) => `${title}（${page}）：${state}`,
    selected: '选中的示例',
    compare: '对比两个版本',
    open: '查看示例',
    close: '关闭'
  },
  en: {
    code: 'Code that runs',
    result: 'Result',
    all: 'All',
    unknown: 'Not counted',
    cell: (title, page, state) => `${title} (${page}): ${state}`,
    selected: 'Selected demo',
    compare: 'Compare both versions',
    open: 'Open the demo',
    close: 'Close'
  }
})
