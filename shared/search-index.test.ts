import { expect, test } from 'vitest'
import { createSearchIndex } from './search-index.ts'
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

const later = (title: string): SearchRecord => ({
  kind: 'later',
  title,
  text: 'Not in 3.8.6.',
  href: `#/upgrade/diff?q=${title}`,
  where: 'Later versions › vxe-table'
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
const searchIndex = createSearchIndex(records)
const titles = (query: string) => searchIndex.find(query).hits.map(hit => hit.record.title)
const firstTitle = (query: string) => titles(query)[0]

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
])('a search for %s finds %s first', (query, title) => {
  expect(firstTitle(query)).toBe(title)
})

test('a search for the last segment of a name finds every member with that last segment', () => {
  expect(titles('isHover').slice(0, 2).sort()).toEqual(['column-config.isHover', 'row-config.isHover'])
})

test('a search for the beginning of a last segment finds the members', () => {
  expect(titles('ish')).toEqual(expect.arrayContaining(['row-config.isHover', 'column-config.isHover']))
})

test('a search for a component without its prefix has the component among the first three hits', () => {
  expect(titles('toolbar')).toEqual(expect.arrayContaining(['vxe-toolbar', 'toolbar']))
  expect(titles('toolbar').indexOf('vxe-toolbar')).toBeLessThan(3)
})

test('a search query with a typo is corrected, and the corrected word is returned', () => {
  expect(searchIndex.find('sotring')).toMatchObject({ instead: 'sorting' })
  expect(firstTitle('row-confg.isHover')).toBe('row-config.isHover')
  expect(searchIndex.find('sorting').instead).toBeUndefined()
})

test('a search for el-toolbar and a-tool-bar ignores the prefix, a search for ag-toolbar finds nothing', () => {
  expect(firstTitle('el-toolbar')).toBe(firstTitle('toolbar'))
  expect(firstTitle('a-tool-bar')).toBe(firstTitle('tool-bar'))
  expect(titles('ag-toolbar')).toEqual([])
})

test('a search for an unknown camel-case name uses its words if all words are known', () => {
  expect(titles('columnsSeveralSorted')[0]).toBe('Sort by several columns')
  expect(titles('columnsseveralsorted')).toEqual([])
  // An unknown word may be a typo in the name of a member.
  expect(titles('columnsSeveralKells')).toEqual([])
})

test('a search for "react" does not match words that begin with "rea"', () => {
  expect(titles('rea')).not.toEqual([])
  expect(titles('react')).toEqual([])
  expect(searchIndex.find('react').hasUnknown).toBe(true)
})

test('a search for an inflected word finds its other forms', () => {
  expect(titles('sorted columns')).toContain('Sort by several columns')
})

test('a search for a phrase finds the words also with other words between', () => {
  expect(firstTitle('disable row editing')).toBe('Read-only cells')
})

test('a search for hiding the header (隐藏表头) finds show-header', () => {
  expect(firstTitle('隐藏表头')).toBe('show-header')
})

test('a search for a pasted library message finds the message with any values, the most specific first', () => {
  expect(firstTitle('[vxe-table v3.8.6] 缺少必要的 "keep-source" 参数，可能会出错')).toBe(
    '缺少必要的 "keep-source" 参数，可能会出错'
  )
  expect(firstTitle('a.js:12 [vxe-table v3.8.6] Missing the "whatever-it-is" parameter, which fails.')).toBe(
    '缺少必要的 "…" 参数，可能会出错'
  )
  expect(titles('[vxe-table v3.8.6] vxe.error.reqProp')).toContain('缺少必要的 "…" 参数，可能会出错')
})

test('a search for letters in the middle of an English word finds nothing', () => {
  expect(titles('wse')).toEqual([])
  expect(titles('pointer')[0]).toMatch(/isHover/)
})

test('a search for an empty query or punctuation finds nothing', () => {
  for (const query of ['', ' ', '?!', '。', '…'])
    expect(searchIndex.find(query)).toEqual({ hits: [], terms: [], hasUnknown: false })
})

test('searches for emoji, control characters and very long texts do not fail', () => {
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
    expect(Array.isArray(searchIndex.find(query).hits)).toBe(true)
})

test('a search for a long pasted text uses its beginning', () => {
  expect(firstTitle(`排序 ${'x '.repeat(2500)}`)).toBe('排序')
})

