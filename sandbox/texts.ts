import type { Language } from '../shared/locale.ts'

interface FrameTexts {
  noNetwork: (what: string, address: string) => string
  noComponent: (file: string) => string
  more: (lines: number) => string
}

const texts: Record<Language, FrameTexts> = {
  zh: {
    noNetwork: (what, address) => `演练场不能访问网络（${what}）：${address}`,
    noComponent: file => `${file} 没有导出组件。请在其中写 export default { … }。`,
    more: lines => `……一秒内还有 ${lines} 行`
  },
  tw: {
    noNetwork: (what, address) => `演練場不能存取網路（${what}）：${address}`,
    noComponent: file => `${file} 沒有匯出元件。請在其中寫 export default { … }。`,
    more: lines => `……一秒內還有 ${lines} 行`
  },
  en: {
    noNetwork: (what, address) => `The playground has no network (${what}): ${address}`,
    noComponent: file => `${file} exports no component. Write "export default { … }" in it.`,
    more: lines => `… ${lines} more lines within one second`
  }
}

const state = { language: 'zh' as Language }

export const frameTexts = (): FrameTexts => texts[state.language]

export function speak(language: Language): void {
  state.language = language
}
