import { escapeLines } from '../../shared/escape-controls.ts'
import type { BrokenReport, StoredReport } from './store.ts'
import { isBroken } from './store.ts'

/** Formats a report for a terminal, with hidden characters as escapes. */
export function formatReportLine(report: StoredReport | BrokenReport): string {
  const id = String(report.id).padStart(5)
  if (isBroken(report)) return `${id}  can't be read: the column "${report.broken}" is damaged\n`
  const { at, state, page, language, demo, text } = report
  const location = `${page}${demo === undefined ? '' : `#${demo}`} [${language}]`
  const words = escapeLines(text.replaceAll(/\s+/g, ' '))
  return `${id}  ${escapeLines(at.slice(0, 16).replace('T', ' '))}  ${state.padEnd(6)}  ${escapeLines(location)}  ${words.length > 80 ? `${words.slice(0, 79)}…` : words}\n`
}

/** Formats a whole report. Each line of a reader has a bar before it, so that no text looks like another report. */
export function formatReport(report: StoredReport | BrokenReport): string {
  if (isBroken(report)) return formatReportLine(report)
  const { version, build, text, edit, console: lines, noteZh, noteEn } = report
  return [
    formatReportLine({ ...report, text: '' }).trimEnd(),
    `vxe-table ${escapeLines(version)}, build ${escapeLines(build)}`,
    'Text:',
    ...quote(text),
    ...(edit === undefined ? [] : ['Edit:', ...quote(edit.trimEnd())]),
    ...(lines === undefined ? [] : ['Console:', ...quote(lines.join('\n'))]),
    ...(noteZh === undefined ? [] : ['Note (zh):', ...quote(noteZh)]),
    ...(noteEn === undefined ? [] : ['Note (en):', ...quote(noteEn)]),
    ''
  ].join('\n')
}

const quote = (text: string): string[] => text.split(/\r\n|\n/).map(line => `│ ${escapeLines(line)}`)
