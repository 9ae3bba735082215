import { expect, test } from 'vitest'
import { findIcons } from './find-icons.ts'
import { createIconSnippet } from './icon-snippet.ts'

const icons = [
  { name: 'arrow-up', words: '上 箭头 collapse' },
  { name: 'funnel', words: '筛选 过滤 filter' },
  { name: 'funnel-clear', words: '清除筛选 filter reset' }
]
const names = (query: string) => findIcons(icons, query).map(icon => icon.name)

test('an empty query in the icon gallery finds every icon', () => {
  expect(names('  ')).toEqual(['arrow-up', 'funnel', 'funnel-clear'])
})

test('a query with a part of an icon name finds the icon in any letter case', () => {
  expect(names('FUN')).toEqual(['funnel', 'funnel-clear'])
})

test('a query with a class name pasted from code finds the icon', () => {
  expect(names('vxe-icon-arrow-up')).toEqual(['arrow-up'])
})

test('an icon query with a keyword in either language finds the icons', () => {
  expect(names('筛选')).toEqual(['funnel', 'funnel-clear'])
  expect(names('collapse')).toEqual(['arrow-up'])
})

test('every word of an icon query must match', () => {
  expect(names('filter reset')).toEqual(['funnel-clear'])
  expect(names('filter arrow')).toEqual([])
})

test('an icon query takes characters of regular expressions literally', () => {
  expect(names('(.*')).toEqual([])
})

test('the code copied for an icon is a tag, a class name or a setConfig call', () => {
  expect(createIconSnippet('funnel', 'tag', '')).toBe('<i class="vxe-icon-funnel"></i>')
  expect(createIconSnippet('funnel', 'class', '')).toBe('vxe-icon-funnel')
  expect(createIconSnippet('funnel', 'setConfig', 'TABLE_FILTER_NONE')).toBe(
    "VXETable.setConfig({ icon: { TABLE_FILTER_NONE: 'vxe-icon-funnel' } })"
  )
})
