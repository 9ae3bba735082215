import { expect, test } from 'vitest'
import { errorMessage } from './error-message.ts'

test.each([
  [new TypeError('rows is not iterable'), 'TypeError: rows is not iterable'],
  [
    Object.assign(new Error('gone'), { code: 'CSS_CHUNK_LOAD_FAILED', type: 'missing' }),
    'Error: gone (CSS_CHUNK_LOAD_FAILED, missing)'
  ],
  [Object.assign(new Error('gone'), { code: undefined, type: 'missing' }), 'Error: gone (missing)'],
  ['a text', 'a text'],
  [undefined, 'undefined'],
  [null, 'null'],
  [404, '404']
])('%s is formatted as one line of text', (error, text) => {
  expect(errorMessage(error)).toBe(text)
})
