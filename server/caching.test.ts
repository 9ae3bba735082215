import { expect, test } from 'vitest'
import { cacheControl } from './caching.ts'

const immutable = 'public, max-age=31536000, immutable'

test.each([
  'static/content/table-base.412edab0/table-base-sort-zh.js',
  'static/content/table-base.412edab0/lists.en.js',
  'static/content/nav-zh.412edab0.js',
  'static/js/main.a1B2-_c3.js',
  'static/css/shell.412edab0.css',
  'static/search/zh.a1b2c3d4.json',
  'static/search/zh-spellings.a1b2c3d4.json',
  'static/pictures/zh/form-valid-light.412edab0.webp',
  'static/pictures/zh.412edab0.json',
  'sandbox/frame.BkSAMN_2.js'
])('%s is cached as immutable', path => expect(cacheControl(path, `/v3.8/${path}`)).toBe(immutable))

test.each([
  'index.html',
  'content.js',
  'table/base/sort.html',
  'table/base/sort.md',
  'en/table/base/sort.html',
  'sitemap.xml',
  'robots.txt',
  'llms.txt',
  'api.json',
  'favicon.svg',
  'sandbox/index.html',
  'static/content/table-base.412edab0/table-base-sort-zh.html',
  'static/content/table-base/table-base-sort-zh.js',
  'static/content/table-base.412edab0/deeper/sort-zh.js',
  'other/static/content/table-base.412edab0/lists.en.js',
  'static/js/main.js',
  'static/pictures/zh/form-valid-light.webp'
])('%s is revalidated on each request', path => expect(cacheControl(path, `/v3.8/${path}?v=412edab0`)).toBe('no-cache'))

test.each([
  ['example/pack/table-base-sort.zh.json', immutable],
  ['example/js/table/base/sort.vue', 'public, max-age=86400']
])('%s is cached only if the parameter v is the hash of its content', (path, control) => {
  expect(cacheControl(path, `/v3.8/${path}?v=44136fa3`, '44136fa3')).toBe(control)
  expect(cacheControl(path, `/v3.8/${path}?v=deadbeef`, '44136fa3')).toBe('no-cache')
  expect(cacheControl(path, `/v3.8/${path}`, '44136fa3')).toBe('no-cache')
})
