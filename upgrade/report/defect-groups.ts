import { getDefectsPath } from '../../shared/api.ts'
import { defectWords } from '../../shared/defect-words.ts'
import type { DefectComparison, ListedDefect } from '../../shared/defects.ts'
import type { Language } from '../../shared/locale.ts'

interface DefectGroup {
  title: string
  defects: readonly ListedDefect[]
}

/** Returns the defects that the upgrade fixes and those that it brings, each with a sentence. */
export function listDefectGroups(
  comparison: DefectComparison<ListedDefect> | undefined,
  language: Language
): DefectGroup[] {
  const { fixed = [], added = [] } = comparison ?? {}
  const text = defectWords[language]
  return [
    { title: text.fixes(fixed.length), defects: fixed },
    { title: text.brings(added.length), defects: added }
  ].filter(({ defects }) => defects.length > 0)
}

export const getDefectLink = ({ page }: ListedDefect, site = ''): string => site + getDefectsPath(page)
