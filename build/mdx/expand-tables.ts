import type { FactTable } from '../../shared/fact-table.ts'
import type { TreeNode } from './tree.ts'
import { attributeOf, lineOf } from './tree.ts'

/** Elements of a page that stand for a table of facts. */
export const factElements = ['RuleTable', 'DemoTable'] as const
export type FactElement = (typeof factElements)[number]

/** By the name of the element and of the table: the table, or why there is none. */
export type Facts = Record<string, FactTable | { problem: string }>

export const factName = (element: string, of = ''): string => `${element} ${of}`

export const isFactElement = (name: string | null | undefined): name is FactElement =>
  factElements.some(each => each === name)

/** The table that an element stands for. */
export function factFor(facts: Facts, element: string, of?: string): FactTable {
  const fact = facts[factName(element, of)] ?? { problem: `there is no table "${of ?? ''}".` }
  if ('problem' in fact) throw new Error(fact.problem)
  return fact
}

/** Puts the tables into a page's tree, as if they had been written there. */
export function expandTables(tree: TreeNode, file: string, facts: Facts): void {
  for (const node of tree.children ?? []) {
    if (node.type !== 'mdxJsxFlowElement' || !isFactElement(node.name)) continue
    const { head, rows } = tableOf(node, node.name, file, facts)
    node.type = 'table'
    node.children = [head, ...rows].map(cells => ({ type: 'tableRow', children: cells.map(cellOf) }))
  }
}

function tableOf(node: TreeNode, element: FactElement, file: string, facts: Facts): FactTable {
  try {
    return factFor(facts, element, attributeOf(node, 'of'))
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
