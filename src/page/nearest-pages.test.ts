import { expect, test } from 'vitest'
import type { NavGroup } from '../../shared/page.ts'
import { nearestPages, wordsOf } from './nearest-pages.ts'

const group = (key: string, pages: NavGroup['pages']): NavGroup => ({ key, title: key, links: [], pages })
const nav: NavGroup[] = [
  group('base', [
    { path: '/table/base/sort', title: '排序' },
    { path: '/table/base/filter', title: '筛选' },
    { path: '/table/advanced/import', title: '导入', aliases: ['/table/advanced/const'] }
  ]),
  group('api', [
    { path: '/table/api', title: 'table' },
    { path: '/form-item/api', title: 'form-item' }
  ]),
  { ...group('more', [{ path: '/donation/api', title: '捐赠' }]), isHidden: true }
]
const paths = (path: string) => nearestPages(nav, path).map(page => page.path)

test.each([
  ['/table/base/sorts', '/table/base/sort'],
  ['/component/table/base/filter', '/table/base/filter'],
  ['/table/base/fliter', '/table/base/filter'],
  ['/table/advanced/consts', '/table/advanced/import'],
  ['/tabel/api', '/table/api'],
  ['/formitem/api', '/form-item/api'],
  ['/筛选', '/table/base/filter']
])('%s is nearest to %s', (path, expected) => {
  expect(paths(path)[0]).toBe(expected)
})

test('an address that is like none has no nearest page, and hidden pages are not offered', () => {
  expect(paths('/qqq/zzz')).toEqual([])
  expect(paths('/donations/api')).toEqual([])
})

test.each([
  ['/component/table/base/rowDrag', 'row drag'],
  ['/tabel/api', 'tabel'],
  ['/a/<b>', 'b'],
  ['/筛选', '筛选'],
  [`/${'a'.repeat(200)}`, 'a'.repeat(80)]
])('%s is searched for as "%s"', (path, words) => {
  expect(wordsOf(path)).toBe(words)
})
