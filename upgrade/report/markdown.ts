import { restoredDefaults } from '../restored-defaults.ts'
import { ruleOf } from '../rules/applicable.ts'
import type { ReportInput } from './report-input.ts'
import { byFile, pageOf, sentenceOf } from './report-input.ts'
import { reportTexts } from './report-texts.ts'

/** For an issue or a pull request. */
export function markdownReport({ project, versions, language, site }: ReportInput): string {
  const texts = reportTexts[language]
  const { findings, problems, verdict, files } = project
  const lines = [
    `# ${texts.title(versions.from, versions.to)}`,
    '',
    `**${texts.verdict[verdict]}** ${texts.files(files)}`,
    ''
  ]
  const shown = findings.filter(({ rule }) => ruleOf(rule)?.find.kind !== 'default')
  if (shown.length === 0) lines.push(texts.nothing, '')
  for (const [file, own] of byFile(shown)) {
    lines.push(`## ${escaped(file)}`, '')
    for (const finding of own) {
      const { line, found, becomes, certainty, when } = finding
      const change = becomes === undefined ? code(found) : `${code(found)} → ${code(becomes)}`
      const says = site ? `[${sentenceOf(finding, language)}](${pageOf(finding, site)})` : sentenceOf(finding, language)
      lines.push(`- ${line}: ${change} (${texts.certainty[certainty]}, ${texts.when[when]}) ${says}`)
    }
    lines.push('')
  }
  if (problems.length) {
    lines.push(`## ${texts.problems}`, '')
    for (const { file, line, message } of problems) lines.push(`- ${escaped(file)}:${line} ${escaped(message)}`)
    lines.push('')
  }
  const { text, defaults } = restoredDefaults(findings)
  if (text) {
    lines.push(`## ${texts.defaults}`, '')
    for (const { path, why, places } of defaults)
      lines.push(`- ${code(path)} (${texts.places(places.length)}) ${why[language]}`)
    lines.push('', '```ts', text.trimEnd(), '```', '')
  }
  return lines.join('\n')
}

/** What stands in a reader's file means nothing in Markdown. */
const escaped = (text: string): string => text.replace(/[\\`*_[\]<>#|]/g, '\\$&')

function code(text: string): string {
  const longest = Math.max(0, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  return longest ? `${fence} ${text} ${fence}` : `\`${text}\``
}
