import { escapeJson } from '../../shared/escape-controls.ts'
import { createSarif, createSarifLocation } from '../../shared/sarif.ts'
import type { CheckFinding } from '../finding.ts'
import type { ReportInput } from './report-input.ts'
import { getPageLink } from './report-input.ts'

const levels = { unknown: 'warning', hint: 'note' } as const

/** Report in SARIF 2.1.0, which code hosts and editors show beside the code. */
export function sarifReport({ project, language, site }: ReportInput): string {
  const kinds = [...new Set(project.findings.map(({ kind }) => kind))]
  const sarif = createSarif({
    name: 'vxe-docs check',
    rules: kinds.map(id => ({ id })),
    problems: project.problems,
    results: project.findings.map(finding => createResult(finding))
  })
  return `${escapeJson(JSON.stringify(sarif, undefined, 2))}\n`

  function createResult(finding: CheckFinding) {
    const { kind, severity, message, file, line, column, start, end } = finding
    return {
      ruleId: kind,
      ruleIndex: kinds.indexOf(kind),
      level: levels[severity],
      message: { text: message[language] },
      locations: [
        createSarifLocation(file, {
          startLine: line,
          startColumn: column,
          charOffset: start,
          charLength: end - start
        })
      ],
      properties: { page: getPageLink(finding, site) }
    }
  }
}
