import type { ExportRow } from './export-rows.ts'
import { plainText } from '../tree/marked-text.ts'

const heads = ['path', 'name', 'kind', 'description', 'type', 'default', 'since', 'deprecated']

/** Formats rows as in RFC 4180, with a byte order mark by which spreadsheet programs recognize UTF-8. */
export function apiCsv(rows: readonly ExportRow[]): string {
  const lines = rows.map(row => [
    row.path,
    row.name,
    row.kind,
    plainText(row.parts),
    row.type,
    row.default,
    row.since,
    row.deprecated
  ])
  return `\uFEFF${[heads, ...lines].map(cells => `${cells.map(cell).join(',')}\r\n`).join('')}`
}

function cell(text: string): string {
  const safe = isFormula(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** True for a text that a spreadsheet would evaluate as a formula; negative numbers stay numbers. */
const isFormula = (text: string): boolean =>
  /^[=+@]/.test(text) || (text.startsWith('-') && !/^-\d+(\.\d+)?$/.test(text))
