import { expect, test } from 'vitest'
import { readVersions, withSelected } from './version-options.ts'

const defaults = { from: '3.8.6', to: '3.21.6' }

test.each([
  ['', defaults],
  ['to=3.9.0', { from: '3.8.6', to: '3.9.0' }],
  ['from=3.9.0&to=3.18.20', { from: '3.9.0', to: '3.18.20' }],
  ['from=3.21.6&to=3.9.0', defaults],
  ['to=4.7.0', defaults],
  ['to=<script>', defaults],
  ['to=3.18.19', { from: '3.8.6', to: '3.18.19' }]
])('the upgrade check reads the query %j as the versions %j', (query, versions) =>
  expect(readVersions(new Map(new URLSearchParams(query)))).toEqual(versions)
)

test('the version options include the version of the address once, in order', () => {
  expect(withSelected(['3.9.0', '3.12.10'], '3.10.1')).toEqual(['3.9.0', '3.10.1', '3.12.10'])
  expect(withSelected(['3.9.0'], '3.9.0')).toEqual(['3.9.0'])
})
