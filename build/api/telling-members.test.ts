import { expect, test } from 'vitest'
import { factIndex } from './fact.ts'
import { tellingMembers } from './telling-members.ts'

const paths = [
  'table.data',
  'table.sortConfig',
  'table.sortConfig.multiple',
  'table@sort-change',
  'column.field',
  ...Array.from({ length: 14 }, (_, index) => `table.p${index}`)
]
const index = factIndex(paths.map(path => ({ path, kind: 'prop', type: 'any' })))
const usage = (...used: string[]) => ({ uses: used.map(path => ({ path, file: 'a.vue', line: 1 })), problems: [] })
const others = Array.from({ length: 20 }, () => usage('table.data', 'column.field'))

test('what every demo uses says nothing, an object is named by its keys', () => {
  const demo = usage('table.data', 'table.sortConfig', 'table.sortConfig.multiple', 'column.field', 'table@sort-change')
  expect(tellingMembers([...others, demo], index)(demo)).toEqual(['table.sortConfig.multiple', 'table@sort-change'])
})

test('an object alone is named itself', () => {
  const demo = usage('table.sortConfig')
  expect(tellingMembers([...others, demo], index)(demo)).toEqual(['table.sortConfig'])
})

test('ten are enough: the rarest, in the order of the demo', () => {
  const demo = usage(...paths.slice(5), 'table@sort-change')
  const common = Array.from({ length: 4 }, () => usage('table.p0', 'table.p1', 'table.p2', 'table.p3', 'table.p4'))
  expect(tellingMembers([...others, ...common, demo], index)(demo)).toEqual([
    'table.p5',
    'table.p6',
    'table.p7',
    'table.p8',
    'table.p9',
    'table.p10',
    'table.p11',
    'table.p12',
    'table.p13',
    'table@sort-change'
  ])
})

test('the children of a tag say nothing, a slot that hands something over does', () => {
  const facts = factIndex([
    { path: 'radio-group#default', kind: 'slot', type: '' },
    { path: 'column#default', kind: 'slot', type: '', params: [{ name: 'row', type: 'any' }] }
  ])
  expect(tellingMembers([], facts)(usage('radio-group#default', 'column#default'))).toEqual(['column#default'])
})
