import { expect, test } from 'vitest'
import { apiCsv } from './api-csv.ts'
import { apiHtml } from './api-html.ts'
import type { ExportRow } from './export-rows.ts'
import { exportRows } from './export-rows.ts'
import { tableSubject } from '../tree/fake-subject.ts'
import { readMarkedText } from '../tree/marked-text.ts'
import { apiTree } from '../tree/rows.ts'
import { findRows, readSearch } from '../tree/search.ts'

const tree = apiTree(tableSubject)
const names = (rows: readonly ExportRow[]) => rows.map(({ name }) => name)
const found = (text: string) => findRows(tree, readSearch(text, []))
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

test('without a search everything leaves, open', () => {
  expect(exportRows(tree, undefined)).toHaveLength(10)
  expect(names(exportRows(tree, undefined, 'method'))).toEqual(['sort(field, order?)', 'field'])
})

test('what was found leaves with all that is in it and the way to it', () => {
  expect(names(exportRows(tree, found('multiple')))).toEqual(['sort-config', 'multiple'])
  expect(names(exportRows(tree, found('TableSort')))).toEqual(['sort-config', 'defaultSort', 'multiple'])
})

test('a parameter is found under the path of its member', () => {
  expect(exportRows(tree, undefined, 'event')[1]).toMatchObject({
    path: 'table@cell-click',
    name: 'row',
    kind: 'param'
  })
})

test('the file starts with the mark of UTF-8 and the names of its columns', () => {
  expect(apiCsv([row])).toBe(
    '\uFEFFpath,name,kind,description,type,default,since,deprecated\r\na.b,b,prop,text,any,,,\r\n'
  )
})

test('commas, quotes and line breaks are quoted', () => {
  expect(cells({ type: 'a, "b"', default: 'x\ny' })).toBe('a.b,b,prop,text,"a, ""b""","x\ny",,')
})

test('what a spreadsheet would compute is text, a negative number is none of it', () => {
  expect(cells({ default: '=1+1', since: '+3', deprecated: '@x' })).toBe("a.b,b,prop,text,any,'=1+1,'+3,'@x")
  expect(cells({ type: '-x()', default: '-1', since: '-0.5' })).toBe("a.b,b,prop,text,'-x(),-1,-0.5,")
})

test('descriptions lose their marks, deprecated members keep what replaces them', () => {
  expect(apiCsv(exportRows(tree, found('resizable')))).toContain(
    'Drag the edge of a header.,any,,,column-config.resizable'
  )
})

test('the document escapes every text and runs nothing', () => {
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

test('the document says its language', () => {
  expect(apiHtml([row], { ...page, lang: 'zh-CN' })).toContain('<html lang="zh-CN">')
})
