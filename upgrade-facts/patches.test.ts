import { expect, test } from 'vitest'
import { createPatchTable } from './patch-table.ts'
import { findPatchRange, getPatchState, patches } from './patches.ts'

const results = { releases: ['3.7.6', '3.8.6', '3.9.0', '3.10.0', '3.11.39'], cases: { a: 'pffpf', b: 'nfnnn' } }

test('the range of a patch names the fix and a later return of the defect', () => {
  expect(findPatchRange({ cases: ['a'] }, results)).toEqual({ since: '3.8.6', fixedIn: '3.10.0', againIn: '3.11.39' })
  expect(findPatchRange({ cases: ['b'] }, results)).toEqual({ since: '3.8.6' })
})

test('a release has the defect of a patch while one of its cases fails, and works if all pass', () => {
  const both = { ...results, cases: { a: 'pffpp', c: 'nffnp', d: 'pffff' } }
  expect(findPatchRange({ cases: ['a', 'c'] }, both)).toEqual({ since: '3.8.6', fixedIn: '3.11.39' })
  expect(findPatchRange({ cases: ['a', 'd'] }, both)).toEqual({ since: '3.8.6' })
  expect(getPatchState({ cases: ['a', 'c'] }, '3.10.0', both)).toBe('unknown')
  expect(getPatchState({ cases: ['a', 'd'] }, '3.11.39', both)).toBe('untested')
})

test('a release without the defect needs no patch, and one with it has no tested patch', () => {
  const stateOf = (version: string) => getPatchState({ cases: ['a'] }, version, results)
  expect(['3.8.6', '3.9.0', '3.10.0', '3.8.1'].map(stateOf)).toEqual(['applies', 'untested', 'fixed', 'unknown'])
})

test('the table has a row for each patch that links to its code', () => {
  const { rows } = createPatchTable('en')
  expect(rows.map(cells => cells.at(-1))).toEqual(patches.map(({ name }) => `[\`${name}\`](/upgrade/patches#${name})`))
  expect(rows.find(cells => cells[2]!.includes('lazy-loaded'))?.[1]).toBe(
    'Since 3.2.4, fixed in 3.12.9, again in 3.14.5'
  )
})
