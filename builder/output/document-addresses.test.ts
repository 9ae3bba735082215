import { expect, test } from 'vitest'
import { addOriginToPage } from '../../server/addresses.ts'
import { inlineScripts } from '../../server/digest.ts'
import type { PageRenderer } from '../../shared/page-renderer.ts'
import type { PageModule } from '../../shared/page-module.ts'
import type { Demo } from '../../shared/demo.ts'
import type { Language } from '../../shared/locale.ts'
import { mapLanguages } from '../../shared/locale.ts'
import type { Site } from '../pages/site.ts'
import { emptyTable } from './small-project.ts'
import { staticPages } from './static-pages.ts'

const index =
  '<html lang="zh-CN"><head><meta charset="utf-8"><meta name="description" content=""><title></title><style>a{}</style><!--content--><script>start("/v3.8/")</script></head><body><div id="app"><!--app--></div><!--app-en--><!--app-failed--></body></html>'
const renderer: PageRenderer = {
  renderShell: () => '<a href="#/table/base/sort#more">sort</a><a href="#/gone">gone</a>',
  getTitle: page => page.title,
  renderPage: () => ({ article: '', outline: '' }),
  renderGroup: () => ''
}
const pageModuleOf = (language: Language): PageModule => ({
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
    demos: [{ id: 'table/base/sort/by-header' } as Demo],
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
    pages: [pageModuleOf('zh'), pageModuleOf('en')],
    renderers: { ...mapLanguages(() => renderer), failureCards: '' },
    pictures: {
      of: (id, language) => (id === 'table/base/sort/by-header' && language === 'en' ? { light: '0a1b2c3d' } : {}),
      files: []
    }
  })
const documentOf = async (name: string, origin = '') =>
  String((await filesAt(origin)).find(({ path }) => path === name)!.body)

/** Addresses in a document that programs read, by kind. */
const addressesIn = (html: string) => ({
  links: [...html.matchAll(/<link rel="(canonical|alternate)"(?: hreflang="([^"]*)")? href="([^"]*)">/g)].map(
    ([, rel, hreflang, href]) => [hreflang ?? rel, href]
  ),
  url: /<meta property="og:url" content="([^"]*)">/.exec(html)![1],
  image: /<meta property="og:image" content="([^"]*)">/.exec(html)![1],
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
  image: `${origin}/v3.8/static/pictures/en/table-base-sort-by-header-light.0a1b2c3d.webp`,
  data: {
    '@type': 'ListItem',
    position: 2,
    name: pageModuleOf('en').page.title,
    item: `${origin}/v3.8/en/table/base/sort.html`
  }
})

test('a static document contains its own address and those of the page in other languages', async () =>
  expect(addressesIn(await documentOf('en/table/base/sort.html'))).toEqual(expected('')))

test('the server adds the origin to exactly the own and language addresses of a static document', async () => {
  const html = await documentOf('en/table/base/sort.html')
  const absolute = addOriginToPage(html, 'https://docs.example.com')
  expect(addressesIn(absolute)).toEqual(expected('https://docs.example.com'))
  expect(absolute).toBe(await documentOf('en/table/base/sort.html', 'https://docs.example.com'))
  expect(absolute.replaceAll('https://docs.example.com', '')).toBe(html)
})

test('a static document has no inline script, with and without the origin', async () => {
  const html = await documentOf('table/base/sort.html')
  expect(await inlineScripts(html)).toEqual([])
  expect(await inlineScripts(addOriginToPage(html, 'https://docs.example.com'))).toEqual([])
})

test('links of a static document lead to documents if they exist, otherwise to the app', async () => {
  expect(await documentOf('table/base/sort.html')).toContain('<a href="/v3.8/table/base/sort.html#more">')
  expect(await documentOf('en/table/base/sort.html')).toContain('<a href="/v3.8/en/table/base/sort.html#more">')
  expect(await documentOf('table/base/sort.html')).toContain('<a href="/v3.8/#/gone">')
})
