import { expect, test } from 'vitest'
import { filterNav, splitMatch } from './filter-nav.ts'

const groups = [
  {
    key: 'base',
    title: '基础表格',
    links: [],
    pages: [
      { path: '/a', title: '排序' },
      { path: '/b', title: '筛选 (filter)' }
    ]
  },
  {
    key: 'tree',
    title: '树形表格',
    links: [{ title: 'vxe-gantt', href: 'https://example.com' }],
    pages: [{ path: '/c', title: '基础树' }]
  }
]
const keywords = { '/a': ['sort-config', '升序'], '/c': ['树'] }
const paths = (text: string) => filterNav(groups, text, keywords).flatMap(group => group.pages.map(page => page.path))

test('an empty filter shows all pages of the sidebar', () => {
  expect(paths('  ')).toEqual(['/a', '/b', '/c'])
})

test('the sidebar filter matches titles and keywords in any case', () => {
  expect(paths('SORT')).toEqual(['/a'])
  expect(paths('升序')).toEqual(['/a'])
})

test('a page that only a keyword has found has that keyword', () => {
  const [found] = filterNav(groups, 'SORT', keywords).flatMap(group => group.pages)
  expect(found).toEqual({ path: '/a', title: '排序', keyword: 'sort-config' })
  expect(filterNav(groups, '排序', { '/a': ['排序方式'] })[0]!.pages[0]).toEqual({ path: '/a', title: '排序' })
})

test('the sidebar filter matches titles only while keywords are not loaded', () => {
  expect(filterNav(groups, '排序').flatMap(group => group.pages.map(page => page.path))).toEqual(['/a'])
  expect(filterNav(groups, '升序')).toEqual([])
})

test('the sidebar filter takes characters of regular expressions literally', () => {
  expect(paths('(')).toEqual(['/b'])
  expect(paths('\\')).toEqual([])
  expect(paths('.*')).toEqual([])
})

test('the sidebar filter hides groups without a matching page or link', () => {
  expect(filterNav(groups, 'gantt').map(group => group.key)).toEqual(['tree'])
})

test('the marked match in a title of the sidebar keeps the spelling of the title', () => {
  expect(splitMatch('筛选 (Filter)', 'filter')).toEqual(['筛选 (', 'Filter', ')'])
  expect(splitMatch('排序', 'sort')).toEqual(['排序', '', ''])
})
