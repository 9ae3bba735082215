import { expect, test } from 'vitest'
import type { NavGroup } from '../../shared/page.ts'
import { findRoute } from './route.ts'

const nav: NavGroup[] = [
  {
    key: 'a',
    title: 'A',
    links: [],
    pages: [
      { path: '/table/advanced/import', title: 'Import', aliases: ['/table/advanced/const'] },
      { path: '/table/advanced/keepAlives', title: 'Keep alive', views: ['table1', 'table2'] }
    ]
  }
]

test('a page is found by its path', () => {
  expect(findRoute(nav, '/table/advanced/import')).toEqual({ kind: 'page', path: '/table/advanced/import' })
})

test('a child route shows a view of its page', () => {
  expect(findRoute(nav, '/table/advanced/keepAlives/table2')).toEqual({
    kind: 'page',
    path: '/table/advanced/keepAlives',
    view: 'table2'
  })
})

test('an alias redirects to its page', () => {
  expect(findRoute(nav, '/table/advanced/const')).toEqual({ kind: 'redirect', to: '/table/advanced/import' })
})

test('the root redirects to the install page', () => {
  expect(findRoute(nav, '/')).toEqual({ kind: 'redirect', to: '/table/start/install' })
})

test.each(['/nowhere', '/table/advanced/keepAlives/table9', '/__proto__'])(
  '%s redirects to the install page and is marked as missing',
  path => {
    expect(findRoute(nav, path)).toEqual({ kind: 'redirect', to: '/table/start/install', isMissing: true })
  }
)