test('Chinese words are found with a segmenter that returns pairs of characters', () => {
  const pairIndex = createSearchIndex(records, text =>
    [...text].slice(1).map((_, index) => text.slice(index, index + 2))
  )
  expect(pairIndex.find('冻结列').hits[0]?.record.title).toBe('冻结列')
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

test('points and a section with the same address are one search hit, found by words of the points', () => {
  const base = { text: '', href: '#/tabs#pitfalls', where: 'Tabs' }
  const { find } = createSearchIndex([
    ...records,
    { ...base, kind: 'section', title: '常见问题' },
    { ...base, kind: 'point', title: '隐藏的表格列宽不正确' },
    { ...base, kind: 'point', title: '切换标签页后列宽不正确' }
  ])
  expect(find('标签页 列宽').hits.map(hit => hit.record.href)).toEqual(['#/tabs#pitfalls'])
})

test('in a Chinese search, the subject of a complaint outranks symptom words such as 没有反应', () => {
  const { find } = createSearchIndex([...records, page('没有反应的按钮', '#/button')])
  expect(find('排序没有反应').hits[0]?.record.href).toBe('#/zh-sort')
})

test('a search for a common word and an unknown word finds nothing', () => {
  const { find } = createSearchIndex(Array.from({ length: 40 }, (_, index) => page(`组件 ${index}`, `#/${index}`)))
  expect(find('flutter 组件').hits).toEqual([])
  expect(find('组件').hits.length).toBeGreaterThan(0)
})

test('a search ignores dates and numbers that no record contains, if the query has other words', () => {
  const { find } = createSearchIndex([
    ...records,
    page('Format a date', '#/format'),
    { ...page('Release', '#/release'), text: 'Rows are merged since 3.8.6.' },
    ...Array.from({ length: 40 }, (_, index) => page(`${index}00000 rows with a date`, `#/many${index}`))
  ])
  const firstHref = (query: string) => find(query).hits[0]?.record.href
  expect(firstHref('date 2024-01-01T00:00:00Z')).toBe('#/format')
  expect(firstHref('format 1,234,567')).toBe('#/format')
  expect(firstHref('300000 rows')).toBe('#/many3')
  expect(firstHref('rows with 3.8.6')).toBe('#/release')
  expect(find('2024-01-01T00:00:00Z').hits.map(hit => hit.record.href)).not.toContain('#/format')
})

test('a search for two words that occur only in texts finds records with both words only', () => {
  const { find } = createSearchIndex([
    ...records,
    { ...page('测量', '#/measure'), text: '在双核机器上测量，学习如何加快。' }
  ])
  const separateIndex = createSearchIndex([
    ...records,
    { ...page('测量', '#/measure'), text: '在双核机器上测量。' },
    { ...page('入门', '#/begin'), text: '学习用法。' }
  ])
  expect(find('机器学习').hits.map(hit => hit.record.href)).toEqual(['#/measure'])
  expect(separateIndex.find('机器学习').hits).toEqual([])
})

test('a typo in a search query is corrected although its letters occur inside of other words', () => {
  const { find } = createSearchIndex([
    ...records,
    { ...page('Tabs', '#/tabs'), kind: 'point', title: 'Wrong widths in a tab (el-tabs)' },
    page('Tree table', '#/tree')
  ])
  expect(find('tree tabel').hits[0]?.record.href).toBe('#/tree')
})

test('further search hits of the same page rank lower, so a hit of another page is among the first three', () => {
  const demo = (title: string, href: string): SearchRecord => ({ ...page(title, href), kind: 'demo' })
  const { find } = createSearchIndex([
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

test('in a sentence, further members of the same name rank behind a page, for the name alone they do not', () => {
  const zIndex = (owner: string): SearchRecord => ({
    ...member('z-index', owner, `Layer of the ${owner}.`),
    href: `#/${owner}/api?filterName=zIndex`
  })
  const others = Array.from({ length: 30 }, (_, index) => page(`Page ${index}`, `#/page-${index}`, 'dropdown list'))
  const { find } = createSearchIndex([
    ...['table', 'modal', 'tooltip'].map(zIndex),
    page('Layers', '#/layers', 'covered'),
    ...others
  ])
  const listHrefs = (query: string) => find(query).hits.map(hit => hit.record.href)
  expect(listHrefs('z-index dropdown covered').indexOf('#/layers')).toBeLessThan(3)
  expect(listHrefs('z-index').slice(0, 3)).toEqual(['table', 'modal', 'tooltip'].map(owner => zIndex(owner).href))
})

test('a point that contains most of a long query ranks first, one with more other text does not', () => {
  const symptom = (title: string): SearchRecord => ({
    kind: 'point',
    title,
    text: '',
    href: '#/trouble#columns',
    where: 'Trouble'
  })
  const findFirst = (title: string) =>
    createSearchIndex([
      ...records,
      page('Position of fixed columns', '#/fixed-columns', 'header shown,wrong'),
      symptom(title)
    ]).find('fixed columns wrong position header hidden shown').hits[0]?.record.href
  const title = 'Fixed columns have a wrong position after the header is hidden or shown'
  expect(findFirst(title)).toBe('#/trouble#columns')
  expect(findFirst(`${title}. ${'Other text about something else. '.repeat(8)}`)).toBe('#/fixed-columns')
})

test('in a search, a keyword phrase with the words of the query outranks the words in separate phrases', () => {
  const { find } = createSearchIndex([
    ...records,
    page('A', '#/a', 'checked boxes,rows of text,lost focus,paging'),
    page('B', '#/b', 'checked rows are lost,paging')
  ])
  expect(find('lost checked rows when paging').hits[0]?.record.href).toBe('#/b')
})

test('a page with the query as title ranks before a glossary word and a member with that name', () => {
  const target = { kind: 'word', title: 'Row height', text: '', href: '#/size', where: 'Glossary' } as const
  const { find } = createSearchIndex([
    { ...target, words: 'height of rows,line height' },
    { ...member('row-height', 'table', 'Height of the rows.'), title: 'rowHeight' },
    page('Row heights', '#/row-heights'),
    page('Row height', '#/row-height')
  ])
  expect(find('row height').hits.map(({ record }) => record.href)[0]).toBe('#/row-height')
  expect(find('Row  Height').hits[0]?.record.href).toBe('#/row-height')
})

test('a page with the query as title ranks first and once if a glossary word leads to it', () => {
  const { find } = createSearchIndex([
    { kind: 'word', title: 'Row height', text: '', href: '#/row-height', where: 'Glossary', words: 'row height' },
    page('Row height', '#/row-height')
  ])
  expect(find('row height').hits.map(({ record }) => record.kind)).toEqual(['page'])
})

test('a query for the end of something finds its event first', () => {
  const createEvent = (title: string, text: string): SearchRecord => ({
    kind: 'member',
    title,
    text,
    href: `#/table/api?filterName=%40${title}`,
    where: 'table · event'
  })
  const { find } = createSearchIndex([
    createEvent('edit-activated', 'Fires when editing starts.'),
    createEvent('edit-closed', 'Fires when editing stops.'),
    {
      kind: 'word',
      title: 'Edit events',
      text: '',
      href: '#/edit-events',
      where: 'Glossary',
      words: 'event when a cell edit ends,event when a cell edit starts'
    }
  ])
  const findFirst = (query: string) => find(query).hits[0]?.record.title
  expect(findFirst('event when the edit of a cell ends')).toBe('edit-closed')
  expect(findFirst('event when the edit of a cell starts')).toBe('edit-activated')
})

test('further hits of a glossary word show the texts of their members', () => {
  const word = { kind: 'word', title: 'Row style', text: 'Use rowClassName or rowStyle.', where: 'Glossary' } as const
  const members = [member('rowClassName', 'table', 'Class of a row.'), member('rowStyle', 'table', 'Style of a row.')]
  const { find } = createSearchIndex([...members.map(({ href }) => ({ ...word, href, words: 'color' })), ...members])
  expect(find('color').hits.map(({ record }) => record.text)).toEqual([
    'Use rowClassName or rowStyle.',
    'Style of a row.'
  ])
})

test('the name of a later version is found by its spellings, but ranks after other records for one of its words', () => {
  const { find } = createSearchIndex([
    ...records,
    page('Drag rows', '#/sortable'),
    later('row-config.drag'),
    later('getEditCell()'),
    later('sorting')
  ])
  const first = (query: string) => find(query).hits[0]?.record.title
  expect(first('row-config.drag')).toBe('row-config.drag')
  expect(first('rowConfig: { drag: true }')).toBe('row-config.drag')
  expect(first('getEditCell is not a function')).toBe('getEditCell()')
  expect(first('drag')).toBe('Drag rows')
  expect(first('sorting')).toBe('Sorting')
})

test('the name of a later version corrects no typo', () => {
  expect(createSearchIndex([...records, later('sorted-rows')]).find('sortad').instead).toBeUndefined()
})

test('a name in code ranks the member of the table before members of other components', () => {
  const { find } = createSearchIndex([
    member('scroll-y', 'list', 'Settings of virtual scrolling.'),
    member('scroll-y', 'table', 'Settings of virtual scrolling.')
  ])
  const first = (query: string) => find(query).hits[0]?.record.where
  expect(first('how does scroll-y work with fixed height')).toBe('table · prop')
  expect(first('vxe-list scroll-y')).toBe('list · prop')
})

test('a defect with most words of a long query ranks before its page, which keeps its place for other queries', () => {
  const defect: SearchRecord = {
    kind: 'point',
    title: 'The stored width is not cleared',
    text: '',
    href: '#/widths#defects',
    where: 'Widths',
    words: 'size comes back after reload'
  }
  const { find } = createSearchIndex([...records, page('Widths', '#/widths', 'width,reset,reload,size'), defect])
  const listHrefs = (query: string) => find(query).hits.map(({ record }) => record.href)
  expect(listHrefs('size of columns comes back after reload').slice(0, 2)).toEqual(['#/widths#defects', '#/widths'])
  expect(listHrefs('width size')[0]).toBe('#/widths')
  expect(listHrefs('reset width with buttons')[0]).toBe('#/widths')
})
