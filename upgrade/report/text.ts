import { restoredDefaults } from '../restored-defaults.ts'
import { ruleOf } from '../rules/applicable.ts'
import type { ReportInput } from './report-input.ts'
import { byFile, countOf, sentenceOf } from './report-input.ts'
import { reportTexts } from './report-texts.ts'

/** For a terminal: a line for each place, the answer last. */
export function textReport({ project, versions, language }: ReportInput): string {
  const texts = reportTexts[language]
  const { findings, problems, verdict, files } = project
  const lines: string[] = []
  // A changed default is told once below, not at each table.
  const shown = findings.filter(({ rule }) => ruleOf(rule)?.find.kind !== 'default')
  for (const [file, own] of byFile(shown)) {
    lines.push(file)
    const said = new Set<string>()
    for (const finding of own) {
      const { line, column, found, becomes, certainty, when, rule } = finding
      const change = becomes === undefined ? found : `${found} → ${becomes}`
      lines.push(`  ${line}:${column}  ${change}  [${texts.certainty[certainty]}, ${texts.when[when]}]  ${rule}`)
      if (!said.has(rule)) lines.push(`      ${sentenceOf(finding, language)}`)
      said.add(rule)
    }
    lines.push('')
  }
  if (problems.length) {
    lines.push(texts.problems)
    for (const { file, line, column, message } of problems) lines.push(`  ${file}:${line}:${column}  ${message}`)
    lines.push('')
  }
  const { text, defaults } = restoredDefaults(findings)
  if (text) {
    lines.push(texts.defaults)
    for (const { path, why, places } of defaults)
      lines.push(`  ${path}  ${texts.places(places.length)}`, `      ${why[language]}`)
    lines.push('', ...text.trimEnd().split('\n'), '')
  }
  const counted = shown
  lines.push(
    texts.title(versions.from, versions.to),
    `${texts.files(files)} · ${texts.counts(countOf(counted, 'mechanical'), countOf(counted, 'look'), countOf(counted, 'decide'))}`,
    texts.verdict[verdict]
  )
  return `${lines.join('\n')}\n`
}
