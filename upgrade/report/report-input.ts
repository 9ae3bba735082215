import type { Language } from '../../shared/locale.ts'
import type { CheckedProject } from '../check-project.ts'
import type { Finding } from '../finding.ts'
import { ruleOf } from '../rules/applicable.ts'
import type { Versions } from '../version.ts'

/** What every report is made from. */
export interface ReportInput {
  project: CheckedProject
  versions: Versions
  language: Language
  /** Goes before the address of a page: `https://docs.example.com/v3.8/#`. */
  site?: string
}

export const sentenceOf = ({ rule }: Finding, language: Language): string => ruleOf(rule)?.sentence[language] ?? rule

export const pageOf = ({ rule }: Finding, site = ''): string => site + (ruleOf(rule)?.page ?? '')

export const byFile = (findings: readonly Finding[]): [string, Finding[]][] => {
  const files = new Map<string, Finding[]>()
  for (const finding of findings) {
    const own = files.get(finding.file)
    if (own) own.push(finding)
    else files.set(finding.file, [finding])
  }
  return [...files].sort(([left], [right]) => (left < right ? -1 : 1))
}

export const countOf = (findings: readonly Finding[], certainty: Finding['certainty']): number =>
  findings.filter(each => each.certainty === certainty).length
