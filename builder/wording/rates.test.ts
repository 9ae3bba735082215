import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { RateRule } from './rates.ts'
import { formatRates, groupOf, improvedRates, proseIn, rateOf, rateProblem, rateRulesOf } from './rates.ts'

const rules = rateRulesOf(readFileSync(path.resolve(import.meta.dirname, '../../docs/terms.md'), 'utf8'))
const rule = (name: string): RateRule => rules.find(each => each.name === name)!
const page = (text: string, language: 'zh' | 'en' = 'en') =>
  proseIn([{ name: `content/table/base/sort/page.${language}.mdx`, source: text }], language)
/** Number of matches in a text that is measured as if it had 10,000 words. */
const count = (name: string, text: string): number =>
  rateOf({ ...page(text, rule(name).language), length: 10_000 }, rule(name))

test('the list of rates has unique ids and a range that contains each single reference', () => {
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length)
  for (const { min, max, references } of rules)
    for (const reference of references.split(', ').filter(each => each !== '–')) {
      expect(Number(reference)).toBeGreaterThanOrEqual(min)
      expect(Number(reference)).toBeLessThanOrEqual(max)
    }
})

test('a malformed entry in the list of rates is rejected', () => {
  expect(() => rateRulesOf('```text\nr01  en  can  48  97  can\n```')).toThrow('"r01  en  can  48  97  can" is not')
})

test.each([
  ['contractions', 'It’s hidden. Rows can’t move, and you’re done. The column’s width stays.', 3],
  ['possessives', 'The column’s width and the users’ order. `rows`’s keys. It’s hidden; that’s all.', 3],
  ['you', 'You set your rows. The youngest is first.', 2],
  ['can', 'Rows can move. They cannot be canned.', 1],
  ['“a click on”', 'A click on a row, then a double-click on a cell. Click on it.', 2],
  [
    'verb + “no”',
    'A table shows no rows and `x` has no default. Rows no longer move. There is no row. That has no effect.',
    2
  ],
  ['With/Without', 'With a key, rows move. Sort without a key. Without rows it is empty. - Within a cell.', 2],
  ['semicolons', 'One; two; three.', 2],
  ['Therefore', 'Therefore set a key. Rows therefore move.', 1]
])('the rate “%s” counts its own expression only', (name, text, expected) => {
  expect(count(name, text)).toBeCloseTo(expected)
})

test.each([
  ['…时，', '点击时，表格排序。同时，保存。', 1],
  ['因此', '因此排序。', 1],
  ['如果', '如果没有行，显示空数据。', 1],
  ['可以', '你可以排序。', 1],
  ['通过', '通过插槽自定义。校验通过后保存，校验不通过则提示。', 1],
  ['你', '你可以排序。', 1]
])('the Chinese rate “%s” counts its own expression only', (name, text, expected) => {
  expect(count(name, text)).toBeCloseTo(expected)
})

test('rates are per 10,000 words in English and per 10,000 characters without code in Chinese', () => {
  expect(rateOf(page('You can `sort` rows by name in any of the columns.'), rule('can'))).toBeCloseTo(10_000 / 11)
  expect(rateOf(page('可以调用 `sort` 排序。', 'zh'), rule('可以'))).toBeCloseTo(10_000 / 7)
})

test('sentence lengths leave out headings, cells and links without a period', () => {
  const text = `## A heading {/*a*/}

One two three four five six seven eight nine.

| Head |
| --- |
| A cell. |

- [Sort](/table/base/sort): change the order
- Set a key. One two three four five six seven eight nine ten.
`
  expect(page(text).sentences).toEqual([9, 3, 10])
  expect(rateOf(page(text), rule('median'))).toBe(9)
  expect(rateOf(page(text), rule('short'))).toBeCloseTo(100 / 3)
})

test('pages and descriptions belong to the group of their folder, other files to none', () => {
  expect(groupOf('content/table/base/sort/page.en.mdx')).toBe('table/base')
  expect(groupOf('content/table/start/upgrade/page.zh.mdx')).toBe('upgrade')
  expect(groupOf('content/table/start/install/page.zh.mdx')).toBe('guide')
  expect(groupOf('content/table/module/modal/page.en.mdx')).toBe('components')
  expect(groupOf('content/button/api/page.en.mdx')).toBe('components')
  expect(groupOf('content/table/formats/api/page.en.mdx')).toBe('table/registries')
  expect(groupOf('content/api/table-props.ts')).toBe('api texts')
  expect(groupOf('content/table/base/sort/sort-by-header.vue')).toBeUndefined()
})

test('a rate out of range is a problem unless it is no worse than the allowed one', () => {
  const can = rule('can')
  expect(rateProblem('form', can, 97)).toBeUndefined()
  expect(rateProblem('form', can, 20)).toContain('form r04 en can: 20.0, allowed 48 to 194')
  expect(rateProblem('form', can, 20, 20)).toBeUndefined()
  expect(rateProblem('form', can, 19, 20)).toContain('19.0, allowed 20')
  expect(rateProblem('form', can, 300, 310)).toBeUndefined()
  expect(rateProblem('form', can, 311, 310)).toBeDefined()
  expect(rateProblem('form', can, 195, 20)).toBeDefined()
  expect(rateProblem('form', can, 20, 310)).toBeDefined()
})

test('better rates replace allowed ones, rates in range remove them, worse and new ones change nothing', () => {
  const can = rule('can')
  const store = (rate: number) => improvedRates({ form: { r04: 20 } }, [{ group: 'form', rule: can, rate }])
  expect(store(30.7)).toEqual({ form: { r04: 30 } })
  expect(store(97)).toEqual({})
  expect(store(10)).toEqual({ form: { r04: 20 } })
  expect(improvedRates({}, [{ group: 'form', rule: can, rate: 20 }])).toEqual({})
})

test('the printed line marks rates out of range', () => {
  const rates = [
    { rule: rule('can'), rate: 20 },
    { rule: rule('you'), rate: 135 }
  ]
  expect(formatRates('en form', 2672, rates)).toBe('en form              2672  can 20!, you 135')
})
