import { expect, test } from 'vitest'
import { tableSubject } from './fake-subject.ts'
import { nearNames } from './near-rows.ts'
import { apiTree } from './rows.ts'

const tree = apiTree(tableSubject)

test('a slip leads to the name, with or without the subject', () => {
  const [first] = nearNames(tree, 'sortConfg')
  expect(first).toBe('sortConfig')
  expect(nearNames(tree, 'table.sortConfg')[0]).toBe(first)
})

test('what is in a member is found as well', () => {
  expect(nearNames(tree, 'defaltSort')[0]).toBe('defaultSort')
  expect(nearNames(tree, 'cell-klick')[0]).toBe('cellClick')
})

test('nothing is near to what is like no name', () => {
  expect(nearNames(tree, 'qqqq')).toEqual([])
  expect(nearNames(tree, '')).toEqual([])
})
