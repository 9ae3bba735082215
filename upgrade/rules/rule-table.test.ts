import { expect, test } from 'vitest'
import { rules } from './all.ts'
import { ruleTable, ruleTableNames } from './rule-table.ts'

test.each(ruleTableNames)('each row of the table of %s says what was and what is', name => {
  for (const language of ['zh', 'en'] as const) {
    const { head, rows } = ruleTable(name, language)
    expect(rows.length).toBeGreaterThan(5)
    for (const row of rows) {
      expect(row).toHaveLength(head.length)
      // Only a component may be missing: a function of the library belongs to none.
      expect(row.slice(1).filter(cell => cell === '')).toEqual([])
    }
  }
})

test('every rule that leads to a section with a table stands in it', () => {
  const rowsOf = (name: 'props' | 'methods') => ruleTable(name, 'en').rows.length
  const leadingTo = (section: string) => rules.filter(({ page }) => page.endsWith(`#${section}`)).length
  expect(rowsOf('props')).toBe(leadingTo('prepare-props'))
  expect(rowsOf('methods')).toBe(leadingTo('prepare-methods'))
})
