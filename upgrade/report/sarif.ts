import { escapeJson } from '../../shared/escape-controls.ts'
import { createSarif, createSarifLocation } from '../../shared/sarif.ts'
import type { Finding } from '../finding.ts'
import { describeProblem } from '../problem.ts'
import { getRule } from '../rules/applicable.ts'
import type { ReportInput } from './report-input.ts'
import { getPageLink, getSentence } from './report-input.ts'

const levels = { mechanical: 'warning', look: 'note', decide: 'error' } as const

/** Report in SARIF 2.1.0, which code hosts and editors show beside the code. */
export function sarifReport({ project, language, site }: ReportInput): string {
  const { findings, problems } = project
  const ids = [...new Set(findings.map(({ rule }) => rule))]
  const sarif = createSarif({
    name: 'vxe-upgrade',
    rules: ids.map(id => ({
      id,
      shortDescription: { text: getRule(id)!.sentence[language] },
      ...(site && { helpUri: site + getRule(id)!.page })
    })),
    problems: problems.map(problem => ({ ...problem, message: describeProblem(problem, language) })),
    results: findings.map(finding => createResult(finding))
  })
  return `${escapeJson(JSON.stringify(sarif, undefined, 2))}\n`

  function createResult(finding: Finding) {
    const { rule, file, line, column, certainty, becomes, start, end } = finding
    const sentence = getSentence(finding, language)
    return {
      ruleId: rule,
      ruleIndex: ids.indexOf(rule),
      level: levels[certainty],
      message: { text: becomes === undefined ? sentence : `${sentence} → ${becomes}` },
      locations: [
        createSarifLocation(file, { startLine: line, startColumn: column, charOffset: start, charLength: end - start })
      ],
      properties: { when: finding.when, page: getPageLink(finding) }
    }
  }
}
