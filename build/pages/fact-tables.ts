import type { FactTable } from '../../shared/fact-table.ts'
import type { Language } from '../../shared/locale.ts'
import { comparedDemos } from '../../upgrade-facts/demo-outcomes.ts'
import { demoTable, demoTableNames } from '../../upgrade-facts/demo-tables.ts'
import { ruleTable, ruleTableNames } from '../../upgrade/rules/rule-table.ts'
import { learnTraditional } from '../locale/kept-traditional.ts'
import { toTraditional } from '../locale/traditional.ts'
import type { FactElement, Facts } from '../mdx/expand-tables.ts'
import { factElements, factName } from '../mdx/expand-tables.ts'
import { inLanguage } from '../upgrade-facts/library-messages.ts'

const makers: Record<FactElement, (of: string, language: Language) => FactTable> = {
  /** `<RuleTable of="props" />`: what `upgrade/rules` says. */
  RuleTable: (of, language) => ruleTable(known(of, ruleTableNames), language),
  /** `<DemoTable of="counts" />`: what the newest version said of the demos. */
  DemoTable: (of, language) =>
    demoTable(known(of, demoTableNames), {
      demos: comparedDemos,
      language,
      tell: message => inLanguage(message, language)
    })
}

function known<T extends string>(of: string, names: readonly T[]): T {
  const name = names.find(each => each === of)
  if (!name) throw new Error(`there is no table "${of}". Use ${names.join(', ')}.`)
  return name
}

const used = new RegExp(`^<(${factElements.join('|')}) of="([^"]*)"`, 'gm')

/**
 * The tables that a page names, in its language. A page gets them with its source: a rule that changes makes the pages
 * anew that show it, and no others.
 */
export const factsIn = (source: string, language: Language): Facts =>
  Object.fromEntries(
    Array.from(source.matchAll(used), ([, element = '', of = '']) => [
      factName(element, of),
      factOf(element as FactElement, of, language)
    ])
  )

function factOf(element: FactElement, of: string, language: Language): Facts[string] {
  try {
    const table = makers[element](of, language)
    if (language !== 'tw') return table
    // Traditional Chinese is made from the Chinese words.
    learnTraditional([table.head, ...table.rows].flat())
    return { head: table.head.map(toTraditional), rows: table.rows.map(row => row.map(toTraditional)) }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }
}
