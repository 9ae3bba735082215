import { expect, test } from 'vitest'
import { absolutePage, absoluteList, originOf } from './addresses.ts'

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
])('who asks for %s is told of %s', (address, origin) => expect(originOf(list, address)).toBe(origin))

test('without a list nobody is told of an origin', () => expect(originOf([], 'http://a/')).toBe(''))

const page = (at: string) =>
  [
    `<head><link rel="canonical" href="${at}/v3.8/a.html">`,
    `<link rel="alternate" hreflang="zh-CN" href="${at}/v3.8/a.html">`,
    `<link rel="alternate" hreflang="x-default" href="${at}/v3.8/a.html">`,
    `<meta property="og:url" content="${at}/v3.8/a.html"><meta property="og:title" content="/v3.8/">`,
    `<script type="application/ld+json">{"name":"\\"item\\":\\"/\\"","item":"${at}/v3.8/a.html"}</script>`,
    '<link rel="icon" href="/v3.8/favicon.svg"><script src="/v3.8/content.js"></script>',
    '<script>a = {"item":"/v3.8/"}</script></head>',
    '<a href="/v3.8/b.html">b</a><code>&lt;link rel="canonical" href="/v3.8/"></code>'
  ].join('\n')

test('addresses that programs read get the origin, all others stay', () =>
  expect(absolutePage(page(''), 'https://docs.example.com')).toBe(page('https://docs.example.com')))

test.each(['https://old.example', '//old.example'])('what has a host already, %s, keeps it', at => {
  expect(absolutePage(page(at), 'https://docs.example.com')).toBe(page(at))
  expect(absoluteList(sitemap(at), 'https://docs.example.com')).toBe(sitemap(at))
})

test('without an origin nothing changes', () => {
  expect(absolutePage(page(''), '')).toBe(page(''))
  expect(absoluteList(sitemap(''), '')).toBe(sitemap(''))
})

const sitemap = (at: string) =>
  `<url><loc>${at}/v3.8/a.html</loc><xhtml:link rel="alternate" hreflang="en" href="${at}/v3.8/en/a.html"/></url>`

test('each address of a sitemap gets the origin', () =>
  expect(absoluteList(sitemap(''), 'https://docs.example.com')).toBe(sitemap('https://docs.example.com')))

test('a feed gets the origin too, in its links and in the HTML that it holds as text', () => {
  const feed = (at: string) =>
    `<feed><link href="${at}/v3.8/a.html"/><content type="html">&lt;a href=&quot;${at}/v3.8/b.html&quot;>b&lt;/a></content></feed>`
  expect(absoluteList(feed(''), 'https://docs.example.com')).toBe(feed('https://docs.example.com'))
})
