import { expect, test } from 'vitest'
import { readVersions, withChosen } from './versions.ts'

const usual = { from: '3.8.6', to: '3.21.6' }

test.each([
  ['', usual],
  ['to=3.9.0', { from: '3.8.6', to: '3.9.0' }],
  ['from=3.9.0&to=3.18.20', { from: '3.9.0', to: '3.18.20' }],
  ['from=3.21.6&to=3.9.0', usual],
  ['to=4.7.0', usual],
  ['to=<script>', usual],
  ['to=3.18.19', { from: '3.8.6', to: '3.18.19' }]
])('the address %j asks for %j', (query, versions) =>
  expect(readVersions(new Map(new URLSearchParams(query)))).toEqual(versions)
)

test('a version of the address stands in its place in the list', () => {
  expect(withChosen(['3.9.0', '3.12.10'], '3.10.1')).toEqual(['3.9.0', '3.10.1', '3.12.10'])
  expect(withChosen(['3.9.0'], '3.9.0')).toEqual(['3.9.0'])
})
