import type { DefectComparison, ListedDefect } from '../../shared/defects.ts'
import type { Language } from '../../shared/locale.ts'
import type { CheckedProject } from '../check-project.ts'
import type { Finding } from '../finding.ts'
import { getRule } from '../rules/applicable.ts'
import type { UpgradeVersions } from '../version.ts'

/** Input of every report. */
export interface ReportInput {
  project: CheckedProject
  versions: UpgradeVersions
  language: Language
  /** Call of the program in sentences: `node vxe-upgrade.mjs`. */
  program?: string
  /** Name of the tool that an assistant calls instead of the program. */
  tool?: string
  /** Prefix of page addresses: `https://docs.example.com/v3.8/#`. */
  site?: string
  /** Known defects that the code can meet in only one of the versions. */
  defects?: DefectComparison<ListedDefect> | undefined
  /** Returns the checked text of a file. */
  textOf?: (file: string) => string | undefined
}

export const getSentence = ({ rule }: Finding, language: Language): string => getRule(rule)?.sentence[language] ?? rule

export const getPageLink = ({ rule }: Finding, site = ''): string => site + (getRule(rule)?.page ?? '')

export const groupByFile = <T extends { file: string }>(findings: readonly T[]): [string, T[]][] => {
  const files = new Map<string, T[]>()
  for (const finding of findings) {
    const own = files.get(finding.file)
    if (own) own.push(finding)
    else files.set(finding.file, [finding])
  }
  return [...files].sort(([left], [right]) => (left < right ? -1 : 1))
}

export const countByCertainty = (findings: readonly Finding[], certainty: Finding['certainty']): number =>
  findings.filter(each => each.certainty === certainty).length
