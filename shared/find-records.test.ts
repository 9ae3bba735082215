import { expect, test } from 'vitest'
import { makeLibrary } from './find-records.ts'
import { isOneEdit } from './search-typos.ts'
import type { SearchRecord } from './search.ts'

const page = (title: string, href: string, words = ''): SearchRecord => ({
  kind: 'page',
  title,
  text: '',
  href,
  where: 'Basic table',
  words
})
const member = (title: string, where: string, text: string): SearchRecord => ({
  kind: 'member',
  title,
  text,
  href: `#/${where}/${title}`,
  where: `${where} · prop`
})

const records: SearchRecord[] = [
  page('Sorting', '#/sort', 'ascending,descending'),
  page('排序', '#/zh-sort', '升序,多列排序'),
  page('vxe-toolbar', '#/toolbar'),
  {
    kind: 'demo',
    title: 'Sort by several columns',
    text: 'Click two headers.',
    href: '#/sort#two',
    where: 'Basic table › Sorting'
  },
  {
    kind: 'word',
    title: 'Read-only cells',
    text: 'Return false from beforeEditMethod.',
    href: '#/edit',
    where: 'Glossary',
    words: 'disable editing,禁止编辑'
  },
  {
    kind: 'word',
    title: '冻结列',
    text: '横向滚动时不动的列。',
    href: '#/fixed',
    where: '术语',
    words: '固定列,pin column'
  },
  {
    kind: 'message',
    title: '缺少必要的 "…" 参数，可能会出错',
    text: '补上参数。',
    href: '#/any',
    where: '消息',
    words: 'Missing the "…" parameter  which fails.,vxe.error.reqProp'
  },
  {
    kind: 'message',
    title: '缺少必要的 "keep-source" 参数，可能会出错',
    text: '加上 keep-source。',
    href: '#/keep',
    where: '消息',
    words: 'Missing the "keep-source" parameter  which fails.'
  },
  member('row-config', 'table', 'Rows of the table.'),
  member('row-config.isHover', 'table', 'The row under the pointer, in any browser.'),
  member('column-config.isHover', 'table', 'The column under the pointer.'),
  member('show-header', 'table', '是否显示表头。'),
  member('sort()', 'table', 'Sorts by a column.'),
  member('toolbar', 'grid', 'Old name.'),
  member('modal.confirm()', 'VXETable', 'Asks a question.')
]
const library = makeLibrary(records)
const titles = (query: string) => library.find(query).hits.map(hit => hit.record.title)
const first = (query: string) => titles(query)[0]

test.each([
  ['row-config.isHover', 'row-config.isHover'],
  ['rowConfig.isHover', 'row-config.isHover'],
  ['ROWCONFIG', 'row-config'],
  ['ｒｏｗ－ｃｏｎｆｉｇ', 'row-config'],
  ['table.rowConfig', 'row-config'],
  [':row-config="{ isHover: true }"', 'row-config.isHover'],
  ['this.$refs.xTable.sort(', 'sort()'],
  ['VXETable.modal.confirm', 'modal.confirm()'],
  ['sort', 'sort()'],
  ['排序', '排序'],
  ['怎么升序', '排序'],
  ['固定列', '冻结列']
])('%s finds %s first', (query, title) => {
  expect(first(query)).toBe(title)
})

test('the last step of a name finds every member that ends with it', () => {
  expect(titles('isHover').slice(0, 2).sort()).toEqual(['column-config.isHover', 'row-config.isHover'])
})

test('a beginning is enough', () => {
  expect(titles('ish')).toEqual(expect.arrayContaining(['row-config.isHover', 'column-config.isHover']))
})

test('a component is found without its prefix, before members of the same name elsewhere have all the room', () => {
  expect(titles('toolbar')).toEqual(expect.arrayContaining(['vxe-toolbar', 'toolbar']))
  expect(titles('toolbar').indexOf('vxe-toolbar')).toBeLessThan(3)
})

test('one edit is forgiven, and said', () => {
  expect(library.find('sotring')).toMatchObject({ instead: 'sorting' })
  expect(first('row-confg.isHover')).toBe('row-config.isHover')
  expect(library.find('sorting').instead).toBeUndefined()
})

test('a tag of another component library asks for what it is', () => {
  expect(first('el-toolbar')).toBe(first('toolbar'))
  expect(first('a-tool-bar')).toBe(first('tool-bar'))
  expect(titles('ag-toolbar')).toEqual([])
})

test('a name that stands nowhere is asked for by what it is made of', () => {
  expect(titles('columnsSeveralSorted')[0]).toBe('Sort by several columns')
  expect(titles('columnsseveralsorted')).toEqual([])
  // A part that stands nowhere may be a slip in the name of a member.
  expect(titles('columnsSeveralKells')).toEqual([])
})

test('what the site is not about is no beginning of another word', () => {
  expect(titles('rea')).not.toEqual([])
  expect(titles('react')).toEqual([])
  expect(library.find('react').hasUnknown).toBe(true)
})

test('an inflected word finds its other forms', () => {
  expect(titles('sorted columns')).toContain('Sort by several columns')
})

test('a name that is said with words between is recognised', () => {
  expect(first('disable row editing')).toBe('Read-only cells')
})

test('who wants to hide finds what shows', () => {
  expect(first('隐藏表头')).toBe('show-header')
})

test('a pasted message is found whatever stands in it, the closest first', () => {
  expect(first('[vxe-table v3.8.6] 缺少必要的 "keep-source" 参数，可能会出错')).toBe(
    '缺少必要的 "keep-source" 参数，可能会出错'
  )
  expect(first('a.js:12 [vxe-table v3.8.6] Missing the "whatever-it-is" parameter, which fails.')).toBe(
    '缺少必要的 "…" 参数，可能会出错'
  )
  expect(titles('[vxe-table v3.8.6] vxe.error.reqProp')).toContain('缺少必要的 "…" 参数，可能会出错')
})

