import { visit } from 'unist-util-visit'
import type { TreeNode } from './tree.ts'
import { lineOf, textOf } from './tree.ts'

/**
 * Minimum number of columns and of letters in a cell for a table that narrow screens show as lists: each cell then
 * names its column.
 */
const minColumns = 3
const minSentenceLength = 24

/** Checks the tables of a page, and names the cells of those that a phone stacks. */
export function prepareTables(tree: TreeNode, file: string): void {
  visit(tree, 'table', (node: TreeNode) => {
    const [head, ...rows] = node.children ?? []
    const names = (head?.children ?? []).map(textOf)
    const unnamedColumn = names.indexOf('')
    // A screen reader announces a column without a name as nothing.
    if (unnamedColumn >= 0)
      throw new Error(
        `${file}:${lineOf(node)}: column ${unnamedColumn + 1} of the table has no name. Write one in the first row.`
      )
    if (names.length >= minColumns && rows.some(hasSentence)) addStackAttributes(node, names)
  })
}

const hasSentence = (row: TreeNode): boolean =>
  (row.children ?? []).some(cell => textOf(cell).length > minSentenceLength)

/** Browsers drop the table roles of rows that CSS shows as blocks, so the roles are written out. */
function addStackAttributes(table: TreeNode, names: readonly string[]): void {
  const [head, ...rows] = table.children ?? []
  setProperties(table, { 'data-stacks': '', role: 'table' })
  setProperties(head, { role: 'row' })
  head?.children?.forEach(cell => setProperties(cell, { role: 'columnheader' }))
  for (const row of rows) {
    setProperties(row, { role: 'row' })
    row.children?.forEach((cell, index) => setProperties(cell, { role: 'cell', 'data-head': names[index] ?? '' }))
  }
}

function setProperties(node: TreeNode | undefined, properties: Record<string, string>): void {
  if (node) node.data = { ...node.data, hProperties: properties }
}
