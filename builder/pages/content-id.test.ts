import { expect, test } from 'vitest'
import { readContentId } from './content-id.ts'

const root = '/home/docs/content'
const read = (id: string) => readContentId(`${root}/${id}`, root)

test('the content id of a page contains its path and language', () => {
  const page = { what: 'page', name: 'table/base/sort/page.zh.mdx', page: '/table/base/sort' }
  expect(read('table/base/sort/page.zh.mdx?page=zh')).toEqual({ ...page, language: 'zh' })
  expect(read('table/base/sort/page.zh.mdx?page=tw')).toEqual({ ...page, language: 'tw' })
})

test('the content ids of a demo and of its imports contain a language', () => {
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
])('%s is not a content id', id => {
  expect(read(id)).toBeUndefined()
})
