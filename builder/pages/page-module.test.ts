import { expect, test } from 'vitest'
import type { Page } from '../../shared/page.ts'
import { memoryFiles } from './memory-files.ts'
import type { PageParts } from './page-module.ts'
import { renderPage, pageModule, pageValue } from './page-module.ts'
import { readSite } from './site.ts'

const texts = {
  'table/base/sort/page.zh.mdx':
    '---\ntitle: 排序\n---\n\n说明。\n\n## 一 {/*one*/}\n\n<Demo src="./by-header.vue" height={300} mark="a|b" />\n',
  'table/base/sort/page.en.mdx':
    '---\ntitle: Sort\n---\n\nLead with `code`.\n\n## One {/*one*/}\n\n<Demo src="./by-header.vue" height={300} />\n',
  'table/base/sort/by-header.vue': '<template><p /></template>',
  'table/keep/page.zh.mdx':
    '---\ntitle: 缓存\nkind: plain\nviews: t1 first-view 一 | t2 second-view 二\n---\n\n说明。\n\n<KeepAlive height={400} />\n',
  'table/keep/page.en.mdx':
    '---\ntitle: Keep\nkind: plain\nviews: t1 first-view One | t2 second-view Two\n---\n\nLead.\n\n<KeepAlive height={400} />\n',
  'table/keep/first-view.vue': '<template><p /></template>',
  'table/keep/second-view.vue':
    '<template><p /></template>\n<script lang="ts">\nimport { a } from \'./data\'\nexport default { a }\n</script>',
  'table/keep/data.ts': 'export const a = 1'
}
const nav = [
  { key: 'base', title: { zh: '基础表格', en: 'Basic table' }, under: '/table', pages: ['base/sort', 'keep'] }
]
const partsOf = (files = memoryFiles(texts)): PageParts => ({
  site: readSite(files, nav),
  files,
  members: name => [`table.${name.length}`],
  addresses: {
    component: (name, language) => ({ module: `${name}.${language}.js`, imports: ['other.js'] }),
    sources: (name, language) => `${name}.${language}.json`,
    subject: (name, language) => `api-${name}.${language}.js`
  }
})
const make = (path: string, language: 'zh' | 'tw' | 'en'): Page => pageValue(partsOf(), path, language)

test('the page data contains the texts, headings, neighbors and demos of the page', () => {
  expect(make('/table/base/sort', 'en')).toEqual({
    path: '/table/base/sort',
    language: 'en',
    title: 'Sort',
    summary: 'Lead with code.',
    group: 'Basic table',
    kind: 'demo',
    headings: [{ id: 'one', text: 'One', depth: 2, number: 1 }],
    views: [],
    hasRunLink: true,
    next: { path: '/table/keep', title: 'Keep' },
    source: 'content/table/base/sort/page.en.mdx',
    demos: [
      {
        id: 'table/base/sort/by-header',
        name: 'by-header',
        number: 1,
        height: 300,
        marks: [],
        members: ['table.29'],
        files: [
          {
            label: 'by-header.vue',
            path: 'table/base/sort/by-header.en.vue',
            sources: 'table/base/sort/by-header.vue.en.json'
          }
        ],
        module: 'table/base/sort/by-header.vue.en.js',
        imports: ['other.js']
      }
    ]
  })
})

test('page data in Traditional Chinese names the Chinese source file and has converted texts and demos', () => {
  const page = make('/table/base/sort', 'tw')
  expect(page).toMatchObject({
    language: 'tw',
    summary: '說明。',
    group: '基礎表格',
    source: 'content/table/base/sort/page.zh.mdx'
  })
  expect(page.demos[0]?.module).toBe('table/base/sort/by-header.vue.tw.js')
  expect(page.demos[0]?.marks).toEqual(['a', 'b'])
})

test('the kept-alive views of a page are its demos, with numbers in the order of the views', () => {
  const page = make('/table/keep', 'en')
  expect(page.kind).toBe('plain')
  expect(page.views).toEqual([
    { name: 't1', title: 'One' },
    { name: 't2', title: 'Two' }
  ])
  expect(page.demos.map(({ name, number, files }) => [name, number, files.map(file => file.label)])).toEqual([
    ['first-view', 1, ['first-view.vue']],
    ['second-view', 2, ['second-view.vue', 'data.ts']]
  ])
})

test('a <Demo> without a file is an error with the line of the page', () => {
  const { 'table/base/sort/by-header.vue': _, ...rest } = texts
  const files = memoryFiles(rest)
  expect(() => pageValue(partsOf(files), '/table/base/sort', 'en')).toThrow(
    'content/table/base/sort/page.en.mdx:9: there is no ./by-header.vue beside the page.'
  )
})

test('a page module exports its data, its rendered HTML and the name of its API table file', () => {
  const page = '---\ntitle: icon\nkind: api\n---\n\n<ApiTable of="icon" />\n'
  const files = memoryFiles({ 'icon/api/page.zh.mdx': page, 'icon/api/page.en.mdx': page })
  const site = readSite(files, [{ key: 'api', title: { zh: 'API', en: 'API' }, under: '', pages: ['/icon/api'] }])
  const render = ({ title }: Page, code: string) => ({ article: `<h1>${title}</h1>`, outline: String(code.length > 0) })
  const rendered = renderPage({ ...partsOf(), site, files }, '/icon/api', 'en', render)
  expect(rendered).toMatchObject({
    page: { path: '/icon/api' },
    article: '<h1>icon</h1>',
    outline: 'true',
    table: 'api-icon.en.js'
  })
  const lines = [...pageModule(rendered).matchAll(/^export const (\w+) = (.*)$/gm)]
  expect(Object.fromEntries(lines.map(([, name, value]) => [name, JSON.parse(value!)]))).toEqual(rendered)
})

test('creating the data of a page outside of the menu is an error', () => {
  expect(() => pageValue(partsOf(), '/table/base/filter', 'zh')).toThrow(
    '/table/base/filter is in no menu. Add it to content/nav.ts.'
  )
})
