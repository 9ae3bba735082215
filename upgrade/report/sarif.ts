import type { Finding } from '../finding.ts'
import { getRule } from '../rules/applicable.ts'
import { describeProblem } from '../problem.ts'
import { escapeJson } from '../../shared/escape-controls.ts'
import type { ReportInput } from './report-input.ts'
import { getPageLink, getSentence } from './report-input.ts'

const levels = { mechanical: 'warning', look: 'note', decide: 'error' } as const

/** Report in SARIF 2.1.0, which code hosts and editors show beside the code. */
export function sarifReport({ project, language, site }: ReportInput): string {
  const { findings, problems } = project
  const ids = [...new Set(findings.map(({ rule }) => rule))]
  const json = JSON.stringify(
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
                shortDescription: { text: getRule(id)!.sentence[language] },
                ...(site && { helpUri: site + getRule(id)!.page })
              }))
            }
          },
          columnKind: 'utf16CodeUnits',
          invocations: [
            {
              executionSuccessful: problems.length === 0,
              toolExecutionNotifications: problems.map(problem => ({
                level: 'error',
                message: { text: describeProblem(problem, language) },
                locations: [createLocation(problem.file, { startLine: problem.line, startColumn: problem.column })]
              }))
            }
          ],
          results: findings.map(finding => createResult(finding))
        }
      ]
    },
    undefined,
    2
  )
  return `${escapeJson(json)}\n`

  function createResult(finding: Finding) {
    const { rule, file, line, column, certainty, becomes, start, end } = finding
    const sentence = getSentence(finding, language)
    return {
      ruleId: rule,
      ruleIndex: ids.indexOf(rule),
      level: levels[certainty],
      message: { text: becomes === undefined ? sentence : `${sentence} → ${becomes}` },
      locations: [
        createLocation(file, { startLine: line, startColumn: column, charOffset: start, charLength: end - start })
      ],
      properties: { when: finding.when, page: getPageLink(finding) }
    }
  }
}

/** A name on Windows can hold half of a surrogate pair, which has no encoding. */
const encodePart = (part: string): string => encodeURIComponent(part.replace(/\p{Cs}/gu, '\uFFFD'))

const createLocation = (file: string, region: Record<string, number>) => ({
  physicalLocation: {
    artifactLocation: { uri: file.split('/').map(encodePart).join('/'), uriBaseId: '%SRCROOT%' },
    region
  }
})
