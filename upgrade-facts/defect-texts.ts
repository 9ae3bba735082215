import type { Language } from '../shared/locale.ts'
import { words } from '../shared/words.ts'
import type { DefectRange } from './defect-results.ts'
import { documentedRelease } from './defect-results.ts'

export const defectTexts = words({
  zh: {
    symptom: '现象',
    releases: '有此缺陷的版本',
    page: '页面',
    run: '运行',
    since: (since: string) => `从 ${since} 开始`,
    fixed: (since: string, fixed: string) => `${since} 开始，${fixed} 修复`,
    still: (since: string, newest: string) => `${since} 开始，${newest} 仍有`
  },
  en: {
    symptom: 'What happens',
    releases: 'Releases with the defect',
    page: 'Page',
    run: 'Run',
    since: since => `Since ${since}`,
    fixed: (since, fixed) => `Since ${since}, fixed in ${fixed}`,
    still: (since, newest) => `Since ${since}, still in ${newest}`
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
