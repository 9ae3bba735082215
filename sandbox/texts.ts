import type { Language } from '../shared/locale.ts'
import { words } from '../shared/words.ts'

const texts = words({
  zh: {
    noNetwork: (what: string, address: string) => `演练场不能访问网络（${what}）：${address}`,
    noComponent: (file: string) => `${file} 没有导出组件。请在其中写 export default { … }。`,
    noCopy: '预览中的代码不能替换剪贴板的内容。选中文字后按 Ctrl+C 仍可复制。',
    more: (lines: number) => `……一秒内还有 ${lines} 行`,
    moreErrors: (count: number) => `……还有 ${count} 个错误没有列出`
  },
  en: {
    noNetwork: (what, address) => `The playground has no network (${what}): ${address}`,
    noComponent: file => `${file} exports no component. Write "export default { … }" in it.`,
    noCopy:
      'Code in the preview can’t replace what the clipboard holds. Selecting text and pressing Ctrl+C still copies.',
    more: lines => `… ${lines} more lines within one second`,
    moreErrors: count => `… ${count} more errors are not listed`
  }
})

type FrameTexts = (typeof texts)['zh']

const state = { language: 'zh' as Language }

export const frameTexts = (): FrameTexts => texts[state.language]

export const getLanguage = (): Language => state.language

export function setLanguage(language: Language): void {
  state.language = language
}
