import { expect, test } from 'vitest'
import { firstSentence, replaceLinkTargets } from './description-text.ts'

test('targets of links are replaced, also those of methods', () => {
  const text = 'See [Sorting](/table/base/sort) and [sort()](table()sort).'
  expect(replaceLinkTargets(text, target => `<${target}>`)).toBe(
    'See [Sorting](</table/base/sort>) and [sort()](<table()sort>).'
  )
})

test.each([
  ['Set `a. b` first. Then wait.', 'Set `a. b` first.'],
  ['See [x](table.sortConfig. y)? Yes.', 'See [x](table.sortConfig. y)?'],
  ['Style of the border, e.g. `full`. `none` hides it.', 'Style of the border, e.g. `full`.'],
  ['设置主键。然后排序。', '设置主键。'],
  ['Version 3.8.6 only', 'Version 3.8.6 only']
])('the first sentence of %s ends outside of code and links', (text, first) => {
  expect(firstSentence(text)).toBe(first)
})
