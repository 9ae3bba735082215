import type { FactTable } from '../../shared/fact-table.ts'
import type { TreeNode } from './tree.ts'
import { attributeOf, lineOf, setAttributes } from './tree.ts'

/** Elements of a page that are replaced by a table of facts. */
export const factElements = [
  'RuleTable',
  'DemoTable',
  'DefectTable',
  'ReleaseTable',
  'PatchTable',
  'PartTable',
  'StepTable'
] as const
export type FactElement = (typeof factElements)[number]

/** Fact tables by the name of the element and of the table, or the reason for a missing one. */
export type FactTables = Record<string, FactTable | { problem: string }>

export const factKey = (element: string, of = ''): string => `${element} ${of}`

export const isFactElement = (name: string | null | undefined): name is FactElement =>
  factElements.some(each => each === name)

/** Returns the table that an element refers to. */
export function getFactTable(facts: FactTables, element: string, of?: string): FactTable {
  const fact = facts[factKey(element, of)] ?? { problem: `there is no table "${of ?? ''}".` }
  if ('problem' in fact) throw new Error(fact.problem)
  return fact
}

/** Replaces the elements in a page's tree by their tables, as if they had been written there. */
export function expandTables(tree: TreeNode, file: string, facts: FactTables): void {
  for (const node of tree.children ?? []) {
    if (node.type !== 'mdxJsxFlowElement' || !isFactElement(node.name)) continue
    const { head, rows } = tableOf(node, node.name, file, facts)
    node.type = 'table'
    node.children = [head, ...rows].map(cells => ({ type: 'tableRow', children: cells.map(cellOf) }))
  }
}

function tableOf(node: TreeNode, element: FactElement, file: string, facts: FactTables): FactTable {
  try {
    return getFactTable(facts, element, attributeOf(node, 'of'))
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
  if (whole === undefined) return inlineNodes(text)
  const start = text.indexOf(whole)
  return [
    ...inlineNodes(text.slice(0, start)),
    { type: 'link', url, children: inlineNodes(label) },
    ...inline(text.slice(start + whole.length))
  ]
}

const inlineNodes = (text: string): TreeNode[] =>
  text
    .split(/(<(?:Api|Releases) [^>]*\/>)/)
    .flatMap((part, index) => (index % 2 ? [elementNode(part)] : textNodes(part)))

/** Returns an element of a cell, `<Api of="table.data" />` or the picture of `<Releases>`, as a node. */
function elementNode(text: string): TreeNode {
  const node: TreeNode = { type: 'mdxJsxTextElement', name: /\w+/.exec(text)![0], children: [] }
  setAttributes(
    node,
    Object.fromEntries(Array.from(text.matchAll(/(\w+)="([^"]*)"/g), ([, name, value]) => [name, value]))
  )
  return node
}

const textNodes = (text: string): TreeNode[] =>
  text
    .split('`')
    .map((value, index) => ({ type: index % 2 ? 'inlineCode' : 'text', value: value.replace(/\\([|<])/g, '$1') }))
    .filter(({ value }) => value !== '')
