import type { AnswerLanguage } from '../answers/answers.ts'
import { splitMarkdown } from '../answers/markdown-sections.ts'
import { mcpTexts } from './mcp-texts.ts'

/** Maximum number of characters of an answer, about 6,000 tokens. */
export const maxAnswerLength = 20_000

/** Returns a text that is short enough: whole, or its first sections with the headings of the others. */
export function limitMarkdown(markdown: string, language: AnswerLanguage, max = maxAnswerLength): string {
  if (markdown.length <= max) return markdown
  const texts = mcpTexts[language]
  const sections = splitMarkdown(markdown)
  let length = 0
  const count = sections.findIndex(({ text }) => (length += text.length + 2) > max)
  const beginning = sections.slice(0, count).map(({ text }) => text)
  if (count === 0) beginning.push(firstLines(sections[0]!.text, max))
  const rest = sections.slice(Math.max(1, count)).map(({ title, level }) => `${'  '.repeat(level)}${title}`)
  const note = rest.length > 0 ? texts.beginning(markdown.length) : texts.cut(markdown.length)
  return [...beginning, '---', [note, ...rest].join('\n')].join('\n\n')
}

/** Returns a report that is short enough, with the number of the lines that are left out. */
export function limitReport(report: string, language: AnswerLanguage, max = maxAnswerLength): string {
  if (report.length <= max) return report
  const shown = firstLines(report, max)
  const left = report.slice(shown.length).trim().split('\n').length
  return `${shown}\n\n${mcpTexts[language].moreLines(left)}\n`
}

/** Returns the whole lines at the beginning of a text; of a single longer line its beginning. */
function firstLines(text: string, max: number): string {
  const end = text.lastIndexOf('\n', max)
  return text.slice(0, end > 0 ? end : max)
}
