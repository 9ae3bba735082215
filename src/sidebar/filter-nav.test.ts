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

test('an empty filter shows everything', () => {
  expect(paths('  ')).toEqual(['/a', '/b', '/c'])
})

test('titles and keywords match without regard to case', () => {
  expect(paths('SORT')).toEqual(['/a'])
  expect(paths('升序')).toEqual(['/a'])
})

test('titles are found before the keywords are there', () => {
  expect(filterNav(groups, '排序').flatMap(group => group.pages.map(page => page.path))).toEqual(['/a'])
  expect(filterNav(groups, '升序')).toEqual([])
})

test('characters of regular expressions are characters', () => {
  expect(paths('(')).toEqual(['/b'])
  expect(paths('\\')).toEqual([])
  expect(paths('.*')).toEqual([])
})

test('groups without a match are left out, links count', () => {
  expect(filterNav(groups, 'gantt').map(group => group.key)).toEqual(['tree'])
})

test('the first match of a title is found in its own spelling', () => {
  expect(splitMatch('筛选 (Filter)', 'filter')).toEqual(['筛选 (', 'Filter', ')'])
  expect(splitMatch('排序', 'sort')).toEqual(['排序', '', ''])
})
