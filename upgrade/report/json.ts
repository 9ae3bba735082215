import { findRestoredDefaults } from '../restored-defaults.ts'
import { getDecision } from '../rules/decisions.ts'
import { describeProblem } from '../problem.ts'
import { escapeJson } from '../../shared/escape-controls.ts'
import type { ListedDefect } from '../../shared/defects.ts'
import { getDefectLink } from './defect-groups.ts'
import { describeInstalledVersion } from './installed-version.ts'
import type { ReportInput } from './report-input.ts'
import { getPageLink, getSentence } from './report-input.ts'

/** Report for programs: all data, with the sentences in one language. */
export function jsonReport({ project, versions, language, site, defects: comparison }: ReportInput): string {
  const describe = (defect: ListedDefect) => {
    const { id, severity, symptom } = defect
    return { id, severity, symptom, page: getDefectLink(defect, site) }
  }
  const { findings, defaults } = { findings: project.findings, defaults: findRestoredDefaults(project.findings) }
  const json = JSON.stringify(
    {
      versions,
      verdict: project.verdict,
      files: project.files,
      packages: project.packages,
      installed: describeInstalledVersion(project.packages, versions, language),
      findings: findings.map(finding => ({
        ...finding,
        sentence: getSentence(finding, language),
        ...getDecision(finding, language),
        page: getPageLink(finding, site)
      })),
      problems: project.problems.map(problem => ({ ...problem, message: describeProblem(problem, language) })),
      setConfig: defaults.text,
      ...(comparison && {
        defects: {
          from: comparison.from,
          to: comparison.to,
          fixed: comparison.fixed.map(describe),
          added: comparison.added.map(describe)
        }
      })
    },
    undefined,
    2
  )
  return `${escapeJson(json)}\n`
}
