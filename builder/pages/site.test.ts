import { expect, test } from 'vitest'
import { memoryFiles } from './memory-files.ts'
import type { NavSource } from './nav-source.ts'
import { pageFile, pageLink, readSite } from './site.ts'

const nav: NavSource = [
  { key: 'base', title: { zh: '基础表格', en: 'Basic table' }, under: '/table/base', pages: ['sort', 'filter'] },
  {
    key: 'plugin',
    title: { zh: '插件', en: 'Plugins' },
    under: '/plugin',
    pages: [],
    links: [{ title: { zh: '图表', en: 'Charts' }, href: 'https://example.com' }]
  },
  { key: 'more', title: { zh: '更多', en: 'More' }, under: '/donation', pages: ['api'], isHidden: true },
  { key: 'api', title: { zh: 'API', en: 'API' }, under: '/nowhere', pages: ['/api/preview'] }
]
const page = (...lines: string[]) => `---\n${lines.join('\n')}\n---\n`
const texts = {
  'table/base/sort/page.zh.mdx': page('title: 排序', 'keywords: 升序', 'new: true'),
  'table/base/sort/page.en.mdx': page('title: Sort', 'keywords: ascending', 'new: true'),
  'table/base/filter/page.zh.mdx': page('title: 默认筛选', 'aliases: /table/base/filters', 'views: one first-view 一'),
  'table/base/filter/page.en.mdx': page('title: Filter', 'aliases: /table/base/filters', 'views: one first-view One'),
  'donation/api/page.zh.mdx': page('title: 捐赠'),
  'donation/api/page.en.mdx': page('title: Donate'),
  'api/preview/page.zh.mdx': page('title: 预览'),
  'api/preview/page.en.mdx': page('title: Preview')
}
const without = (...names: string[]) =>
  memoryFiles(Object.fromEntries(Object.entries(texts).filter(([name]) => !names.includes(name))))
const site = readSite(memoryFiles(texts), nav)

test('pages are in the order of the menu, with previous and next links across hidden groups', () => {
  expect(site.pages.map(({ path, previous, next }) => [path, previous?.path, next?.path])).toEqual([
    ['/table/base/sort', undefined, '/table/base/filter'],
    ['/table/base/filter', '/table/base/sort', '/donation/api'],
    ['/donation/api', '/table/base/filter', '/api/preview'],
    ['/api/preview', '/donation/api', undefined]
  ])
})

test('the menu is translated and contains only the documented fields', () => {
  const [base, plugin, more] = site.nav('en')
  expect(base).toEqual({
    key: 'base',
    title: 'Basic table',
    links: [],
    pages: [
      { path: '/table/base/sort', title: 'Sort', isNew: true },
      { path: '/table/base/filter', title: 'Filter', views: ['one'], aliases: ['/table/base/filters'] }
    ]
  })
  expect(plugin).toEqual({
    key: 'plugin',
    title: 'Plugins',
    pages: [],
    links: [{ title: 'Charts', href: 'https://example.com' }]
  })
  expect(more).toMatchObject({ key: 'more', isHidden: true })
  expect(site.nav('zh')[0]).toMatchObject({ title: '基础表格', pages: [{ title: '排序' }, { title: '默认筛选' }] })
})

test('Traditional Chinese titles are converted from the Chinese page', () => {
  expect(site.nav('tw')[0]).toMatchObject({ title: '基礎表格', pages: [{ title: '排序' }, { title: '預設篩選' }] })
  expect(pageFile('/table/base/sort', 'tw')).toBe('table/base/sort/page.zh.mdx')
})

test('pageLink() contains the path and the title of the page', () => {
  expect(pageLink(site.pages[0], 'en')).toEqual({ path: '/table/base/sort', title: 'Sort' })
  expect(pageLink(undefined, 'en')).toBeUndefined()
})

test('reading the site fails for a page without its translation', () => {
  expect(() => readSite(without('table/base/sort/page.en.mdx'), nav)).toThrow(
    'content/table/base/sort/page.en.mdx is missing. content/nav.ts lists /table/base/sort, and a page is written in Chinese and in English.'
  )
})

test('reading the site fails for a page outside of the menu', () => {
  expect(() => readSite(memoryFiles({ ...texts, 'form/valid/page.zh.mdx': page('title: 表单') }), nav)).toThrow(
    'content/form/valid/page.zh.mdx stands in no menu. Add /form/valid to content/nav.ts.'
  )
})

test('a partial site omits pages that lack a language', () => {
  const paths = (...names: string[]) =>
    readSite(without(...names), nav, { partial: true }).pages.map(({ path }) => path)
  expect(paths('table/base/sort/page.en.mdx')).toEqual(['/table/base/filter', '/donation/api', '/api/preview'])
  expect(paths('table/base/sort/page.en.mdx', 'table/base/sort/page.zh.mdx')).toEqual([
    '/table/base/filter',
    '/donation/api',
    '/api/preview'
  ])
})

test.each([
  ['/donation/api', '/donation/api'],
  ['/table/base/filters', '/table/base/filter'],
  ['/table/base/filter/one', '/table/base/filter']
])('reading the site fails for the alias %s, which is the address of another page', (alias, owner) => {
  const files = memoryFiles({ ...texts, 'api/preview/page.zh.mdx': page('title: 预览', `aliases: ${alias}`) })
  expect(() => readSite(files, nav)).toThrow(
    `The alias ${alias} of /api/preview collides with ${owner}. An alias is an address no page has.`
  )
})
