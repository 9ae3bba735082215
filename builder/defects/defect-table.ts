import type { FactTable } from '../../shared/fact-table.ts'
import type { Language } from '../../shared/locale.ts'
import type { DefectSeverity } from '../../shared/defects.ts'
import { defectTexts } from '../../upgrade-facts/defect-texts.ts'
import type { PageDefect } from './page-defects.ts'
import { describeReleases } from './page-defects.ts'

/** Lists the defects of one severity with the releases that have them, and links to their page and their case. */
export function createDefectTable(
  severity: DefectSeverity,
  defects: readonly PageDefect[],
  language: Language
): FactTable {
  const text = defectTexts[language]
  return {
    head: [text.symptom, text.releases, text.page, text.run],
    rows: defects
      .filter(each => each.severity === severity)
      .map(({ id, page, title, symptom }) => [
        symptom.replace(/(?<!\\)\|/g, '\\|'),
        describeReleases(id, language).words,
        `[${title}](/${page}#pitfalls-defects)`,
        `[\`${id.slice(page.length + 1)}\`](/playground?defect=${id})`
      ])
  }
}
