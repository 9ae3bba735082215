import { expect, test } from 'vitest'
import { addOriginToPage, addOriginToList, originOf } from './addresses.ts'

const list = ['https://docs.example.com', 'https://docs.intra.example:8443', 'http://localhost']

test.each([
  ['https://docs.example.com/v3.8/', list[0]],
  ['http://docs.example.com/v3.8/', list[0]],
  ['http://DOCS.example.com:443/v3.8/', list[0]],
  ['http://docs.intra.example:8443/v3.8/', list[1]],
  ['http://docs.intra.example/v3.8/', list[0]],
  ['http://localhost/v3.8/', list[2]],
  ['http://localhost:80/v3.8/', list[2]],
  ['http://localhost:8080/v3.8/', list[0]],
  ['http://evil.example/v3.8/', list[0]],
  ['http://docs.example.com.evil.example/v3.8/', list[0]],
  ['http://docs.example.com@evil.example/v3.8/', list[0]]
])('originOf() chooses for a request to %s the origin %s', (address, origin) =>
  expect(originOf(list, address)).toBe(origin)
)

test('originOf() is empty if no origins are configured', () => expect(originOf([], 'http://a/')).toBe(''))

const page = (at: string) =>
  [
    `<head><link rel="canonical" href="${at}/v3.8/a.html">`,
    `<link rel="alternate" hreflang="zh-CN" href="${at}/v3.8/a.html">`,
    `<link rel="alternate" hreflang="x-default" href="${at}/v3.8/a.html">`,
    `<link rel="alternate" type="text/markdown" href="${at}/v3.8/a.md">`,
    `<meta property="og:url" content="${at}/v3.8/a.html"><meta property="og:image" content="${at}/v3.8/a.webp"><meta property="og:title" content="/v3.8/">`,
    `<script type="application/ld+json">{"name":"\\"item\\":\\"/\\"","item":"${at}/v3.8/a.html"}</script>`,
    '<link rel="icon" href="/v3.8/favicon.svg"><script src="/v3.8/content.js"></script>',
    '<script>a = {"item":"/v3.8/"}</script></head>',
    '<a href="/v3.8/b.html">b</a><code>&lt;link rel="canonical" href="/v3.8/"></code>'
  ].join('\n')

test('a page gets the origin in canonical, language and metadata addresses only', () =>
  expect(addOriginToPage(page(''), 'https://docs.example.com')).toBe(page('https://docs.example.com')))

test.each(['https://old.example', '//old.example'])('addresses that start with %s do not get the origin', at => {
  expect(addOriginToPage(page(at), 'https://docs.example.com')).toBe(page(at))
  expect(addOriginToList(sitemap(at), 'https://docs.example.com')).toBe(sitemap(at))
})

test('a page and a sitemap are unchanged without an origin', () => {
  expect(addOriginToPage(page(''), '')).toBe(page(''))
  expect(addOriginToList(sitemap(''), '')).toBe(sitemap(''))
})

const sitemap = (at: string) =>
  `<url><loc>${at}/v3.8/a.html</loc><xhtml:link rel="alternate" hreflang="en" href="${at}/v3.8/en/a.html"/></url>`

test('each address of a sitemap gets the origin', () =>
  expect(addOriginToList(sitemap(''), 'https://docs.example.com')).toBe(sitemap('https://docs.example.com')))

test('a feed gets the origin in its links and in its escaped HTML', () => {
  const feed = (at: string) =>
    `<feed><link href="${at}/v3.8/a.html"/><content type="html">&lt;a href=&quot;${at}/v3.8/b.html&quot;>b&lt;/a></content></feed>`
  expect(addOriginToList(feed(''), 'https://docs.example.com')).toBe(feed('https://docs.example.com'))
})
