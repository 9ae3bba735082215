import { expect, test } from 'vitest'
import { isLocalImport, resolveImport } from './resolve-import.ts'

const names = new Set([
  'App.vue',
  'data.ts',
  'data.json',
  'filters/panel.vue',
  'filters/rules.ts',
  'filters/index.ts',
  '_shared/people.ts',
  'look.css',
  'clean.vue',
  'clean.ts'
])

test.each([
  ['./data', 'App.vue', 'data.ts'],
  ['./data.json', 'App.vue', 'data.json'],
  ['@/_shared/people', 'App.vue', '_shared/people.ts'],
  ['@/_shared/people.ts', 'filters/panel.vue', '_shared/people.ts'],
  ['./rules', 'filters/panel.vue', 'filters/rules.ts'],
  ['../data', 'filters/panel.vue', 'data.ts'],
  ['.././data', 'filters/panel.vue', 'data.ts'],
  ['./filters', 'App.vue', 'filters/index.ts'],
  ['.', 'filters/panel.vue', 'filters/index.ts'],
  ['./look.css', 'App.vue', 'look.css'],
  ['./filters/panel', 'App.vue', 'filters/panel.vue'],
  ['./panel', 'filters/panel.vue', 'filters/panel.vue'],
  ['./clean', 'clean.vue', 'clean.ts']
])('in the playground, the import %s in %s resolves to %s', (specifier, importer, name) =>
  expect(resolveImport(names, specifier, importer)).toBe(name)
)

test.each(['./gone', '../data', '../../data', './data.js', '@/data/', './', './__proto__', './constructor'])(
  'in the playground, the import %s resolves to no file',
  specifier => {
    expect(resolveImport(names, specifier, 'App.vue')).toBeUndefined()
  }
)

test('isLocalImport() accepts relative paths and @/, not package names', () => {
  expect(['vue', '@vue/x', 'vxe-table', '@', '.hidden'].map(isLocalImport)).toEqual([false, false, false, false, false])
  expect(['./a', '../a', '@/a', '.', '..'].map(isLocalImport)).toEqual([true, true, true, true, true])
})
