import type { Language } from '../../shared/locale.ts'

/** The Traditional Chinese texts are written out, because the server has no build step that converts Chinese. */
export const knownTexts: Record<Language, KnownTexts> = {
  zh: {
    title: '已知问题',
    about: '读者报告并由维护者确认的问题，按页面和示例排列。',
    none: '目前没有已知问题。',
    failed: '已知问题暂时无法读取，请稍后刷新。文档的其余部分不受影响。',
    docs: '返回文档',
    wholePage: '整页',
    known: '未修复',
    fixed: '已修复'
  },
  tw: {
    title: '已知問題',
    about: '讀者回報並由維護者確認的問題，依頁面和範例排列。',
    none: '目前沒有已知問題。',
    failed: '已知問題暫時無法讀取，請稍後重新整理。文件的其餘部分不受影響。',
    docs: '返回文件',
    wholePage: '整頁',
    known: '未修復',
    fixed: '已修復'
  },
  en: {
    title: 'Known problems',
    about: 'Problems that readers reported and the maintainers confirmed, by page and demo.',
    none: 'There are no known problems at the moment.',
    failed: 'The known problems can’t be read at the moment. Reload in a while. The rest of the site is not affected.',
    docs: 'Back to the docs',
    wholePage: 'Whole page',
    known: 'Open',
    fixed: 'Fixed'
  }
}

export interface KnownTexts {
  title: string
  about: string
  none: string
  failed: string
  docs: string
  wholePage: string
  known: string
  fixed: string
}
