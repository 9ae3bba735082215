import { expect, test } from 'vitest'
import type { DefectSeverity } from '../shared/defects.ts'
import { chooseRelease, countRemovedMembers, rateReleases } from './release-choice.ts'

const releases = ['3.7.6', '3.8.6', '3.9.0', '3.9.4', '3.10.0', '3.11.0']

function rate(cases: Record<string, string>, severity: DefectSeverity = 'data') {
  return rateReleases({
    results: { releases, cases },
    severities: new Map(Object.keys(cases).map(id => [id, severity])),
    documented: '3.8.6',
    countRemovedMembers: version => Number(version.split('.')[1]),
    countChangedDefaults: version => (version === '3.8.6' ? 0 : 4)
  })
}
const choose = (cases: Record<string, string>, severity?: DefectSeverity) =>
  chooseRelease(rate(cases, severity)).target?.version

test('the documented release and the newest of each later minor version are rated', () => {
  const [stay, next] = rate({ mended: 'pffppp', always: 'ffffff' })
  expect(rate({}).map(({ version }) => version)).toEqual(['3.8.6', '3.9.4', '3.10.0', '3.11.0'])
  expect(stay).toMatchObject({ present: { data: 2 }, fixed: [], removedMembers: 8, changedDefaults: 0, points: 2 })
  expect(next).toMatchObject({
    present: { data: 1 },
    fixed: ['mended'],
    fixedData: ['mended'],
    changedDefaults: 4,
    points: 1
  })
})

test('the release with the fewest defects is chosen, of several the newest', () => {
  expect(choose({ a: 'ffffpf', b: 'fffppf' })).toBe('3.10.0')
  expect(choose({ a: 'ffffpp', b: 'fffppp' })).toBe('3.11.0')
  expect(choose({ a: 'fffppf', b: 'ffffff' })).toBe('3.10.0')
})

test('the documented release stays if no later one has fewer points', () => {
  expect(choose({ a: 'ffffff' })).toBeUndefined()
  expect(choose({ a: 'fffppp', b: 'fpffff' })).toBeUndefined()
  expect(choose({})).toBeUndefined()
})

test('a defect that comes back counts more than one that remains, and a new one as much as one that comes back', () => {
  const remaining = { a: 'fffppp', b: 'fffppp', c: 'fffppp', d: 'ffffff' }
  expect(choose(remaining)).toBe('3.11.0')
  expect(choose({ ...remaining, d: 'fffppf' })).toBe('3.10.0')
  expect(choose({ ...remaining, d: 'pppppf' })).toBe('3.10.0')
  expect(rate({ a: 'fffppf' }).at(-1)).toMatchObject({ brought: ['a'], points: 3 })
  expect(rate({ a: 'pppppf' }, 'display').at(-1)).toMatchObject({ brought: ['a'], points: 2 })
})

test('only wrong or lost data counts among the remaining defects, and a missing result counts as the defect', () => {
  expect(choose({ a: 'fffppp' }, 'display')).toBeUndefined()
  expect(choose({ a: 'fffppn' })).toBe('3.10.0')
  expect(rate({ a: 'fffppn' }).at(-1)).toMatchObject({ present: { data: 0 }, unanswered: 1, fixed: [], points: 1 })
})

test('the options of a removed object count as the object', () => {
  const removed = ['.sort', '.sort.order', '.filter.remote', '@click']
  const members = {
    keysOf: () => [...removed, '.filter'],
    has: (release: string, _subject: string, key: string) => release === '3.8.6' || !removed.includes(key)
  }
  expect(countRemovedMembers(members, ['table'], '3.8.6', '3.9.0')).toBe(3)
  expect(countRemovedMembers(members, ['table'], '3.8.6', '3.8.6')).toBe(0)
})
