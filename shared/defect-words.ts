import type { DefectSeverity } from './defects.ts'
import { words } from './words.ts'

/** Words for the defects of two releases. */
export const defectWords = words({
  zh: {
    title: '已知缺陷',
    severity: { data: '数据', broken: '功能', display: '显示' } satisfies Record<DefectSeverity, string>,
    fixed: (count: number) => `已修复的缺陷：${count} 个`,
    added: (count: number) => `新出现的缺陷：${count} 个`,
    remaining: (count: number) => `仍然存在的缺陷：${count} 个`,
    of: (release: string, count: number) => `${release} 的缺陷：${count} 个`,
    run: (release: string) => `在 ${release} 中运行`,
    fixes: (count: number) => `升级还会修复这些代码可能遇到的 ${count} 个缺陷`,
    brings: (count: number) => `升级会带来这些代码可能遇到的 ${count} 个缺陷`,
    compared: (from: string, to: string) => `${to} 与 ${from} 对比。`,
    basis: (cases: number, releases: number, day: string) =>
      `结果来自 ${day} 的运行：${cases} 个用例，${releases} 个版本。`,
    unanswered: (count: number, release: string) => `其中 ${count} 个用例在 ${release} 中没有结果。`,
    scope: (documented: string) => `用例都是 ${documented} 的缺陷，不包括只在其他版本中出现的缺陷。`,
    join: (sentences: readonly string[]) => sentences.join(''),
    all: '全部已知缺陷'
  },
  en: {
    title: 'Known defects',
    severity: { data: 'Data', broken: 'Broken', display: 'Display' },
    fixed: count => `Defects that are gone: ${count}`,
    added: count => `New defects: ${count}`,
    remaining: count => `Defects that remain: ${count}`,
    of: (release, count) => `Defects of ${release}: ${count}`,
    run: release => `Run in ${release}`,
    fixes: count => `The upgrade also fixes ${count === 1 ? '1 defect' : `${count} defects`} that this code can meet`,
    brings: count => `The upgrade brings ${count === 1 ? '1 defect' : `${count} defects`} that this code can meet`,
    compared: (from, to) => `${to} compared with ${from}.`,
    basis: (cases, releases, day) => `The results are from ${day}: ${cases} cases ran on ${releases} releases.`,
    unanswered: (count, release) => `${count} of the cases ${count === 1 ? 'has' : 'have'} no result in ${release}.`,
    scope: documented =>
      `The cases are defects of ${documented}. They do not cover defects that only other releases have.`,
    join: sentences => sentences.join(' '),
    all: 'All known defects'
  }
})

export type DefectWords = (typeof defectWords)['zh']
