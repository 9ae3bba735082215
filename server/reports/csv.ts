import type { StoredReport } from './store.ts'

/** Columns of an exported file, which are the fields of a stored report. */
const columns = [
  'id',
  'at',
  'state',
  'page',
  'language',
  'demo',
  'version',
  'build',
  'text',
  'edit',
  'console',
  'noteZh',
  'noteEn'
] as const satisfies readonly (keyof StoredReport)[]

/** Formats reports for a spreadsheet, which needs the byte order mark to read Chinese. */
export const toCsv = (reports: readonly StoredReport[]): string =>
  `\uFEFF${[columns.join(','), ...reports.map(rowOf)].map(line => `${line}\r\n`).join('')}`

const rowOf = (report: StoredReport): string =>
  columns
    .map(column => {
      const value = report[column]
      return field(Array.isArray(value) ? value.join('\n') : String(value ?? ''))
    })
    .join(',')

/**
 * Adds a quote before a value that starts like a formula, also after white space, because a spreadsheet would run it.
 */
function field(value: string): string {
  const safe = /^[\s\p{Cf}]*[=+\-@|%＝＋－＠\t\r]/u.test(value) ? `'${value}` : value
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
