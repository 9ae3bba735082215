import type { ExportRow } from './export-rows.ts'
import type { TextSpan, TextPart } from '../tree/marked-text.ts'
import { getOwn } from '../../../shared/own-property.ts'

interface HtmlOptions {
  title: string
  /** Value of `<html lang>`. */
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

/** Creates a document without scripts and other files. */
export function apiHtml(rows: readonly ExportRow[], { title, lang, heads, kinds }: HtmlOptions): string {
  const head = [heads.name, heads.kind, heads.description, heads.type, heads.default, heads.since, heads.deprecated]
  const line = (row: ExportRow) =>
    [
      `<td style="padding-left:${8 + row.depth * 20}px"><code>${escape(row.name)}</code></td>`,
      textCell(kinds[row.kind]),
      `<td>${row.parts.map(renderPart).join('')}</td>`,
      codeCell(row.type),
      codeCell(row.default),
      textCell(row.since),
      textCell(row.deprecated)
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

const textCell = (text: string): string => `<td>${escape(text)}</td>`

const codeCell = (text: string): string => (text ? `<td><code>${escape(text)}</code></td>` : '<td></td>')

/** Keeps only links to other sites, because addresses inside this site do not work from a file. */
function renderPart(each: TextPart): string {
  if (!('href' in each)) return renderSpan(each)
  const label = each.label.map(renderSpan).join('')
  return each.href.startsWith('https://') ? `<a href="${escape(each.href)}">${label}</a>` : label
}

const renderSpan = ({ text, isCode }: TextSpan): string => (isCode ? `<code>${escape(text)}</code>` : escape(text))

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escape = (text: string): string => text.replace(/[&<>"']/g, character => getOwn(entities, character) ?? character)
