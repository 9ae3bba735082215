import type { FactTable } from '../../shared/fact-table.ts'
import type { Language } from '../../shared/locale.ts'
import { comparedDemos } from '../../upgrade-facts/demo-results.ts'
import { createDemoTable, demoTableNames } from '../../upgrade-facts/demo-tables.ts'
import { createRuleTable, ruleTableNames } from '../../upgrade/rules/rule-table.ts'
import { cacheTraditional } from '../locale/cached-traditional.ts'
import { toTraditional } from '../locale/traditional.ts'
import type { FactElement, FactTables } from '../mdx/expand-tables.ts'
import { factElements, factKey } from '../mdx/expand-tables.ts'
import { translateMessage } from '../upgrade-facts/library-messages.ts'

const tableBuilders: Record<FactElement, (of: string, language: Language) => FactTable> = {
  /** `<RuleTable of="props" />`: rules of `upgrade/rules`. */
  RuleTable: (of, language) => createRuleTable(requireName(of, ruleTableNames), language),
  /** `<DemoTable of="counts" />`: messages of the newest version about the demos. */
  DemoTable: (of, language) =>
    createDemoTable(requireName(of, demoTableNames), {
      demos: comparedDemos,
      language,
      translateMessage: message => translateMessage(message, language)
    })
}

function requireName<T extends string>(of: string, names: readonly T[]): T {
  const name = names.find(each => each === of)
  if (!name) throw new Error(`there is no table "${of}". Use ${names.join(', ')}.`)
  return name
}

const factElementPattern = new RegExp(`^<(${factElements.join('|')}) of="([^"]*)"`, 'gm')

/**
 * Returns the tables that a page names, in its language. They are part of the page's input: a changed rule only
 * invalidates the pages that show it.
 */
export const findFactTables = (source: string, language: Language): FactTables =>
  Object.fromEntries(
    Array.from(source.matchAll(factElementPattern), ([, element = '', of = '']) => [
      factKey(element, of),
      buildFactTable(element as FactElement, of, language)
    ])
  )

function buildFactTable(element: FactElement, of: string, language: Language): FactTables[string] {
  try {
    const table = tableBuilders[element](of, language)
    if (language !== 'tw') return table
    // Traditional Chinese is converted from the Chinese words.
    cacheTraditional([table.head, ...table.rows].flat())
    return { head: table.head.map(toTraditional), rows: table.rows.map(row => row.map(toTraditional)) }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}
