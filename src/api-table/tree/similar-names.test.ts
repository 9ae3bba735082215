import { expect, test } from 'vitest'
import { tableSubject } from './fake-subject.ts'
import { similarNames } from './similar-names.ts'
import { apiTree } from './rows.ts'

const tree = apiTree(tableSubject)

test('similar names for a misspelled member are found with and without the component name', () => {
  const [first] = similarNames(tree, 'sortConfg')
  expect(first).toBe('sortConfig')
  expect(similarNames(tree, 'table.sortConfg')[0]).toBe(first)
})

test('similar names for misspelled keys and events are found', () => {
  expect(similarNames(tree, 'defaltSort')[0]).toBe('defaultSort')
  expect(similarNames(tree, 'cell-klick')[0]).toBe('cellClick')
})

test('no similar names are found for an empty or a dissimilar name', () => {
  expect(similarNames(tree, 'qqqq')).toEqual([])
  expect(similarNames(tree, '')).toEqual([])
})
