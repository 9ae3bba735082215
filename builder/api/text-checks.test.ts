import { expect, test } from 'vitest'
import { memoryFiles } from '../pages/memory-files.ts'
import type { MemberFact } from './fact.ts'
import { createFactIndex } from './fact.ts'
import { readMemberTexts } from './member-texts.ts'
import { checkTexts } from './text-checks.ts'

const facts: MemberFact[] = [
  { path: 'table.size', kind: 'prop', type: 'string' },
  { path: 'table.rowId', kind: 'prop', type: 'string', deprecated: true },
  { path: 'table()sort', kind: 'method', type: 'void', params: [{ name: 'order?', type: 'string' }] },
  { path: 'setConfig.table.size', kind: 'prop', type: 'string' }
]
const good = {
  'table.size': {
    zh: '尺寸，见[sort()](table()sort)和[排序](/table/base/sort#one)。',
    en: 'Size, see [sort()](table()sort) and [Sorting](/table/base/sort#one).'
  },
  'table.rowId': { zh: '主键。', en: 'The key.', deprecated: 'table.size' },
  'table()sort': { same: 'table.size' },
  order: { zh: '方向', en: 'Direction' }
}
type Changes = Record<string, unknown>
const problems = (changes: Changes = {}, others: Record<string, string> = {}) => {
  const entries = Object.entries({ ...good, ...changes }).filter(([, text]) => text !== undefined)
  const files = memoryFiles({
    'api/texts.ts': 'export type X = 1',
    'api/table.ts': `import type { MemberTexts } from './texts'\nexport default ${JSON.stringify(Object.fromEntries(entries))} satisfies MemberTexts`,
    ...others
  })
  return checkTexts(createFactIndex(facts), readMemberTexts(files), new Set(['/table/base/sort']))
}

test('no problem is reported if all members and parameters are described; a prop describes its setConfig key too', () => {
  expect(problems()).toEqual([])
})

test.each<[string, Changes, string]>([
  [
    'a member without a description',
    { 'table.rowId': undefined },
    'table.rowId has no description. Write it in content/api/table.ts, in Chinese and English.'
  ],
  [
    'a parameter without a description',
    { order: undefined },
    'table()sort: the parameter order? has no description. Describe "order" in content/api/params.ts, or "table()sort~order" in content/api/table.ts.'
  ],
  [
    'a description of an unknown member',
    { 'table.gone': { zh: '没了', en: 'Gone' } },
    'content/api/table.ts describes table.gone, which the library does not have. Remove it, or mend the path.'
  ],
  [
    'a description of an unknown parameter',
    { 'table()sort~by': { zh: '列', en: 'Column' } },
    'content/api/table.ts describes table()sort~by, which the library does not have. Remove it, or mend the path.'
  ],
  [
    'a deprecated member without a successor',
    { 'table.rowId': { zh: '主键。', en: 'The key.' } },
    "table.rowId is deprecated in the library. Name what to use instead: deprecated: 'table.…', or '' when there is nothing."
  ],
  [
    'an unknown successor',
    { 'table.rowId': { zh: '主键。', en: 'The key.', deprecated: 'table.key' } },
    'table.rowId names table.key as its successor, which the library does not have.'
  ],
  [
    'a description without its English text',
    { 'table.size': { zh: '尺寸', en: ' ' } },
    'content/api/table.ts: table.size lacks a language. Write both.'
  ],
  [
    'Chinese in the English text',
    { 'table.size': { zh: '尺寸', en: 'Size 尺寸' } },
    'content/api/table.ts: table.size holds Chinese in its English text.'
  ],
  [
    'a Chinese text without Chinese',
    { 'table.size': { zh: 'The size', en: 'The size' } },
    'content/api/table.ts: table.size has no Chinese in its Chinese text.'
  ],
  [
    'an unclosed backtick',
    { 'table.size': { zh: '尺寸 `mini', en: 'Size `mini`' } },
    'content/api/table.ts: table.size has a backtick that is not closed.'
  ],
  [
    'a link to an unknown member',
    { 'table.size': { zh: '[尺寸](table.sizes)', en: '[Size](table.sizes)' } },
    'content/api/table.ts: table.size links to table.sizes, which is no member and no page.'
  ],
  [
    'a link to an unknown page',
    { 'table.size': { zh: '[尺寸](/table/base/size)', en: '[Size](/table/base/size)' } },
    'content/api/table.ts: table.size links to /table/base/size, which is no member and no page.'
  ],
  [
    'a `same` that refers to a member without a description',
    { 'table()sort': { same: 'table.sorts' } },
    'content/api/table.ts: table()sort is the same as table.sorts, which has no text.'
  ]
])('API descriptions: %s is reported with the remedy', (_, changes, sentence) => {
  expect(problems(changes)).toContain(sentence)
})

test('two description files that describe the same member are reported', () => {
  expect(problems({}, { 'api/zz.ts': "export default { 'table.size': { zh: '尺寸', en: 'Size' } }" })).toEqual([
    'content/api/zz.ts describes table.size, as content/api/table.ts does. Keep one.'
  ])
})

test('a member with a `same` that refers to itself is reported as not described', () => {
  expect(problems({ 'table()sort': { same: 'table()sort' } })).toContain(
    'table()sort has no description. Write it in content/api/table.ts, in Chinese and English.'
  )
})

test('a description file without a default export is rejected with its name', () => {
  expect(() => problems({}, { 'api/empty.ts': 'const a = 1' })).toThrow('content/api/empty.ts exports nothing.')
})
