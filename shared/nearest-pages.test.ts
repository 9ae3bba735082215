import { expect, test } from 'vitest'
import { nearestPages, searchWordsOf } from './nearest-pages.ts'

const pages = [
  { path: '/table/base/sort', title: '排序' },
  { path: '/table/base/filter', title: '筛选' },
  { path: '/table/advanced/import', title: '导入', aliases: ['/table/advanced/const'] },
  { path: '/table/api', title: 'table' },
  { path: '/form-item/api', title: 'form-item' }
]
const paths = (path: string) => nearestPages(pages, path).map(page => page.path)

test.each([
  ['/table/base/sorts', '/table/base/sort'],
  ['/component/table/base/filter', '/table/base/filter'],
  ['/table/base/fliter', '/table/base/filter'],
  ['/table/advanced/consts', '/table/advanced/import'],
  ['/tabel/api', '/table/api'],
  ['/formitem/api', '/form-item/api'],
  ['/筛选', '/table/base/filter']
])('for the unknown address %s, the nearest page is %s', (path, expected) => {
  expect(paths(path)[0]).toBe(expected)
})

test('an unknown address without similar pages has no nearest page', () => {
  expect(paths('/qqq/zzz')).toEqual([])
})

test.each([
  ['/component/table/base/rowDrag', 'row drag'],
  ['/tabel/api', 'tabel'],
  ['/a/<b>', 'b'],
  ['/筛选', '筛选'],
  [`/${'a'.repeat(200)}`, 'a'.repeat(80)]
])('the unknown address %s becomes the search query "%s"', (path, words) => {
  expect(searchWordsOf(path)).toBe(words)
})
