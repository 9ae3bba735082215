import { findRestoredDefaults } from '../restored-defaults.ts'
import { getRule } from '../rules/applicable.ts'
import { describeProblem } from '../problem.ts'
import { escapeControls, escapeLines } from '../../shared/escape-controls.ts'
import { defectWords } from '../../shared/defect-words.ts'
import { getDefectLink, listDefectGroups } from './defect-groups.ts'
import { describeInstalledVersion } from './installed-version.ts'
import type { ReportInput } from './report-input.ts'
import { groupByFile, getPageLink, getSentence } from './report-input.ts'
import { reportTexts } from './report-texts.ts'

/** Report for an issue or a pull request. */
export function markdownReport({ project, versions, language, site, defects }: ReportInput): string {
  const texts = reportTexts[language]
  const { findings, problems, verdict, files } = project
  const lines = [
    `# ${texts.title(versions.from, versions.to)}`,
    '',
    `**${texts.verdict[verdict]}** ${texts.files(files)}`,
    ''
  ]
  const installed = describeInstalledVersion(project.packages, versions, language)
  if (installed !== undefined) lines.push(escapeMarkdown(installed), '')
  // Changed defaults are listed in their own section below.
  const shown = findings.filter(({ rule }) => getRule(rule)?.find.kind !== 'default')
  if (shown.length === 0) lines.push(texts.nothing, '')
  for (const [file, fileFindings] of groupByFile(shown)) {
    lines.push(`## ${escapeMarkdown(file)}`, '')
    for (const finding of fileFindings) {
      const { line, found, becomes, certainty, when } = finding
      const change = becomes === undefined ? formatCode(found) : `${formatCode(found)} → ${formatCode(becomes)}`
      const sentence = site
        ? `[${getSentence(finding, language)}](${getPageLink(finding, site)})`
        : getSentence(finding, language)
      lines.push(`- ${line}: ${change} (${texts.certainty[certainty]}, ${texts.when[when]}) ${sentence}`)
    }
    lines.push('')
  }
  if (problems.length) {
    lines.push(`## ${texts.problems}`, '')
    for (const problem of problems)
      lines.push(
        `- ${escapeMarkdown(problem.file)}:${problem.line} ${escapeMarkdown(describeProblem(problem, language))}`
      )
    lines.push('')
  }
  const { text, defaults } = findRestoredDefaults(findings)
  if (text) {
    lines.push(`## ${texts.defaults}`, '')
    for (const { path, why, uses } of defaults)
      lines.push(`- ${formatCode(path)} (${texts.places(uses.length)}) ${why[language]}`)
    lines.push('', '```ts', text.trimEnd(), '```', '')
  }
  for (const { title, defects: own } of listDefectGroups(defects, language)) {
    lines.push(`## ${title}`, '')
    for (const defect of own) {
      const { id, symptom, severity } = defect
      const sentence = site ? `[${symptom}](${getDefectLink(defect, site)})` : symptom
      lines.push(`- ${sentence} (${defectWords[language].severity[severity]}, \`${id}\`)`)
    }
    lines.push('')
  }
  return escapeLines(lines.join('\n'))
}

/** Escapes text from the reader's files, so that it has no effect in Markdown or in a terminal. */
const escapeMarkdown = (text: string): string => escapeControls(text).replace(/[\\`*_[\]<>#|]/g, '\\$&')

function formatCode(code: string): string {
  const text = escapeControls(code.replace(/\s+/g, ' '))
  const longestRun = Math.max(0, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length))
  const fence = '`'.repeat(longestRun + 1)
  return longestRun ? `${fence} ${text} ${fence}` : `\`${text}\``
}
