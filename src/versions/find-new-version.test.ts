import { expect, test } from 'vitest'
import { findNewVersion } from './find-new-version.ts'

const response = (...v3StableList: string[]) => ({ v3StableList })

test('a newer 3.8 release is announced', () => {
  expect(findNewVersion(response('3.8.25', '3.8.6'), '3.8.6', null)).toBe('3.8.25')
})

test('versions for the notice are compared as numbers', () => {
  expect(findNewVersion(response('3.8.10'), '3.8.9', null)).toBe('3.8.10')
  expect(findNewVersion(response('3.8.9'), '3.8.10', null)).toBeUndefined()
})

test('only 3.8 releases are announced', () => {
  expect(findNewVersion(response('3.9.1', '3.8.7'), '3.8.6', null)).toBe('3.8.7')
  expect(findNewVersion(response('3.9.1', '3.80.0'), '3.8.6', null)).toBeUndefined()
})

test('no release is announced for the running version, an older version or a missing response', () => {
  expect(findNewVersion(response('3.8.6'), '3.8.6', null)).toBeUndefined()
  expect(findNewVersion(response('3.8.5'), '3.8.6', null)).toBeUndefined()
  expect(findNewVersion(response(), '3.8.6', null)).toBeUndefined()
  expect(findNewVersion(undefined, '3.8.6', null)).toBeUndefined()
})

test('a dismissed release is not announced again, a newer release is', () => {
  expect(findNewVersion(response('3.8.25'), '3.8.6', '3.8.25')).toBeUndefined()
  expect(findNewVersion(response('3.8.26'), '3.8.6', '3.8.25')).toBe('3.8.26')
})
