type Row = Record<string, string>

// 第一行是字段名，之后每一行是一条记录
function toRows ([fields = [], ...records]: string[][]): Row[] {
  return records.map(cells => Object.fromEntries(fields.map((field, index) => [field, cells[index] ?? ''])))
}

// 双引号内的逗号和换行不是分隔符，连续两个双引号表示一个双引号
export function parseCsv (text: string): Row[] {
  const lines: string[][] = [[]]
  const cells = text.replace(/^\ufeff/, '').matchAll(/(,|\r?\n|^)(?:"((?:[^"]|"")*)"|([^",\r\n]*))/g)
  for (const [, separator, quoted, plain] of cells) {
    if (separator && separator !== ',') lines.push([])
    lines[lines.length - 1].push(quoted === undefined ? plain : quoted.replace(/""/g, '"'))
  }
  return toRows(lines.filter(line => line.some(Boolean)))
}

export function parseHtml (text: string): Row[] {
  const page = new DOMParser().parseFromString(text, 'text/html')
  return toRows(
    Array.from(page.querySelectorAll('tr'), line => Array.from(line.children, cell => (cell.textContent ?? '').trim()))
  )
}

// <people><person><name>…</name></person></people>
export function parseXml (text: string): Row[] {
  const { documentElement } = new DOMParser().parseFromString(text, 'application/xml')
  if (documentElement.querySelector('parsererror')) throw new Error('XML 格式不正确')
  return Array.from(documentElement.children, record =>
    Object.fromEntries(Array.from(record.children, cell => [cell.tagName, (cell.textContent ?? '').trim()]))
  )
}

export function parseRows (type: string, text: string): Row[] {
  if (type === 'json') return JSON.parse(text) as Row[]
  if (type === 'html') return parseHtml(text)
  return type === 'xml' ? parseXml(text) : parseCsv(text)
}
