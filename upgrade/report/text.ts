import { findRestoredDefaults } from '../restored-defaults.ts'
import type { Finding } from '../finding.ts'
import { getDecision } from '../rules/decisions.ts'
import { getRule } from '../rules/applicable.ts'
import { describeProblem } from '../problem.ts'
import { escapeControls, escapeLines } from '../../shared/escape-controls.ts'
import { defectWords } from '../../shared/defect-words.ts'
import { listDefectGroups } from './defect-groups.ts'
import { describeInstalledVersion } from './installed-version.ts'
import type { ReportInput } from './report-input.ts'
import { groupByFile, countByCertainty, getSentence } from './report-input.ts'
import { reportTexts } from './report-texts.ts'

/** Report for a terminal: a line per finding, the verdict last. */
export function textReport({ project, versions, language, defects }: ReportInput): string {
  const texts = reportTexts[language]
  const { findings, problems, verdict, files } = project
  const lines: string[] = []
  // Changed defaults are listed once below, not for each table.
  const shown = findings.filter(({ rule }) => getRule(rule)?.find.kind !== 'default')
  for (const [file, fileFindings] of groupByFile(shown)) {
    lines.push(escapeControls(file))
    const explainedRules = new Set<string>()
    for (const finding of fileFindings) {
      const { line, column, found, becomes, certainty, when, rule } = finding
      const change = becomes === undefined ? found : `${found} → ${becomes}`
      lines.push(`  ${line}:${column}  ${change}  [${texts.certainty[certainty]}, ${texts.when[when]}]  ${rule}`)
      if (!explainedRules.has(rule)) lines.push(`      ${getSentence(finding, language)}`, ...decisionLines(finding))
      explainedRules.add(rule)
    }
    lines.push('')
  }
  if (problems.length) {
    lines.push(texts.problems)
    for (const problem of problems)
      lines.push(
        `  ${escapeControls(problem.file)}:${problem.line}:${problem.column}  ${describeProblem(problem, language)}`
      )
    lines.push('')
  }
  const { text, defaults } = findRestoredDefaults(findings)
  if (text) {
    lines.push(texts.defaults)
    for (const { path, why, uses } of defaults)
      lines.push(`  ${path}  ${texts.places(uses.length)}`, `      ${why[language]}`)
    lines.push('', ...text.trimEnd().split('\n'), '')
  }
  for (const { title, defects: own } of listDefectGroups(defects, language)) {
    const { severity } = defectWords[language]
    lines.push(title, ...own.map(each => `  [${severity[each.severity]}]  ${each.symptom}  ${each.id}`), '')
  }
  const installed = describeInstalledVersion(project.packages, versions, language)
  if (installed !== undefined) lines.push(escapeControls(installed), '')
  lines.push(
    texts.title(versions.from, versions.to),
    `${texts.files(files)} · ${texts.counts(countByCertainty(shown, 'mechanical'), countByCertainty(shown, 'look'), countByCertainty(shown, 'decide'))}`,
    texts.verdict[verdict]
  )
  return `${escapeLines(lines.join('\n'))}\n`

  function decisionLines(finding: Finding): string[] {
    const decision = getDecision(finding, language)
    if (!decision) return []
    const options = decision.options.map((option, index) => `      ${index + 1}. ${escapeControls(option)}`)
    return [...options, `      ${texts.proof(escapeControls(decision.check))}`]
  }
}
