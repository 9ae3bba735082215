import { expect, test } from 'vitest'
import { firstSentence, plainText, readMarkedText } from './marked-text.ts'

test('readMarkedText() returns text without marks as one piece', () => {
  expect(readMarkedText('Rows of the table.')).toEqual([{ text: 'Rows of the table.', isCode: false }])
  expect(readMarkedText('')).toEqual([])
})

test('readMarkedText() returns code in backticks as a separate piece', () => {
  expect(readMarkedText('Use `null` here')).toEqual([
    { text: 'Use ', isCode: false },
    { text: 'null', isCode: true },
    { text: ' here', isCode: false }
  ])
})

test('readMarkedText() turns a link to a member into the address of its row', () => {
  expect(readMarkedText('[the order](table.sortConfig.orders)')).toEqual([
    { href: '#/table/api?filterName=sortConfig.orders', label: [{ text: 'the order', isCode: false }] }
  ])
})

test('readMarkedText() reads code in a link label and parentheses in a link target', () => {
  expect(readMarkedText('call [`sort()` now](table()sort).')).toEqual([
    { text: 'call ', isCode: false },
    {
      href: `#/table/api?filterName=${encodeURIComponent('()sort')}`,
      label: [
        { text: 'sort()', isCode: true },
        { text: ' now', isCode: false }
      ]
    },
    { text: '.', isCode: false }
  ])
})

test('readMarkedText() reads links to pages of this site and to https addresses', () => {
  expect(readMarkedText('[a](/table/base/sort#demo-x)[b](https://example.com/?q=1)')).toEqual([
    { href: '#/table/base/sort#demo-x', label: [{ text: 'a', isCode: false }] },
    { href: 'https://example.com/?q=1', label: [{ text: 'b', isCode: false }] }
  ])
})

test('readMarkedText() returns a link with any other target as text', () => {
  expect(readMarkedText('[a](javascript:alert)')).toEqual([{ text: 'a', isCode: false }])
  expect(readMarkedText('[a](http://example.com)')).toEqual([{ text: 'a', isCode: false }])
})

test('readMarkedText() returns unclosed marks as text and brackets in code as code', () => {
  expect(plainText(readMarkedText('an array [a, b] and ` alone'))).toBe('an array [a, b] and ` alone')
  expect(readMarkedText('`row[key](x)`')).toEqual([{ text: 'row[key](x)', isCode: true }])
})

test('plainText() returns a text without marks', () => {
  expect(plainText(readMarkedText('With `a` see [`b` c](table.d)'))).toBe('With a see b c')
})

test.each([
  ['How columns are sorted. More here.', 'How columns are sorted.'],
  ['列怎样排序。其余略。', '列怎样排序。'],
  ['Since 3.8 with `a. b` as value. Then', 'Since 3.8 with a. b as value.'],
  ['A list, e.g. of rows. Then', 'A list, e.g. of rows.'],
  ['no end', 'no end']
])('the first sentence of "%s" ends at its full stop', (text, first) => {
  expect(plainText(firstSentence(readMarkedText(text)))).toBe(first)
})
