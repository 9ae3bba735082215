import { expect, test } from 'vitest'
import { apiCsv } from './api-csv.ts'
import { apiHtml } from './api-html.ts'
import type { ExportRow } from './export-rows.ts'
import { exportRows } from './export-rows.ts'
import { tableSubject } from '../tree/fake-subject.ts'
import { readMarkedText } from '../tree/marked-text.ts'
import { apiTree } from '../tree/rows.ts'
import { findRows, parseRowQuery } from '../tree/search.ts'

const tree = apiTree(tableSubject)
const names = (rows: readonly ExportRow[]) => rows.map(({ name }) => name)
const found = (text: string) => findRows(tree, parseRowQuery(text, []))
const row: ExportRow = {
  path: 'a.b',
  name: 'b',
  kind: 'prop',
  parts: readMarkedText('text'),
  type: 'any',
  default: '',
  since: '',
  deprecated: '',
  depth: 0
}
const cells = (changes: Partial<ExportRow>) => apiCsv([{ ...row, ...changes }]).split('\r\n')[1]
const page = {
  title: 'API',
  lang: 'en',
  heads: {
    name: 'Name',
    kind: 'Kind',
    description: 'Description',
    type: 'Type',
    default: 'Default',
    since: 'Since',
    deprecated: 'Deprecated'
  },
  kinds: { prop: 'prop', event: 'event', slot: 'slot', method: 'method', param: 'param' }
}

test('without a search, the export contains all rows of the API table or of one kind, nested ones included', () => {
  expect(exportRows(tree, undefined)).toHaveLength(10)
  expect(names(exportRows(tree, undefined, 'method'))).toEqual(['sort(field, order?)', 'field'])
})

test('with a search, the export contains each match with its ancestors and descendants', () => {
  expect(names(exportRows(tree, found('multiple')))).toEqual(['sort-config', 'multiple'])
  expect(names(exportRows(tree, found('TableSort')))).toEqual(['sort-config', 'defaultSort', 'multiple'])
})

test('an exported parameter row has the path of its member', () => {
  expect(exportRows(tree, undefined, 'event')[1]).toMatchObject({
    path: 'table@cell-click',
    name: 'row',
    kind: 'param'
  })
})

test('the exported CSV starts with a byte order mark and the column names', () => {
  expect(apiCsv([row])).toBe(
    '\uFEFFpath,name,kind,description,type,default,since,deprecated\r\na.b,b,prop,text,any,,,\r\n'
  )
})

test('exported CSV cells with commas, quotes or line breaks are quoted', () => {
  expect(cells({ type: 'a, "b"', default: 'x\ny' })).toBe('a.b,b,prop,text,"a, ""b""","x\ny",,')
})

test('in the exported CSV, a formula gets a leading apostrophe, a negative number does not', () => {
  expect(cells({ default: '=1+1', since: '+3', deprecated: '@x' })).toBe("a.b,b,prop,text,any,'=1+1,'+3,'@x")
  expect(cells({ type: '-x()', default: '-1', since: '-0.5' })).toBe("a.b,b,prop,text,'-x(),-1,-0.5,")
})

test('the exported CSV has descriptions as plain text and the replacement of a deprecated member', () => {
  expect(apiCsv(exportRows(tree, found('resizable')))).toContain(
    'Drag the edge of a header.,any,,,column-config.resizable'
  )
})

test('the exported HTML escapes its texts and contains no script', () => {
  const html = apiHtml(
    [
      {
        ...row,
        name: '<img src=x>',
        type: 'Promise<"a">',
        parts: readMarkedText('`<b>` & [out](https://example.com/?a=1&b=2) [in](/table/api)')
      }
    ],
    { ...page, title: '</title><script>' }
  )
  expect(html).toContain('<title>&lt;/title&gt;&lt;script&gt;</title>')
  expect(html).toContain('&lt;img src=x&gt;')
  expect(html).toContain('<code>Promise&lt;&quot;a&quot;&gt;</code>')
  expect(html).toContain('<code>&lt;b&gt;</code> &amp; <a href="https://example.com/?a=1&amp;b=2">out</a> in</td>')
  expect(html).not.toContain('<script')
})

test('the exported HTML has the lang attribute of its language', () => {
  expect(apiHtml([row], { ...page, lang: 'zh-CN' })).toContain('<html lang="zh-CN">')
})
