import { expect, test } from 'vitest'
import { createFactIndex } from './fact.ts'
import { createMemberPicker } from './member-picker.ts'

const paths = [
  'table.data',
  'table.sortConfig',
  'table.sortConfig.multiple',
  'table@sort-change',
  'column.field',
  ...Array.from({ length: 14 }, (_, index) => `table.p${index}`)
]
const index = createFactIndex(paths.map(path => ({ path, kind: 'prop', type: 'any' })))
const usage = (...used: string[]) => ({ uses: used.map(path => ({ path, file: 'a.vue', line: 1 })), problems: [] })
const others = Array.from({ length: 20 }, () => usage('table.data', 'column.field'))

test('the members shown for a demo omit those of every demo, and show keys instead of their object', () => {
  const demo = usage('table.data', 'table.sortConfig', 'table.sortConfig.multiple', 'column.field', 'table@sort-change')
  expect(createMemberPicker([...others, demo], index)(demo)).toEqual(['table.sortConfig.multiple', 'table@sort-change'])
})

test('the members shown for a demo include an object without used keys', () => {
  const demo = usage('table.sortConfig')
  expect(createMemberPicker([...others, demo], index)(demo)).toEqual(['table.sortConfig'])
})

test('the members shown for a demo are its ten rarest, in the order of use', () => {
  const demo = usage(...paths.slice(5), 'table@sort-change')
  const common = Array.from({ length: 4 }, () => usage('table.p0', 'table.p1', 'table.p2', 'table.p3', 'table.p4'))
  expect(createMemberPicker([...others, ...common, demo], index)(demo)).toEqual([
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

test('the members shown for a demo include a default slot only if it has parameters', () => {
  const facts = createFactIndex([
    { path: 'radio-group#default', kind: 'slot', type: '' },
    { path: 'column#default', kind: 'slot', type: '', params: [{ name: 'row', type: 'any' }] }
  ])
  expect(createMemberPicker([], facts)(usage('radio-group#default', 'column#default'))).toEqual(['column#default'])
})
