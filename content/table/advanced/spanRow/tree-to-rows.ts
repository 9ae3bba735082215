export interface Node {
  name: string
  budget?: number
  children?: Node[]
}

/** 表格的一行：从根到叶的一条路径 */
export interface PathRow {
  path: Node[]
  spans: number[]
  budget: number
}

// 每片叶子成为一行；spans 是各层的格子跨几行，0 表示已经被上面的行盖住
export function treeToRows (nodes: Node[], parents: Node[] = []): PathRow[] {
  return nodes.flatMap(node => {
    const path = [...parents, node]
    if (!node.children?.length) return { path, spans: path.map(() => 1), budget: node.budget ?? 0 }
    const rows = treeToRows(node.children, path)
    const depth = parents.length
    rows.forEach((row, index) => { row.spans[depth] = index ? 0 : rows.length })
    return rows
  })
}
