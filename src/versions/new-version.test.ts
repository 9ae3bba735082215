import { expect, test } from 'vitest'
import { newVersion } from './new-version.ts'

const answer = (...v3StableList: string[]) => ({ v3StableList })

test('a newer 3.8 is news', () => {
  expect(newVersion(answer('3.8.25', '3.8.6'), '3.8.6', null)).toBe('3.8.25')
})

test('versions are compared as numbers', () => {
  expect(newVersion(answer('3.8.10'), '3.8.9', null)).toBe('3.8.10')
  expect(newVersion(answer('3.8.9'), '3.8.10', null)).toBeUndefined()
})

test('3.9 is another line and no news here', () => {
  expect(newVersion(answer('3.9.1', '3.8.7'), '3.8.6', null)).toBe('3.8.7')
  expect(newVersion(answer('3.9.1', '3.80.0'), '3.8.6', null)).toBeUndefined()
})

test('the version that runs, an older one and no answer are no news', () => {
  expect(newVersion(answer('3.8.6'), '3.8.6', null)).toBeUndefined()
  expect(newVersion(answer('3.8.5'), '3.8.6', null)).toBeUndefined()
  expect(newVersion(answer(), '3.8.6', null)).toBeUndefined()
  expect(newVersion(undefined, '3.8.6', null)).toBeUndefined()
})

test('a dismissed version stays away, the next one comes', () => {
  expect(newVersion(answer('3.8.25'), '3.8.6', '3.8.25')).toBeUndefined()
  expect(newVersion(answer('3.8.26'), '3.8.6', '3.8.25')).toBe('3.8.26')
})
