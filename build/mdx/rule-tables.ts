import type { Language } from '../../shared/locale.ts'
import type { RuleTable } from '../../upgrade/rules/rule-table.ts'
import { ruleTable, ruleTableNames } from '../../upgrade/rules/rule-table.ts'
import { toTraditional } from '../locale/traditional.ts'
import type { TreeNode } from './tree.ts'
import { attributeOf, isElement, lineOf } from './tree.ts'

/** `<RuleTable of="props" />` in the language of its page. Traditional Chinese is made from the Chinese words. */
export function readRuleTable(of: string | undefined, language: Language): RuleTable {
  const name = ruleTableNames.find(known => known === of)
  if (!name) throw new Error(`there is no table of rules "${of}". Use ${ruleTableNames.join(', ')}.`)
  const table = ruleTable(name, language)
  if (language !== 'tw') return table
  return { head: table.head.map(toTraditional), rows: table.rows.map(row => row.map(toTraditional)) }
}

/** Puts the tables of rules into a page's tree, as if they had been written there. */
export function expandRuleTables(tree: TreeNode, file: string, language: Language): void {
  for (const node of tree.children ?? []) {
    if (!isElement(node, 'RuleTable')) continue
    const { head, rows } = tableOf(node, file, language)
    node.type = 'table'
    node.children = [head, ...rows].map(cells => ({ type: 'tableRow', children: cells.map(cellOf) }))
  }
}

function tableOf(node: TreeNode, file: string, language: Language): RuleTable {
  try {
    return readRuleTable(attributeOf(node, 'of'), language)
  } catch (error) {
    throw new Error(`${file}:${lineOf(node)}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error
    })
  }
}

/** Text with `code` in it. */
const cellOf = (text: string): TreeNode => ({
  type: 'tableCell',
  children: text
    .split('`')
    .map((value, index) => ({ type: index % 2 ? 'inlineCode' : 'text', value }))
    .filter(({ value }) => value !== '')
})
