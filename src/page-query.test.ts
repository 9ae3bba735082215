import { expect, test } from 'vitest'
import { changedQuery } from './page-query.ts'

test('a change sets, replaces and removes its own parts and leaves the others', () => {
  const query = new Map(new URLSearchParams('lang=en_US&from=3.8.6&q=sort'))
  expect([...changedQuery(query, { from: '3.9.0', q: '', to: '3.21.6', kind: undefined })]).toEqual([
    ['lang', 'en_US'],
    ['from', '3.9.0'],
    ['to', '3.21.6']
  ])
})
