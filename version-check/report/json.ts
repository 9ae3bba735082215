import { escapeJson } from '../../shared/escape-controls.ts'
import type { ReportInput } from './report-input.ts'
import { getPageLink } from './report-input.ts'

/** Report for programs: all data, with the sentences in one language. */
export function jsonReport({ project, language, site }: ReportInput): string {
  const findings = project.findings.map(finding => ({
    ...finding,
    message: finding.message[language],
    page: getPageLink(finding, site)
  }))
  return `${escapeJson(JSON.stringify({ ...project, findings }, undefined, 2))}\n`
}
