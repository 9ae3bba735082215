import { expect, test } from 'vitest'
import { rules } from './all.ts'
import { createRuleTable, ruleTableNames } from './rule-table.ts'

test.each(ruleTableNames)('the rule table of %s has rows, and no empty cell after the first column', name => {
  for (const language of ['zh', 'en'] as const) {
    const { head, rows } = createRuleTable(name, language)
    expect(rows.length).toBeGreaterThan(5)
    for (const row of rows) {
      expect(row).toHaveLength(head.length)
      // Only the component may be empty, as a function of the library belongs to none.
      expect(row.slice(1).filter(cell => cell === '')).toEqual([])
    }
  }
})

test('the rule tables of props and methods have a row for every rule that links to their section', () => {
  const rowsOf = (name: 'props' | 'methods') => createRuleTable(name, 'en').rows.length
  const leadingTo = (section: string) => rules.filter(({ page }) => page.endsWith(`#${section}`)).length
  expect(rowsOf('props')).toBe(leadingTo('prepare-props'))
  expect(rowsOf('methods')).toBe(leadingTo('prepare-methods'))
})
