import type { AnswerLanguage } from '../answers/answers.ts'
import { splitMarkdown } from '../answers/markdown-sections.ts'
import { mcpTexts } from './mcp-texts.ts'

/** Maximum number of characters of an answer, about 6,000 tokens. */
export const maxAnswerLength = 20_000

/**
 * Returns a text that is short enough: whole, its first sections with the headings of the others, or one of several
 * parts of equal length.
 */
export function limitMarkdown(
  markdown: string,
  language: AnswerLanguage,
  part: number | undefined = undefined,
  max = maxAnswerLength
): string {
  if (markdown.length <= max && part === undefined) return markdown
  const sections = splitMarkdown(markdown)
  let length = 0
  const count = sections.findIndex(({ text }) => (length += text.length + 2) > max)
  if (count < 1 || part !== undefined) return partOf(markdown, language, part ?? 1, max)
  const shown = sections.slice(0, count).map(({ text }) => text)
  const rest = sections.slice(count).map(({ title, level }) => `${'  '.repeat(level)}${title}`)
  return [...shown, '---', [mcpTexts[language].beginning(markdown.length), ...rest].join('\n')].join('\n\n')
}

function partOf(markdown: string, language: AnswerLanguage, part: number, max: number): string {
  const parts: string[] = []
  for (let rest = markdown; rest !== ''; rest = rest.slice(parts.at(-1)!.length)) parts.push(firstLines(rest, max))
  const shown = parts[Math.min(part, parts.length) - 1] ?? ''
  return `${shown.trim()}\n\n---\n\n${mcpTexts[language].part(Math.min(part, parts.length), parts.length)}`
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
  if (text.length <= max) return text
  const end = text.lastIndexOf('\n', max)
  return text.slice(0, end > 0 ? end : max)
}
