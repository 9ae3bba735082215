import { expect, test } from 'vitest'
import { listVersions, readTarget } from './check-target.ts'

test.each([
  ['', { kind: 'upgrade', from: '3.8.6', to: '3.21.6' }],
  ['to=3.9.0', { kind: 'upgrade', from: '3.8.6', to: '3.9.0' }],
  ['for=3.8.6', { kind: 'version', version: '3.8.6' }],
  ['for=3.7.6&to=3.9.0', { kind: 'version', version: '3.7.6' }],
  ['for=3.8.25', { kind: 'version', version: '3.8.25' }],
  ['for=3.8', { kind: 'version', version: '3.8.6' }],
  ['for=4.7.0', { kind: 'version', version: '3.8.6' }],
  ['for=<script>', { kind: 'version', version: '3.8.6' }]
])('the page reads the query %j as the target %j', (query, target) =>
  expect(readTarget(new Map(new URLSearchParams(query)))).toEqual(target)
)

test('the versions to choose from begin with that of the site, then the newest, and include the chosen one once', () => {
  expect(listVersions(['3.0.3', '3.8.6', '3.21.6'], '3.8.25')).toEqual(['3.8.6', '3.21.6', '3.8.25', '3.0.3'])
  expect(listVersions([], '3.8.6')).toEqual(['3.8.6'])
})
