import { expect, test } from 'vitest'
import { keysAt, memberAt, membersOfKind, subjectsOf } from './api-facts.ts'
import { load } from './fact-fixtures.ts'

const get = subjectsOf(load)
const names = async (subject: string, ...path: string[]) =>
  (await keysAt(get, { subject, path })).map(({ name }) => name)

test('what a component inherits comes after its own and never twice', async () => {
  expect((await membersOfKind(get, 'grid', 'prop')).map(({ path }) => path)).toEqual([
    'grid.columns',
    'grid.size',
    'table.border',
    'table.data',
    'table.sortConfig',
    'table.contextMenu',
    'table.editRules'
  ])
  expect(await membersOfKind(get, 'grid', 'event')).toHaveLength(1)
})

test('a component is loaded once, and again when that failed', async () => {
  let calls = 0
  const counted = subjectsOf(async name => {
    calls += 1
    if (calls === 1) throw new Error('offline')
    return load(name)
  })
  await expect(counted('table')).rejects.toThrow('offline')
  await counted('table')
  await counted('table')
  expect(calls).toBe(2)
})

test('keys are written in camel case', async () => {
  expect(await names('table')).toContain('sortConfig')
  expect(await names('table', 'sortConfig')).toEqual(['remote', 'trigger', 'orders'])
})

test('a column of a grid has the props of a column, its slots and its children', async () => {
  expect(await names('grid', 'columns')).toEqual(['children', 'slots', 'field', 'sortType'])
  expect(await names('grid', 'columns', 'children', 'children', 'slots')).toEqual(['edit'])
})

test('the keys of rules are fields of the reader', async () => {
  expect(await names('table', 'editRules')).toEqual([])
  expect(await names('table', 'editRules', 'age')).toEqual(['required'])
})

test.each([['table', 'nothing'], ['nothing'], ['table', 'size', 'a'], ['table', '__proto__']])(
  '%j leads nowhere',
  async (subject, ...path) => {
    expect(await names(subject, ...path)).toEqual(path.length ? [] : [])
  }
)

test('a member is found by its place', async () => {
  expect((await memberAt(get, { subject: 'grid', path: ['columns', 'sortType'] }))?.path).toBe('column.sortType')
  expect(await memberAt(get, { subject: 'grid', path: ['columns', 'sortTypes'] })).toBeUndefined()
})
