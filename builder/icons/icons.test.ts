import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { iconCategories } from '../../content/table/start/icons/icon-words.ts'
import { configIcons } from './config-icons.ts'
import { libraryIcons } from './icons.ts'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const icons = libraryIcons(read)

/** A second source for the icons: the minified stylesheet that the library ships. */
const shipped = [
  ...read('node_modules/vxe-table/lib/style.css').matchAll(/\.vxe-icon-([a-z][\w-]*):before\{content:"\\([\da-f]+)"/g)
]

test('the icon list has every icon of the library stylesheet with its codepoint', () => {
  const found = Object.fromEntries(icons.map(icon => [icon.name, icon.codepoint]))
  expect(shipped.length).toBeGreaterThan(100)
  expect(found).toEqual(Object.fromEntries(shipped.map(([, name, codepoint]) => [name, codepoint])))
})

test('a listed icon has its class name, category and keywords in both languages', () => {
  expect(icons.find(icon => icon.name === 'search')).toEqual({
    name: 'search',
    className: 'vxe-icon-search',
    codepoint: 'e741',
    category: 'action',
    keywords: { zh: ['搜索', '查找', '查询', '放大镜'], en: ['find', 'query', 'magnifier'] }
  })
})

test('no icon has empty or duplicate keywords', () => {
  const wordLists = icons.flatMap(icon => [icon.keywords.zh, icon.keywords.en].map(list => ({ name: icon.name, list })))
  expect(wordLists.filter(({ list }) => list.includes('') || new Set(list).size !== list.length)).toEqual([])
})

test('Chinese keywords of icons contain no Latin letters, English keywords only Latin letters', () => {
  expect(icons.flatMap(icon => icon.keywords.zh).filter(word => /[a-z]/i.test(word))).toEqual([])
  expect(icons.flatMap(icon => icon.keywords.en).filter(word => !/^[a-z]+$/.test(word))).toEqual([])
})

test('an icon without keywords is reported with the remedy', () => {
  const withoutCharts = iconCategories.filter(category => category.id !== 'chart')
  expect(() => libraryIcons(read, withoutCharts)).toThrow(/has no words for .*"chart-pie".*Add a line for each/)
})

test('keywords for an icon that the library lacks are reported with the remedy', () => {
  const unknown = { id: 'x', title: { zh: 'x', en: 'x' }, icons: { unicorn: ['独角兽', 'horn'] as [string, string] } }
  expect(() => libraryIcons(read, [...iconCategories, unknown])).toThrow(
    'describes "unicorn", which the installed library does not have. Remove its line.'
  )
})

test('an icon in two categories is reported with the remedy', () => {
  expect(() => libraryIcons(read, [...iconCategories, ...iconCategories.slice(0, 1)])).toThrow(
    'more than once. Keep one line in one category.'
  )
})

test('a library stylesheet or configuration without recognized icons is an error', () => {
  expect(() => libraryIcons(() => '')).toThrow('No icon was found')
  expect(() => configIcons(() => '')).toThrow('No icon map was found')
})

test('every icon key of the library configuration maps to an icon of the font', () => {
  const source = read('node_modules/vxe-table/packages/v-x-e-table/src/conf.js')
  const classes = new Set(icons.map(icon => icon.className))
  const config = configIcons(read)
  expect(config).toHaveLength(source.match(/^ +[A-Z_]+: iconPrefix/gm)?.length ?? 0)
  expect(config.filter(({ className }) => !classes.has(className.split(' ')[0] ?? ''))).toEqual([])
  expect(config).toContainEqual({ key: 'TABLE_SORT_ASC', className: 'vxe-icon-caret-up' })
  expect(config).toContainEqual({ key: 'TABLE_TREE_OPEN', className: 'vxe-icon-caret-right rotate90' })
})
