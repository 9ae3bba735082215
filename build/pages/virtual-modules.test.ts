import { expect, test } from 'vitest'
import { memoryFiles } from './memory-files.ts'
import { readSite } from './site.ts'
import { virtualModule as makeModule } from './virtual-modules.ts'

const root = new URL('../..', import.meta.url).pathname
const page = (title: string) => `---\ntitle: ${title}\n---\n`
const demoPage = `${page('tree')}\n<Demo src="./as-rows.vue" height={300} />\n\n<Demo src="./other.vue" height={300} />\n`
const files = memoryFiles({
  ...Object.fromEntries(['table/base/sort', 'table/base/filter', 'form/valid'].flatMap(path => ['zh', 'en'].map(language => [`${path}/page.${language}.mdx`, page(path)]))),
  'table/tree/basic/page.zh.mdx': demoPage,
  'table/tree/basic/page.en.mdx': demoPage,
  'table/tree/basic/as-rows.vue': ''
})
const virtualModule = (id: string, of: typeof site, folder: string) => makeModule(id, of, folder, () => ({ subject: (name: string, language: string) => ({ name, language }) }) as never)
const site = readSite(files, [{ key: 'all', title: { zh: '全部', en: 'All' }, under: '', pages: ['/table/base/sort', '/table/base/filter', '/form/valid', '/table/tree/basic'] }])

test('the list of sections names each section once', () => {
  const code = virtualModule('virtual:pages', site, root)
  expect(code.match(/^"[\w/]+"/gm)).toEqual(['"table/base"', '"form"', '"table/tree"'])
  expect(code).toContain('tw: () => import("virtual:pages/table/base/tw")')
})

test('a section names its pages in one language', () => {
  expect(virtualModule('virtual:pages/table/base/tw', site, root)).toBe(
    'export const pages = {\n"/table/base/sort": () => import("/content/table/base/sort/page.zh.mdx?page=tw"),\n"/table/base/filter": () => import("/content/table/base/filter/page.zh.mdx?page=tw")\n}\nexport const firstDemos = {}\nexport const tables = {}'
  )
})

test('the first demo of a page can be fetched beside its text', () => {
  expect(virtualModule('virtual:pages/table/tree/en', site, root)).toBe(
    'export const pages = {\n"/table/tree/basic": () => import("/content/table/tree/basic/page.en.mdx?page=en")\n}\nexport const firstDemos = {\n"/table/tree/basic": () => import("/content/table/tree/basic/as-rows.vue?demo=en")\n}\nexport const tables = {}'
  )
})

test('the table of a reference page is fetched beside its text', () => {
  const page = '---\ntitle: icon\nkind: api\n---\n\n<ApiTable of="icon" />\n'
  const reference = readSite(memoryFiles({ 'icon/api/page.zh.mdx': page, 'icon/api/page.en.mdx': page }), [{ key: 'api', title: { zh: 'API', en: 'API' }, under: '', pages: ['/icon/api'] }])
  expect(virtualModule('virtual:pages/api/en', reference, root)).toContain('export const tables = {\n"/icon/api": () => import("virtual:api/icon/en")\n}')
})

test('the reference is loaded by component and language', () => {
  expect(virtualModule('virtual:api', site, root)).toContain('"form-item": { zh: () => import("virtual:api/form-item/zh"), tw: () => import("virtual:api/form-item/tw"), en: () => import("virtual:api/form-item/en") }')
  expect(virtualModule('virtual:api/form-item/tw', site, root)).toBe('export const subject = {"name":"form-item","language":"tw"}')
})

test('the menu is data', () => {
  expect(virtualModule('virtual:nav/en', site, root)).toBe(`export const nav = ${JSON.stringify(site.nav('en'))}`)
})

test('the words that find a page in the menu are a module of their own', () => {
  const made = virtualModule('virtual:keywords/en', site, root)
  expect(JSON.parse(made.replace('export const keywords = ', ''))).toEqual(Object.fromEntries(site.pages.map(page => [page.path, page.front.en.keywords])))
  expect(virtualModule('virtual:nav/en', site, root)).not.toContain('keywords')
})

test('the facts are those of the installed packages', () => {
  expect(virtualModule('virtual:facts', site, root)).toMatch(/^export const facts = \{"library":"3\.8\.\d+","vue":"2\.7\.\d+"/)
})

test.each(['virtual:nothing', 'virtual:nav/ja', 'virtual:pages/table/base'])('nothing makes %s', id => {
  expect(() => virtualModule(id, site, root)).toThrow(`Nothing makes the module ${id}.`)
})
