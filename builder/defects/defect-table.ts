import { getDefectsPath } from '../../shared/api.ts'
import type { FactTable } from '../../shared/fact-table.ts'
import type { Language } from '../../shared/locale.ts'
import type { DefectSeverity } from '../../shared/defects.ts'
import { defectResults, documentedRelease } from '../../upgrade-facts/defect-results.ts'
import { defectTexts, describeResults } from '../../upgrade-facts/defect-texts.ts'
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
        formatResults(id, language),
        `[${title}](${getDefectsPath(page)})`,
        `[\`${id.slice(page.length + 1)}\`](/playground?defect=${id})`
      ])
  }
}

/** Returns the words about the releases, and their picture if the case ran. */
function formatResults(id: string, language: Language): string {
  const { words, letters } = describeReleases(id, language)
  const { releases } = defectResults
  const at = releases.indexOf(documentedRelease)
  const label = describeResults(letters, releases, language)
  return words + (letters && `<Releases of="${id}" letters="${letters}" label="${label}" at="${at}" />`)
}
