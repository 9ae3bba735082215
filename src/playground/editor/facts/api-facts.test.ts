import { expect, test } from 'vitest'
import { getKeysAt, getMemberAt, getMembersOfKind, createSubjectLoader } from './api-facts.ts'
import { load } from './fact-fixtures.ts'

const get = createSubjectLoader(load)
const names = async (subject: string, ...path: string[]) =>
  (await getKeysAt(get, { subject, path })).map(({ name }) => name)

test('completions list inherited members after own members, without duplicates', async () => {
  expect((await getMembersOfKind(get, 'grid', 'prop')).map(({ path }) => path)).toEqual([
    'grid.columns',
    'grid.size',
    'table.border',
    'table.data',
    'table.sortConfig',
    'table.contextMenu',
    'table.editRules'
  ])
  expect(await getMembersOfKind(get, 'grid', 'event')).toHaveLength(1)
})

test('the API data of a component is loaded once, and again after a failure', async () => {
  let calls = 0
  const counted = createSubjectLoader(async name => {
    calls += 1
    if (calls === 1) throw new Error('offline')
    return load(name)
  })
  await expect(counted('table')).rejects.toThrow('offline')
  await counted('table')
  await counted('table')
  expect(calls).toBe(2)
})

test('completed keys are written in camel case', async () => {
  expect(await names('table')).toContain('sortConfig')
  expect(await names('table', 'sortConfig')).toEqual(['remote', 'trigger', 'orders'])
})

test('keys of grid columns are the props of a column, its slots and children', async () => {
  expect(await names('grid', 'columns')).toEqual(['children', 'slots', 'field', 'sortType'])
  expect(await names('grid', 'columns', 'children', 'children', 'slots')).toEqual(['edit'])
})

test('keys of editRules are any field names, each with the documented keys of a rule', async () => {
  expect(await names('table', 'editRules')).toEqual([])
  expect(await names('table', 'editRules', 'age')).toEqual(['required'])
})

test.each([['table', 'nothing'], ['nothing'], ['table', 'size', 'a'], ['table', '__proto__']])(
  'the API path %j has no keys',
  async (subject, ...path) => {
    expect(await names(subject, ...path)).toEqual(path.length ? [] : [])
  }
)

test('getMemberAt() finds a member by its API path', async () => {
  expect((await getMemberAt(get, { subject: 'grid', path: ['columns', 'sortType'] }))?.path).toBe('column.sortType')
  expect(await getMemberAt(get, { subject: 'grid', path: ['columns', 'sortTypes'] })).toBeUndefined()
})
