import type { ExportRow } from './export-rows.ts'
import type { Span, TextPart } from '../tree/marked-text.ts'
import { own } from '../../../shared/own.ts'

interface Page {
  title: string
  /** For `<html lang>`. */
  lang: string
  heads: {
    name: string
    kind: string
    description: string
    type: string
    default: string
    since: string
    deprecated: string
  }
  kinds: Record<ExportRow['kind'], string>
}

const style =
  'body{font:14px/1.6 system-ui,sans-serif;margin:24px}table{border-collapse:collapse}th,td{border:1px solid #ccc;padding:4px 8px;text-align:left;vertical-align:top;overflow-wrap:anywhere}th{background:#f3f3f3}code{font-family:ui-monospace,Consolas,monospace;font-size:.92em}'

/** A document that needs nothing else: no script, no file beside it. */
export function apiHtml(rows: readonly ExportRow[], { title, lang, heads, kinds }: Page): string {
  const head = [heads.name, heads.kind, heads.description, heads.type, heads.default, heads.since, heads.deprecated]
  const line = (row: ExportRow) =>
    [
      `<td style="padding-left:${8 + row.depth * 20}px"><code>${escape(row.name)}</code></td>`,
      cell(kinds[row.kind]),
      `<td>${row.parts.map(part).join('')}</td>`,
      code(row.type),
      code(row.default),
      cell(row.since),
      cell(row.deprecated)
    ].join('')
  return `<!doctype html>
<html lang="${escape(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escape(title)}</title>
<style>${style}</style>
</head>
<body>
<h1>${escape(title)}</h1>
<table>
<thead><tr>${head.map(each => `<th scope="col">${escape(each)}</th>`).join('')}</tr></thead>
<tbody>
${rows.map(row => `<tr>${line(row)}</tr>`).join('\n')}
</tbody>
</table>
</body>
</html>
`
}

const cell = (text: string): string => `<td>${escape(text)}</td>`

const code = (text: string): string => (text ? `<td><code>${escape(text)}</code></td>` : '<td></td>')

/** Addresses inside of this site lead nowhere from a file: only links to other sites stay links. */
function part(each: TextPart): string {
  if (!('href' in each)) return span(each)
  const label = each.label.map(span).join('')
  return each.href.startsWith('https://') ? `<a href="${escape(each.href)}">${label}</a>` : label
}

const span = ({ text, isCode }: Span): string => (isCode ? `<code>${escape(text)}</code>` : escape(text))

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escape = (text: string): string => text.replace(/[&<>"']/g, character => own(entities, character) ?? character)
