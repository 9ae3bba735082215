import { escapeControls, escapeLines } from '../../shared/escape-controls.ts'
import type { ReportInput } from './report-input.ts'
import { getPageLink } from './report-input.ts'
import { reportTexts } from './report-texts.ts'

/** Report for a terminal: two lines per finding, the totals last. */
export function textReport({ project, language, site }: ReportInput): string {
  const { findings, problems, version, release, files } = project
  const texts = reportTexts[language]
  const lines: string[] = []
  let file: string | undefined
  for (const finding of findings) {
    if (finding.file !== file) lines.push(...(file === undefined ? [] : ['']), escapeControls(finding.file))
    file = finding.file
    lines.push(
      `  ${finding.line}:${finding.column}  ${finding.message[language]}`,
      `      ${texts.page(getPageLink(finding, site))}`
    )
  }
  if (findings.length > 0) lines.push('')
  if (problems.length > 0) {
    lines.push(texts.problems)
    for (const { file, line, column, message } of problems)
      lines.push(`  ${escapeControls(file)}:${line}:${column}  ${escapeControls(message)}`)
    lines.push('')
  }
  if (release !== version) lines.push(texts.release(release))
  const hints = findings.filter(({ severity }) => severity === 'hint').length
  lines.push(texts.total(version, files, findings.length - hints, hints))
  return `${escapeLines(lines.join('\n'))}\n`
}
