import type { FactTable } from '../shared/fact-table.ts'
import type { Language } from '../shared/locale.ts'
import { defectResults } from './defect-results.ts'
import type { PatchRange } from './patches.ts'
import { findPatchRange, patches } from './patches.ts'
import { patchTexts } from './patch-texts.ts'

/** Lists the patches by symptom, with links to their code on the page. */
export function createPatchTable(language: Language): FactTable {
  const text = patchTexts[language]
  return {
    head: [text.symptom, text.releases, text.patch],
    rows: patches.map(patch => [
      patch.symptom[language === 'en' ? 'en' : 'zh'],
      formatPatchRange(findPatchRange(patch), language),
      `[\`${patch.name}\`](/upgrade/patches#${patch.name})`
    ])
  }
}

/** Says in a few words which releases have the defect. */
export function formatPatchRange({ since, fixedIn, againIn }: PatchRange, language: Language): string {
  const text = patchTexts[language]
  if (!fixedIn) return text.still(since, defectResults.releases.at(-1)!)
  return againIn ? text.again(since, fixedIn, againIn) : text.fixed(since, fixedIn)
}
