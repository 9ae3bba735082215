import { expect, test } from 'vitest'
import { absolutePage } from '../../server/addresses.ts'
import { inlineScripts } from '../../server/digest.ts'
import type { Drawing } from '../../shared/drawing.ts'
import type { PageModule } from '../../shared/first.ts'
import type { Language } from '../../shared/locale.ts'
import { inEach } from '../../shared/locale.ts'
import type { Site } from '../pages/site.ts'
import { emptyTable } from './small-project.ts'
import { staticPages } from './static-pages.ts'

const index =
  '<html lang="zh-CN"><head><meta charset="utf-8"><meta name="description" content=""><title></title><style>a{}</style><!--content--><script>start("/v3.8/")</script></head><body><div id="app"><!--app--></div><!--app-en--><!--app-failed--></body></html>'
const drawing: Drawing = {
  shell: () => '<a href="#/table/base/sort#more">sort</a><a href="#/gone">gone</a>',
  title: page => page.title,
  page: () => ({ article: '', outline: '' }),
  group: () => ''
}
const drawn = (language: Language): PageModule => ({
  article: '',
  outline: '',
  page: {
    path: '/table/base/sort',
    language,
    title: '"item":"/v3.8/" </script><link rel="canonical" href="/x">',
    summary: '',
    group: '',
    kind: 'demo',
    headings: [],
    demos: [],
    views: [],
    source: ''
  }
})
const site = { pages: [{ path: '/table/base/sort' }], nav: () => [] } as unknown as Site
const filesAt = (origin: string) =>
  staticPages({
    index,
    table: emptyTable,
    origin,
    site,
    pages: [drawn('zh'), drawn('en')],
    drawings: { ...inEach(() => drawing), failureCards: '' }
  })
const documentOf = async (name: string, origin = '') =>
  String((await filesAt(origin)).find(({ path }) => path === name)!.body)

/** The addresses that a program reads in it, by what they are. */
const addressesIn = (html: string) => ({
  links: [...html.matchAll(/<link rel="(canonical|alternate)"(?: hreflang="([^"]*)")? href="([^"]*)">/g)].map(
    ([, rel, hreflang, href]) => [hreflang ?? rel, href]
  ),
  url: /<meta property="og:url" content="([^"]*)">/.exec(html)![1],
  data: (
    JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)![1]!) as {
      itemListElement: { name: string; item?: string }[]
    }
  ).itemListElement[1]
})
const expected = (origin: string) => ({
  links: [
    ['canonical', `${origin}/v3.8/en/table/base/sort.html`],
    ['zh-CN', `${origin}/v3.8/table/base/sort.html`],
    ['zh-TW', `${origin}/v3.8/tw/table/base/sort.html`],
    ['en', `${origin}/v3.8/en/table/base/sort.html`],
    ['x-default', `${origin}/v3.8/table/base/sort.html`]
  ],
  url: `${origin}/v3.8/en/table/base/sort.html`,
  data: {
    '@type': 'ListItem',
    position: 2,
    name: drawn('en').page.title,
    item: `${origin}/v3.8/en/table/base/sort.html`
  }
})

test('a document names itself and the page in the other languages', async () =>
  expect(addressesIn(await documentOf('en/table/base/sort.html'))).toEqual(expected('')))

test('the server finds each of these addresses, and no other', async () => {
  const html = await documentOf('en/table/base/sort.html')
  const absolute = absolutePage(html, 'https://docs.example.com')
  expect(addressesIn(absolute)).toEqual(expected('https://docs.example.com'))
  expect(absolute).toBe(await documentOf('en/table/base/sort.html', 'https://docs.example.com'))
  expect(absolute.replaceAll('https://docs.example.com', '')).toBe(html)
})

test('no script of a document says its address', async () => {
  const html = await documentOf('table/base/sort.html')
  const scripts = await inlineScripts(html)
  expect(scripts).toHaveLength(1)
  expect(await inlineScripts(absolutePage(html, 'https://docs.example.com'))).toEqual(scripts)
})

test('links lead to documents where there is one', async () => {
  expect(await documentOf('table/base/sort.html')).toContain('<a href="/v3.8/table/base/sort.html#more">')
  expect(await documentOf('en/table/base/sort.html')).toContain('<a href="/v3.8/en/table/base/sort.html#more">')
  expect(await documentOf('table/base/sort.html')).toContain('<a href="/v3.8/#/gone">')
})
