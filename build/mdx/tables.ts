import { visit } from 'unist-util-visit'
import type { TreeNode } from './tree.ts'
import { lineOf, textOf } from './tree.ts'

/** Where a table with sentences in it has no room, a row stands as a list: each cell says what its column is called. */
const leastColumns = 3
const sentence = 24

/** Checks the tables of a page, and names the cells of those that a phone stacks. */
export function prepareTables(tree: TreeNode, file: string): void {
  visit(tree, 'table', (node: TreeNode) => {
    const [head, ...rows] = node.children ?? []
    const names = (head?.children ?? []).map(textOf)
    const nameless = names.indexOf('')
    // A column without a name is read out as nothing.
    if (nameless >= 0)
      throw new Error(
        `${file}:${lineOf(node)}: column ${nameless + 1} of the table has no name. Write one in the first row.`
      )
    if (names.length >= leastColumns && rows.some(hasSentence)) stack(node, names)
  })
}

const hasSentence = (row: TreeNode): boolean => (row.children ?? []).some(cell => textOf(cell).length > sentence)

/** A browser forgets what a row is when it is drawn as a block, so the roles stand there in words. */
function stack(table: TreeNode, names: readonly string[]): void {
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
