import { expect, test } from 'vitest'
import { readContentId } from './content-id.ts'

const root = '/home/docs/content'
const read = (id: string) => readContentId(`${root}/${id}`, root)

test('a page is read with its path and its language', () => {
  const page = { what: 'page', name: 'table/base/sort/page.zh.mdx', page: '/table/base/sort' }
  expect(read('table/base/sort/page.zh.mdx?page=zh')).toEqual({ ...page, language: 'zh' })
  expect(read('table/base/sort/page.zh.mdx?page=tw')).toEqual({ ...page, language: 'tw' })
})

test('a demo and what it imports are read in a language', () => {
  expect(read('table/base/sort/by-header.vue?demo=en')).toEqual({
    what: 'demo',
    name: 'table/base/sort/by-header.vue',
    language: 'en'
  })
  expect(read('_shared/people.ts?demo=tw')).toEqual({ what: 'demo', name: '_shared/people.ts', language: 'tw' })
})

test.each([
  'nav.ts',
  'a/page.zh.mdx',
  'a/b.vue?demo=ja',
  'a/b.vue?raw',
  'a/b.vue?demo=en&style=0.css',
  '../src/app.tsx?page=zh',
  '../content-old/a.vue?demo=zh'
])('%s is none of them', id => {
  expect(read(id)).toBeUndefined()
})
