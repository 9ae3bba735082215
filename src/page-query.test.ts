import { expect, test } from 'vitest'
import { applyQueryChanges } from './page-query.ts'

test('applyQueryChanges() sets, replaces and removes the given parameters and keeps others', () => {
  const query = new Map(new URLSearchParams('lang=en_US&from=3.8.6&q=sort'))
  expect([...applyQueryChanges(query, { from: '3.9.0', q: '', to: '3.21.6', kind: undefined })]).toEqual([
    ['lang', 'en_US'],
    ['from', '3.9.0'],
    ['to', '3.21.6']
  ])
})
