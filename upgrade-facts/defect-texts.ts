import type { Language } from '../shared/locale.ts'
import { words } from '../shared/words.ts'
import type { DefectRange } from './defect-range.ts'
import { documentedRelease } from './defect-range.ts'

export const defectTexts = words({
  zh: {
    symptom: '现象',
    releases: '有此缺陷的版本',
    page: '页面',
    run: '运行',
    since: (since: string) => `从 ${since} 开始`,
    fixed: (since: string, fixed: string) => `${since} 开始，${fixed} 修复`,
    still: (since: string, newest: string) => `${since} 开始，${newest} 仍有`,
    results: { f: '有缺陷', p: '正确', n: '没有结果' } as Record<string, string>,
    result: (name: string, ranges: readonly string[]) => `${name}：${ranges.join('、')}`,
    separator: '；'
  },
  en: {
    symptom: 'What happens',
    releases: 'Releases with the defect',
    page: 'Page',
    run: 'Run',
    since: since => `Since ${since}`,
    fixed: (since, fixed) => `Since ${since}, fixed in ${fixed}`,
    still: (since, newest) => `Since ${since}, still in ${newest}`,
    results: { f: 'Defect', p: 'Works', n: 'No result' },
    result: (name, ranges) => `${name}: ${ranges.join(', ')}`,
    separator: '; '
  }
})

/** Says in a few words which releases have a defect. */
export function formatDefectRange(
  range: DefectRange | undefined,
  newestAnswer: string | undefined,
  newest: string,
  language: Language
): string {
  const text = defectTexts[language]
  if (!range) return documentedRelease
  if (range.fixedIn) return text.fixed(range.since, range.fixedIn)
  return newestAnswer === 'f' ? text.still(range.since, newest) : text.since(range.since)
}

/** Names the releases with each result, as the text alternative of their picture. */
export function describeResults(letters: string, releases: readonly string[], language: Language): string {
  const text = defectTexts[language]
  const ranges = Array.from(letters.matchAll(/f+|p+|n+/g), ({ 0: same, index }) => ({
    result: same[0]!,
    range: [...new Set([releases[index], releases[index + same.length - 1]])].join('–')
  }))
  return Object.keys(text.results)
    .map(result => ({ result, own: ranges.filter(each => each.result === result).map(({ range }) => range) }))
    .filter(({ own }) => own.length)
    .map(({ result, own }) => text.result(text.results[result]!, own))
    .join(text.separator)
}
