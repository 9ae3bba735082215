import { expect, test } from 'vitest'
import { findIcons } from './find-icons.ts'
import { iconSnippet } from './icon-snippet.ts'

const icons = [
  { name: 'arrow-up', words: '上 箭头 collapse' },
  { name: 'funnel', words: '筛选 过滤 filter' },
  { name: 'funnel-clear', words: '清除筛选 filter reset' }
]
const names = (query: string) => findIcons(icons, query).map(icon => icon.name)

test('an empty query finds every icon', () => {
  expect(names('  ')).toEqual(['arrow-up', 'funnel', 'funnel-clear'])
})

test('an icon is found by a part of its name, whatever the case', () => {
  expect(names('FUN')).toEqual(['funnel', 'funnel-clear'])
})

test('a class name pasted from code finds its icon', () => {
  expect(names('vxe-icon-arrow-up')).toEqual(['arrow-up'])
})

test('an icon is found by a word of either language', () => {
  expect(names('筛选')).toEqual(['funnel', 'funnel-clear'])
  expect(names('collapse')).toEqual(['arrow-up'])
})

test('every word of the query has to match', () => {
  expect(names('filter reset')).toEqual(['funnel-clear'])
  expect(names('filter arrow')).toEqual([])
})

test('characters with a meaning in patterns are plain text', () => {
  expect(names('(.*')).toEqual([])
})

test('a copied setting names the place it replaces', () => {
  expect(iconSnippet('funnel', 'tag', '')).toBe('<i class="vxe-icon-funnel"></i>')
  expect(iconSnippet('funnel', 'class', '')).toBe('vxe-icon-funnel')
  expect(iconSnippet('funnel', 'setConfig', 'TABLE_FILTER_NONE')).toBe(
    "VXETable.setConfig({ icon: { TABLE_FILTER_NONE: 'vxe-icon-funnel' } })"
  )
})
