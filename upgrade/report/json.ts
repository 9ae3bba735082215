import { restoredDefaults } from '../restored-defaults.ts'
import type { ReportInput } from './report-input.ts'
import { pageOf, sentenceOf } from './report-input.ts'

/** For programs: everything, with the sentences in one language. */
export function jsonReport({ project, versions, language, site }: ReportInput): string {
  const { findings, defaults } = { findings: project.findings, defaults: restoredDefaults(project.findings) }
  return `${JSON.stringify(
    {
      versions,
      verdict: project.verdict,
      files: project.files,
      packages: project.packages,
      findings: findings.map(finding => ({
        ...finding,
        sentence: sentenceOf(finding, language),
        page: pageOf(finding, site)
      })),
      problems: project.problems,
      setConfig: defaults.text
    },
    undefined,
    2
  )}\n`
}
