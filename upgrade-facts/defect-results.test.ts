import { expect, test } from 'vitest'
import { compareDefects } from '../shared/compare-defects.ts'
import { findDefectRange, listDefectsOf } from './defect-results.ts'

const results = {
  releases: ['3.6.0', '3.7.0', '3.8.6', '3.9.0', '3.10.0'],
  cases: { always: 'fffff', mended: 'fffpp', regression: 'npfff', later: 'pppff', back: 'fpfpf' }
}

test('a defect is described by the releases around the given one', () => {
  const ranges = Object.keys(results.cases).map(id => findDefectRange(results, id, '3.8.6'))
  expect(ranges).toEqual([
    { since: '3.6.0', isRegression: false },
    { since: '3.6.0', isRegression: false, fixedIn: '3.9.0' },
    { since: '3.8.6', isRegression: true },
    undefined,
    { since: '3.8.6', isRegression: true, fixedIn: '3.9.0' }
  ])
})

test('defects of a release, and those that another release loses and gains', () => {
  expect(listDefectsOf(results, '3.7.0')).toEqual(['always', 'mended'])
  expect(compareDefects(results, '3.8.6', '3.9.0')).toEqual({
    from: '3.8.6',
    to: '3.9.0',
    fixed: ['mended', 'back'],
    added: ['later'],
    remaining: ['always', 'regression'],
    unanswered: 0
  })
})

test('a version that did not run the cases is compared by the nearest older release', () => {
  expect(compareDefects(results, '3.6.5', '3.9.7')).toMatchObject({ from: '3.6.0', to: '3.9.0', unanswered: 0 })
  expect(compareDefects(results, '3.5.0', '3.9.0')).toBeUndefined()
})
