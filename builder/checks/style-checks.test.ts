import path from 'node:path'
import { expect, test } from 'vitest'
import { memoryFiles } from '../pages/memory-files.ts'
import { checkClasses, checkLineLengths, checkProperties, siteClasses } from './style-checks.ts'

test('the class names reserved for the site include those of its shared style sheets', () => {
  const names = siteClasses(path.resolve(import.meta.dirname, '../..'))
  expect([...names]).toEqual(
    expect.arrayContaining([
      'quiet',
      'btn',
      'field',
      'badge',
      'seg',
      'failure-card',
      'visually-hidden',
      'i',
      'only-phone',
      'no-phone'
    ])
  )
  expect([...names].every(name => /^[a-z-]+$/.test(name))).toBe(true)
})

test('a demo that uses a class name reserved for the site is reported', () => {
  const files = memoryFiles({ 'a/x.vue': '<template><p class="note field"><b class="fields" /></p></template>' })
  expect(checkClasses(files, new Set(['field', 'quiet']))).toEqual([
    'content/a/x.vue uses the class "field", which the site\'s own sheet styles. Give it another name.'
  ])
})

test('a demo that reads a CSS variable of the library without a fallback is reported', () => {
  const files = memoryFiles({
    'a/x.vue':
      '<style>p { color: var(--vxe-primary-color); border-color: var(--vxe-font-color, #606266); width: var(--mine) }</style>'
  })
  expect(checkProperties(files)).toEqual([
    expect.stringContaining('content/a/x.vue reads --vxe-primary-color without a fallback')
  ])
})

test('lines of demos and demo modules with more than 120 characters are reported', () => {
  const [fits, long] = ['长'.repeat(120), '长'.repeat(121)]
  const files = memoryFiles({
    'a/x.vue': `<template>\n  <p />\n</template>\n<!-- ${long} -->\n${fits}\n`,
    'a/fits.vue': `${fits}\n${fits}`,
    'a/rows.ts': `${fits}\n// ${long}\n`,
    '_shared/people.ts': long,
    'api/preview/y.vue': long,
    'a/x.spec.ts': long,
    '_shared/people.test.ts': long,
    'api/table.ts': long,
    'search/words.ts': long,
    'nav.ts': long,
    'a/page.zh.mdx': long,
    'a/words.en.json': long
  })
  const breach = (place: string, length: number) =>
    `content/${place}: a line of ${length} characters; at most 120. Break it.`
  expect(checkLineLengths(files)).toEqual([
    breach('_shared/people.ts:1', 121),
    breach('a/rows.ts:2', 124),
    breach('a/x.vue:4', 130),
    breach('api/preview/y.vue:1', 121)
  ])
})

test('the line length of a demo is checked in Chinese only', () => {
  const files = memoryFiles({
    'a/x.vue': '<template><p>长</p></template>',
    'a/words.en.json': JSON.stringify({ 长: 'long '.repeat(30) })
  })
  expect(checkLineLengths(files)).toEqual([])
})