test('a few letters in the middle of an English word are no word', () => {
  expect(titles('wse')).toEqual([])
  expect(titles('pointer')[0]).toMatch(/isHover/)
})

test('nothing is asked, nothing is found', () => {
  for (const query of ['', ' ', '?!', '。', '…'])
    expect(library.find(query)).toEqual({ hits: [], terms: [], hasUnknown: false })
})

test('strange queries are answered all the same', () => {
  for (const query of [
    '列',
    'a',
    '🎉',
    'جدول',
    '.*+?^${}()|[\\]',
    '['.repeat(40),
    'x'.repeat(5000),
    '排序'.repeat(2500),
    '\u0000',
    'row\nconfig\t'
  ])
    expect(Array.isArray(library.find(query).hits)).toBe(true)
})

test('a pasted page is searched by its beginning', () => {
  expect(first(`排序 ${'x '.repeat(2500)}`)).toBe('排序')
})

test('without Intl.Segmenter Chinese is still found', () => {
  const plain = makeLibrary(records, text => [...text].slice(1).map((_, index) => text.slice(index, index + 2)))
  expect(plain.find('冻结列').hits[0]?.record.title).toBe('冻结列')
})

test.each([
  ['sort', 'srot', true],
  ['sort', 'sorts', true],
  ['sort', 'sor', true],
  ['sort', 'sart', true],
  ['sort', 'sort', false],
  ['sort', 'start', false],
  ['sort', 'tros', false]
])('%s and %s are one edit apart: %s', (a, b, expected) => {
  expect(isOneEdit(a, b)).toBe(expected)
})

test('a warning is found by its words, and shares the line of what it stands under', () => {
  const under = { text: '', href: '#/tabs#pitfalls', where: 'Tabs' }
  const { find } = makeLibrary([
    ...records,
    { ...under, kind: 'section', title: '常见问题' },
    { ...under, kind: 'point', title: '隐藏的表格列宽不正确' },
    { ...under, kind: 'point', title: '切换标签页后列宽不正确' }
  ])
  expect(find('标签页 列宽').hits.map(hit => hit.record.href)).toEqual(['#/tabs#pitfalls'])
})

test('of a complaint the subject decides', () => {
  const { find } = makeLibrary([...records, page('没有反应的按钮', '#/button')])
  expect(find('排序没有反应').hits[0]?.record.href).toBe('#/zh-sort')
})

test('a common word beside one that stands nowhere finds nothing', () => {
  const { find } = makeLibrary(Array.from({ length: 40 }, (_, index) => page(`组件 ${index}`, `#/${index}`)))
  expect(find('flutter 组件').hits).toEqual([])
  expect(find('组件').hits.length).toBeGreaterThan(0)
})

test('a date or a number from the screen is an example of what is asked about', () => {
  const { find } = makeLibrary([
    ...records,
    page('Format a date', '#/format'),
    { ...page('Release', '#/release'), text: 'Rows are merged since 3.8.6.' },
    ...Array.from({ length: 40 }, (_, index) => page(`${index}00000 rows with a date`, `#/many${index}`))
  ])
  const first = (query: string) => find(query).hits[0]?.record.href
  expect(first('date 2024-01-01T00:00:00Z')).toBe('#/format')
  expect(first('format 1,234,567')).toBe('#/format')
  expect(first('300000 rows')).toBe('#/many3')
  expect(first('rows with 3.8.6')).toBe('#/release')
  expect(find('2024-01-01T00:00:00Z').hits.map(hit => hit.record.href)).not.toContain('#/format')
})

test('what stands in passing finds nothing beside a word that stands elsewhere', () => {
  const { find } = makeLibrary([...records, { ...page('测量', '#/measure'), text: '在双核机器上测量，学习如何加快。' }])
  const apart = makeLibrary([
    ...records,
    { ...page('测量', '#/measure'), text: '在双核机器上测量。' },
    { ...page('入门', '#/begin'), text: '学习用法。' }
  ])
  expect(find('机器学习').hits.map(hit => hit.record.href)).toEqual(['#/measure'])
  expect(apart.find('机器学习').hits).toEqual([])
})

test('a slip is mended although its letters stand inside of other words', () => {
  const { find } = makeLibrary([
    ...records,
    { ...page('Tabs', '#/tabs'), kind: 'point', title: 'Wrong widths in a tab (el-tabs)' },
    page('Tree table', '#/tree')
  ])
  expect(find('tree tabel').hits[0]?.record.href).toBe('#/tree')
})

test('a page gives others the room', () => {
  const demo = (title: string, href: string): SearchRecord => ({ ...page(title, href), kind: 'demo' })
  const { find } = makeLibrary([
    ...records,
    page('Export', '#/export', 'export rows'),
    demo('Export rows', '#/export#rows'),
    demo('Export all rows', '#/export#all'),
    demo('Export some rows', '#/export#some'),
    demo('Export rows of a tree', '#/tree#export')
  ])
  const hrefs = find('export rows').hits.map(hit => hit.record.href)
  expect(hrefs.indexOf('#/tree#export')).toBeLessThan(3)
})

test('a phrase of a page says more than its words apart', () => {
  const { find } = makeLibrary([
    ...records,
    page('A', '#/a', 'checked boxes,rows of text,lost focus,paging'),
    page('B', '#/b', 'checked rows are lost,paging')
  ])
  expect(find('lost checked rows when paging').hits[0]?.record.href).toBe('#/b')
})
