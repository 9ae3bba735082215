import { expect, test } from 'vitest'
import { memoryFiles } from './memory-files.ts'
import { readSite } from './site.ts'
import { groupListsModule, keywordsModule, navModule, sectionNames, subjectNames } from './content-modules.ts'

const page = (title: string) => `---\ntitle: ${title}\n---\n`
const demoPage = `${page('tree')}\n<Demo src="./as-rows.vue" height={300} />\n\n<Demo src="./other.vue" height={300} />\n`
const files = memoryFiles({
  ...Object.fromEntries(
    ['table/base/sort', 'table/base/filter', 'form/valid'].flatMap(path =>
      ['zh', 'en'].map(language => [`${path}/page.${language}.mdx`, page(path)])
    )
  ),
  'table/tree/basic/page.zh.mdx': demoPage,
  'table/tree/basic/page.en.mdx': demoPage,
  'table/tree/basic/as-rows.vue': ''
})
const site = readSite(files, [
  {
    key: 'all',
    title: { zh: '全部', en: 'All' },
    under: '',
    pages: ['/table/base/sort', '/table/base/filter', '/form/valid', '/table/tree/basic']
  }
])

const valueOf = (code: string): unknown => JSON.parse(/^export const \w+ = (.*)\n$/.exec(code)?.[1] ?? '')

test('each section of the menu is listed once', () => {
  expect(sectionNames(site)).toEqual(['table/base', 'form', 'table/tree'])
})

test('the list module of a section contains only the groups of that section', () => {
  const lists = groupListsModule(site, 'table/tree', 'en', group => `<ul>${group.pages.length}</ul>`)
  expect(valueOf(lists)).toEqual({ all: '<ul>4</ul>' })
})

test('the menu module has no keywords, the keywords module has those of every page', () => {
  expect(valueOf(navModule(site, 'en'))).toEqual(site.nav('en'))
  expect(valueOf(keywordsModule(site, 'en'))).toEqual(
    Object.fromEntries(site.pages.map(page => [page.path, page.front.en.keywords]))
  )
})

test('the reference includes table, form-item and setConfig', () => {
  expect(subjectNames).toEqual(expect.arrayContaining(['table', 'form-item', 'setConfig']))
})
