import { expect, test } from 'vitest'
import type { MemberFact } from '../api/fact.ts'
import { createFactIndex } from '../api/fact.ts'
import { memoryFiles } from '../pages/memory-files.ts'
import { createKnobs } from './demo-knobs.ts'

const fact = (path: string, type: string, value?: string): MemberFact => ({
  path,
  kind: path.includes('@') ? 'event' : 'prop',
  type,
  ...(value && { default: value })
})
const index = createFactIndex([
  fact('table.border', "boolean | '' | 'full' | 'none'"),
  fact('table.stripe', 'boolean', 'false'),
  fact('table.showHeader', 'boolean', 'true'),
  fact('table.old', 'boolean'),
  fact('table.data', 'any[]', '[]'),
  fact('table@change', ''),
  fact('table.sortConfig', 'TableSortConfig'),
  fact('table.sortConfig.iconLayout', "'vertical' | 'horizontal'", "'vertical'"),
  fact('table.sortConfig.defaultSort.order', "'asc' | 'desc'")
])
const text = { zh: '边框的[样式](table.stripe)，如 `full`。第二句。', en: 'Style of the `border`, e.g. `full`. More.' }
const texts = {
  find: (path: string) => (path === 'table.old' ? { ...text, deprecated: 'table.border' } : text),
  entries: [],
  problems: []
}
const knobs = (template: string, path: string, { uses = [] as string[], language = 'en' as 'zh' | 'tw' | 'en' } = {}) =>
  createKnobs(
    { index, texts, usage: () => ({ uses: uses.map(path => ({ path, file: 'a/x.vue', line: 1 })), problems: [] }) },
    memoryFiles({ 'a/x.vue': `<template>\n  ${template}\n</template>\n` }),
    'a/x.vue',
    [path],
    language
  )

test('a prop with a list of values becomes a list, with the value of the demo', () =>
  expect(knobs('<vxe-table border="full" />', 'table.border')).toEqual([
    {
      path: 'table.border',
      values: ['unset', 'true', 'full', 'none'],
      default: 'unset',
      initial: 'full',
      text: 'Style of the border, e.g. full.'
    }
  ]))

test('a boolean becomes a switch, with the default of the library', () => {
  expect(knobs('<vxe-table stripe />', 'table.stripe')).toMatchObject([
    { values: ['false', 'true'], default: 'false', initial: 'true' }
  ])
  expect(knobs('<vxe-table />', 'table.showHeader')).toMatchObject([{ default: 'true', initial: 'true' }])
})

test('a key of a configuration object becomes a knob, and its default is not shown as unset', () =>
  expect(
    knobs(`<vxe-table :sort-config="{ iconLayout: 'horizontal' }" />`, 'table.sortConfig.iconLayout')
  ).toMatchObject([{ values: ['vertical', 'horizontal'], default: 'vertical', initial: 'horizontal' }]))

test('a grid has the knobs of a table', () =>
  expect(knobs('<vxe-grid />', 'grid.stripe')).toMatchObject([{ path: 'grid.stripe', initial: 'false' }]))

test.each([
  ['zh', '边框的样式，如 full。'],
  ['tw', '邊框的樣式，如 full。']
] as const)('the description is the first sentence in %s', (language, sentence) =>
  expect(knobs('<vxe-table />', 'table.border', { language })[0]!.text).toBe(sentence)
)

test.each([
  ['<vxe-table />', 'table.bordr', /is no prop/],
  ['<vxe-table />', 'table@change', /is no prop/],
  ['<vxe-table />', 'table.sortConfig.defaultSort.order', /is too deep/],
  ['<vxe-table />', 'table.old', /is deprecated/],
  ['<vxe-table />', 'table.data', /has the type any\[\]/],
  ['<vxe-list />', 'table.stripe', /needs a <vxe-table>/],
  ['<vxe-table :stripe="stripe" />', 'table.stripe', /needs a literal/],
  ['<vxe-table stripe /><vxe-table />', 'table.stripe', /needs a literal/],
  ['<vxe-table :sort-config="sort" />', 'table.sortConfig.iconLayout', /needs a literal/]
])('in %j, the knob %s is refused', (template, path, message) => expect(() => knobs(template, path)).toThrow(message))

test('a knob is refused if the demo sets the prop outside of an attribute', () => {
  expect(() => knobs('<vxe-table v-bind="options" />', 'table.stripe', { uses: ['table.stripe'] })).toThrow(
    /is set outside/
  )
  expect(knobs('<vxe-table :stripe="false" />', 'table.stripe', { uses: ['table.stripe'] })).toHaveLength(1)
})
