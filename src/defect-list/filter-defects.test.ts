import { expect, test } from 'vitest'
import type { DefectList } from '../../shared/defects.ts'
import type { DefectFilters } from './filter-defects.ts'
import { createDefectView, readDefectFilters } from './filter-defects.ts'

const defect = (name: string, letters: string, symptom = '', members: string[] = []) => ({
  id: `table/base/${name}`,
  page: name === 'empty' ? 'form/valid' : 'table/base',
  title: 'Sizes',
  severity: name === 'lost' ? ('data' as const) : ('broken' as const),
  symptom,
  letters,
  members
})
const list: DefectList = {
  renewed: '2026-12-01',
  releases: ['3.7.6', '3.8.6', '3.9.0', '3.10.0'],
  defects: [
    defect('lost', 'fffp', 'Removing `max-height` has no effect'),
    defect('empty', 'pfff', '', ['form().clearValidate']),
    defect('again', 'nfpf'),
    defect('old', 'ffnn')
  ]
}
const show = (filters: Partial<DefectFilters>) =>
  [...createDefectView(list, { release: '3.8.6', query: '', ...filters }).shown].map(id => id.split('/').at(-1))

test('a release shows the defects that it has, and counts those without a result', () => {
  expect(show({})).toEqual(['lost', 'empty', 'again', 'old'])
  expect(show({ release: '3.9.0' })).toEqual(['lost', 'empty'])
  expect(createDefectView(list, { release: '3.9.0', query: '' })).toMatchObject({ total: 2, unanswered: 1 })
})

test('words match symptoms, names and members in any spelling, and all words must match', () => {
  expect(show({ query: 'maxHeight' })).toEqual(['lost'])
  expect(show({ query: 'MAX-HEIGHT effect' })).toEqual(['lost'])
  expect(show({ query: 'max-height validate' })).toEqual([])
  expect(show({ query: 'clearvalidate' })).toEqual(['empty'])
  expect(show({ query: '(.*' })).toEqual([])
})

test('section, severity and state reduce the list, and choices are counted without their own filter', () => {
  expect(show({ section: 'form' })).toEqual(['empty'])
  expect(show({ severity: 'data' })).toEqual(['lost'])
  expect(show({ state: 'fixed' })).toEqual(['lost', 'again'])
  expect(show({ state: 'left' })).toEqual(['empty', 'again'])
  expect(show({ state: 'brought' })).toEqual(['empty'])
  expect(show({ state: 'brought', release: '3.10.0' })).toEqual(['empty', 'again'])
  const view = createDefectView(list, { release: '3.8.6', query: '', severity: 'data', state: 'left' })
  expect(view.countsBySeverity).toEqual({ data: 0, broken: 2, display: 0 })
  expect(view.countsByState).toEqual({ fixed: 1, left: 0, brought: 0 })
})

test('unknown values of an address count as not set', () => {
  const read = (params: Record<string, string>) => readDefectFilters(new Map(Object.entries(params)), list)
  expect(read({ release: '3.9.0', q: 'a', of: 'form', harm: 'data', state: 'left' })).toEqual({
    release: '3.9.0',
    query: 'a',
    section: 'form',
    severity: 'data',
    state: 'left'
  })
  expect(read({ release: '9', of: '__proto__', harm: 'x', state: 'constructor' })).toEqual({
    release: '3.8.6',
    query: ''
  })
})
