import { expect, test } from 'vitest'
import { memoryFiles } from '../pages/memory-files.ts'
import { measureCoverage, formatCoverage } from './coverage.ts'
import type { MemberFact } from './fact.ts'
import { createFactIndex } from './fact.ts'
import { readMemberTexts } from './member-texts.ts'

const facts: MemberFact[] = [
  { path: 'table.sortConfig', kind: 'prop', type: 'object' },
  { path: 'table.sortConfig.orders', kind: 'prop', type: 'any[]' },
  { path: 'table.sortConfig.multiple', kind: 'prop', type: 'boolean' },
  { path: 'table.contextMenu', kind: 'prop', type: 'object', deprecated: true },
  { path: 'table.oldName', kind: 'prop', type: 'object' },
  { path: 'table()sort', kind: 'method', type: 'Promise<void>' },
  { path: 'grid.columns', kind: 'prop', type: 'any[]' },
  { path: 'setConfig.table', kind: 'prop', type: 'object' }
]
const texts = readMemberTexts(
  memoryFiles({
    'api/table.ts': `export default { 'table.oldName': { zh: '旧名', en: 'Old name', deprecated: 'table.sortConfig' } }`
  })
)
const uses: Record<string, string[]> = { a: ['grid.sortConfig', 'grid.sortConfig.orders'], b: ['grid.columns'] }
const usage = (file: string) => ({ uses: (uses[file] ?? []).map(path => ({ path, file, line: 1 })), problems: [] })

test('demo coverage is counted per declaring component and member kind, without deprecated members', () => {
  const [table, grid, ...others] = measureCoverage({ index: createFactIndex(facts), texts, usage }, ['a', 'b'])
  expect(table).toEqual({
    subject: 'table',
    counts: [
      { kind: 'prop', shown: 1, all: 1 },
      { kind: 'method', shown: 0, all: 1 },
      { kind: 'key', shown: 1, all: 2 }
    ],
    missing: ['table.sortConfig.multiple', 'table()sort']
  })
  expect(grid?.missing).toEqual([])
  expect(others).toEqual([])
  expect(formatCoverage(table!)).toBe('  table           50 % of   2 shown: 1/1 props, 0/1 methods, 1/2 keys')
})
