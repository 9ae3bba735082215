import { expect, test } from 'vitest'
import { memoryFiles } from '../pages/memory-files.ts'
import type { MemberFact } from './fact.ts'
import { factIndex } from './fact.ts'
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
  return checkTexts(factIndex(facts), readMemberTexts(files), new Set(['/table/base/sort']))
}

test('a description of everything is enough; a prop describes the key that sets its default', () => {
  expect(problems()).toEqual([])
})

test.each<[string, Changes, string]>([
  [
    'a member without text',
    { 'table.rowId': undefined },
    'table.rowId has no description. Write it in content/api/table.ts, in Chinese and English.'
  ],
  [
    'a parameter without text',
    { order: undefined },
    'table()sort: the parameter order? has no description. Describe "order" in content/api/params.ts, or "table()sort~order" in content/api/table.ts.'
  ],
  [
    'a text without a member',
    { 'table.gone': { zh: '没了', en: 'Gone' } },
    'content/api/table.ts describes table.gone, which the library does not have. Remove it, or mend the path.'
  ],
  [
    'a text for a parameter that is none',
    { 'table()sort~by': { zh: '列', en: 'Column' } },
    'content/api/table.ts describes table()sort~by, which the library does not have. Remove it, or mend the path.'
  ],
  [
    'a deprecated member without a successor',
    { 'table.rowId': { zh: '主键。', en: 'The key.' } },
    "table.rowId is deprecated in the library. Name what to use instead: deprecated: 'table.…', or '' when there is nothing."
  ],
  [
    'a successor that does not exist',
    { 'table.rowId': { zh: '主键。', en: 'The key.', deprecated: 'table.key' } },
    'table.rowId names table.key as its successor, which the library does not have.'
  ],
  [
    'one language',
    { 'table.size': { zh: '尺寸', en: ' ' } },
    'content/api/table.ts: table.size lacks a language. Write both.'
  ],
  [
    'Chinese in English',
    { 'table.size': { zh: '尺寸', en: 'Size 尺寸' } },
    'content/api/table.ts: table.size holds Chinese in its English text.'
  ],
  [
    'English in Chinese',
    { 'table.size': { zh: 'The size', en: 'The size' } },
    'content/api/table.ts: table.size has no Chinese in its Chinese text.'
  ],
  [
    'an open backtick',
    { 'table.size': { zh: '尺寸 `mini', en: 'Size `mini`' } },
    'content/api/table.ts: table.size has a backtick that is not closed.'
  ],
  [
    'a link to no member',
    { 'table.size': { zh: '[尺寸](table.sizes)', en: '[Size](table.sizes)' } },
    'content/api/table.ts: table.size links to table.sizes, which is no member and no page.'
  ],
  [
    'a link to no page',
    { 'table.size': { zh: '[尺寸](/table/base/size)', en: '[Size](/table/base/size)' } },
    'content/api/table.ts: table.size links to /table/base/size, which is no member and no page.'
  ],
  [
    'a text that is the same as none',
    { 'table()sort': { same: 'table.sorts' } },
    'content/api/table.ts: table()sort is the same as table.sorts, which has no text.'
  ]
])('%s is named with the remedy', (_, changes, sentence) => {
  expect(problems(changes)).toContain(sentence)
})

test('two files do not describe the same member', () => {
  expect(problems({}, { 'api/zz.ts': "export default { 'table.size': { zh: '尺寸', en: 'Size' } }" })).toEqual([
    'content/api/zz.ts describes table.size, as content/api/table.ts does. Keep one.'
  ])
})

test('a circle of sameness has no text', () => {
  expect(problems({ 'table()sort': { same: 'table()sort' } })).toContain(
    'table()sort has no description. Write it in content/api/table.ts, in Chinese and English.'
  )
})

test('a file that exports nothing is named', () => {
  expect(() => problems({}, { 'api/empty.ts': 'const a = 1' })).toThrow('content/api/empty.ts exports nothing.')
})
