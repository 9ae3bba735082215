import { expect, test } from 'vitest'
import { addOriginToList } from '../../server/addresses.ts'
import { sitemap } from './sitemap.ts'

const { path, body } = sitemap('/v3.8/', [{ path: '/table/base/sort' }, { path: '/table/api' }])
const text = String(body)
const links = (at: string, name: string) =>
  [
    ['zh-CN', `${at}/v3.8/${name}.html`],
    ['zh-TW', `${at}/v3.8/tw/${name}.html`],
    ['en', `${at}/v3.8/en/${name}.html`],
    ['x-default', `${at}/v3.8/${name}.html`]
  ]
    .map(([hreflang, href]) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`)
    .join('')
const urls = (at: string) =>
  ['table/base/sort', 'table/api'].flatMap(name =>
    ['', 'tw/', 'en/'].map(of => `<url><loc>${at}/v3.8/${of}${name}.html</loc>${links(at, name)}</url>`)
  )

test('the sitemap lists every page in every language with its alternates', () => {
  expect(path).toBe('sitemap.xml')
  expect(text.match(/<url>.*<\/url>/g)).toEqual(urls(''))
})

test('the sitemap has the expected XML around its entries', () =>
  expect(text.replace(/<url>.*<\/url>\n/g, '')).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n</urlset>\n'
  ))

test('the server makes each address of the sitemap absolute', () =>
  expect(addOriginToList(text, 'https://docs.example.com').match(/<url>.*<\/url>/g)).toEqual(
    urls('https://docs.example.com')
  ))
