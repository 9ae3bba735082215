import type { StoredReport } from './store.ts'

/** What a report is in a file for others: each field under its name, and only what a report has. */
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

/** For a spreadsheet, which shows Chinese right with the mark at the front. */
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
 * A spreadsheet runs a cell that begins like a formula, and looks beyond white space for its beginning. A quote before
 * it makes it text.
 */
function field(value: string): string {
  const safe = /^[\s\p{Cf}]*[=+\-@|%＝＋－＠\t\r]/u.test(value) ? `'${value}` : value
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
