import type { Language } from '../../shared/locale.ts'
import { comparedDemos } from '../../upgrade-facts/demo-outcomes.ts'
import { demoTable, demoTableNames } from '../../upgrade-facts/demo-tables.ts'
import { ruleTable, ruleTableNames } from '../../upgrade/rules/rule-table.ts'
import { toTraditional } from '../locale/traditional.ts'
import { inLanguage } from '../upgrade-facts/library-messages.ts'
import type { TreeNode } from './tree.ts'
import { attributeOf, lineOf } from './tree.ts'

/** Cells are Markdown: text, `code` and links. */
interface FactTable {
  head: readonly string[]
  rows: readonly (readonly string[])[]
}

const makers: Record<string, (of: string | undefined, language: Language) => FactTable> = {
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
export const factTables = Object.keys(makers)

function known<T extends string>(of: string | undefined, names: readonly T[]): T {
  const name = names.find(each => each === of)
  if (!name) throw new Error(`there is no table "${of}". Use ${names.join(', ')}.`)
  return name
}

/** In the language of its page. Traditional Chinese is made from the Chinese words. */
export function readFactTable(element: string, of: string | undefined, language: Language): FactTable {
  const table = makers[element]!(of, language)
  if (language !== 'tw') return table
  return { head: table.head.map(toTraditional), rows: table.rows.map(row => row.map(toTraditional)) }
}

/** Puts the tables of facts into a page's tree, as if they had been written there. */
export function expandFactTables(tree: TreeNode, file: string, language: Language): void {
  for (const node of tree.children ?? []) {
    if (node.type !== 'mdxJsxFlowElement' || !node.name || !Object.hasOwn(makers, node.name)) continue
    const { head, rows } = tableOf(node, file, language)
    node.type = 'table'
    node.children = [head, ...rows].map(cells => ({ type: 'tableRow', children: cells.map(cellOf) }))
  }
}

function tableOf(node: TreeNode, file: string, language: Language): FactTable {
  try {
    return readFactTable(node.name!, attributeOf(node, 'of'), language)
  } catch (error) {
    throw new Error(`${file}:${lineOf(node)}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error
    })
  }
}

const cellOf = (text: string): TreeNode => ({ type: 'tableCell', children: inline(text) })

const link = /\[([^\]]+)\]\(([^)\s]+)\)/

function inline(text: string): TreeNode[] {
  const [whole, label = '', url = ''] = link.exec(text) ?? []
  if (whole === undefined) return coded(text)
  const at = text.indexOf(whole)
  return [
    ...coded(text.slice(0, at)),
    { type: 'link', url, children: coded(label) },
    ...inline(text.slice(at + whole.length))
  ]
}

const coded = (text: string): TreeNode[] =>
  text
    .split('`')
    .map((value, index) => ({ type: index % 2 ? 'inlineCode' : 'text', value: value.replace(/\\([|<])/g, '$1') }))
    .filter(({ value }) => value !== '')
