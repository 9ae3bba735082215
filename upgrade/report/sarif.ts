import type { Finding } from '../finding.ts'
import { ruleOf } from '../rules/applicable.ts'
import type { ReportInput } from './report-input.ts'
import { pageOf, sentenceOf } from './report-input.ts'

const levels = { mechanical: 'warning', look: 'note', decide: 'error' } as const

/** SARIF 2.1.0, which code hosts and editors show beside the code. */
export function sarifReport({ project, language, site }: ReportInput): string {
  const { findings, problems } = project
  const ids = [...new Set(findings.map(({ rule }) => rule))]
  return `${JSON.stringify(
    {
      $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
      version: '2.1.0',
      runs: [
        {
          tool: {
            driver: {
              name: 'vxe-upgrade',
              rules: ids.map(id => ({
                id,
                shortDescription: { text: ruleOf(id)!.sentence[language] },
                ...(site && { helpUri: site + ruleOf(id)!.page })
              }))
            }
          },
          columnKind: 'utf16CodeUnits',
          invocations: [
            {
              executionSuccessful: problems.length === 0,
              toolExecutionNotifications: problems.map(({ file, line, column, message }) => ({
                level: 'error',
                message: { text: message },
                locations: [placeOf(file, { startLine: line, startColumn: column })]
              }))
            }
          ],
          results: findings.map(finding => result(finding))
        }
      ]
    },
    undefined,
    2
  )}\n`

  function result(finding: Finding) {
    const { rule, file, line, column, certainty, becomes, start, end } = finding
    const says = sentenceOf(finding, language)
    return {
      ruleId: rule,
      ruleIndex: ids.indexOf(rule),
      level: levels[certainty],
      message: { text: becomes === undefined ? says : `${says} → ${becomes}` },
      locations: [placeOf(file, { startLine: line, startColumn: column, charOffset: start, charLength: end - start })],
      properties: { when: finding.when, page: pageOf(finding) }
    }
  }
}

const placeOf = (file: string, region: Record<string, number>) => ({
  physicalLocation: {
    artifactLocation: { uri: file.split('/').map(encodeURIComponent).join('/'), uriBaseId: '%SRCROOT%' },
    region
  }
})
