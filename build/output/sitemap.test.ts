import { expect, test } from 'vitest'
import { absoluteList } from '../../server/addresses.ts'
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

test('every page stands in it in every language, with the others beside it', () => {
  expect(path).toBe('sitemap.xml')
  expect(text.match(/<url>.*<\/url>/g)).toEqual(urls(''))
})

test('it is what readers of sitemaps expect around that', () =>
  expect(text.replace(/<url>.*<\/url>\n/g, '')).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n</urlset>\n'
  ))

test('the server finds each of its addresses', () =>
  expect(absoluteList(text, 'https://docs.example.com').match(/<url>.*<\/url>/g)).toEqual(
    urls('https://docs.example.com')
  ))
