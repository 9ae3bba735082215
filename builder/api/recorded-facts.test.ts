import { expect, test } from 'vitest'
import type { MemberFact } from './fact.ts'
import { compareWithRecord, recordFacts } from './recorded-facts.ts'

const size: MemberFact = { path: 'table.size', kind: 'prop', type: 'string' }
const change: MemberFact = {
  path: 'table@sort-change',
  kind: 'event',
  type: 'event',
  params: [{ name: 'order', type: 'string' }]
}

test('a member equal to its recorded facts is not reported as changed', () => {
  expect(compareWithRecord([size, change], recordFacts([size, change]))).toEqual([])
})

test.each<[string, Partial<MemberFact>]>([
  ['type', { type: 'number' }],
  ['default', { default: "'mini'" }]
])('a member is reported if its %s differs from the record', (_, difference) => {
  expect(compareWithRecord([{ ...size, ...difference }], recordFacts([size]))).toEqual([
    expect.stringMatching(/^table\.size has changed in the library/)
  ])
})

test('a member is reported if its parameters differ from the record', () => {
  expect(compareWithRecord([{ ...change, params: [] }], recordFacts([change]))).toEqual([
    expect.stringContaining('table@sort-change has changed')
  ])
})

test('a member without a record and a record without a member are reported', () => {
  expect(compareWithRecord([change], recordFacts([size]))).toEqual([
    'table@sort-change is new in the library. Read its description again, then run UPDATE_GOLDEN=1 npm run check.',
    'table.size is gone from the library. Read its description again, then run UPDATE_GOLDEN=1 npm run check.'
  ])
})
