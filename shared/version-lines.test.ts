import { expect, test } from 'vitest'
import { getLineName, getLineState } from './version-lines.ts'

test.each([
  ['4.7+', 'latest'],
  ['4.12.1', 'latest'],
  ['4.0–4.6', { endedIn: '2024-12' }],
  ['4.6', { endedIn: '2024-12' }],
  ['4', { endedIn: '2024-12' }],
  ['3.9+', 'longTerm'],
  ['3.21', 'longTerm'],
  ['3.8', { endedIn: '2024-12-01' }],
  ['v3.0', { endedIn: '2024-12-01' }],
  ['2', { endedIn: '2021-12' }],
  ['1.6', { endedIn: '2020-04' }],
  ['5', undefined],
  ['next', undefined]
])('the support state of version %s is %j', (version, state) => {
  expect(getLineState(version)).toEqual(state)
})

test.each([
  ['3.21.6', '3.9+'],
  ['3.8.6', '3.0–3.8'],
  ['5.0.0', undefined]
])('the line of version %s is %s', (version, name) => {
  expect(getLineName(version)).toBe(name)
})
