import { expect, test } from 'vitest'
import { sentence } from './sentence.ts'

test.each([
  [new TypeError('rows is not iterable'), 'TypeError: rows is not iterable'],
  ['a text', 'a text'],
  [undefined, 'undefined'],
  [null, 'null'],
  [404, '404']
])('%s as one line of text', (error, text) => {
  expect(sentence(error)).toBe(text)
})
