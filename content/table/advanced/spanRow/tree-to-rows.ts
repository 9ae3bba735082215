export interface Node {
  name: string
  budget?: number
  children?: Node[]
}

/** 表格的一行：从根节点到叶子节点的路径 */
export interface PathRow {
  path: Node[]
  spans: number[]
  budget: number
}

// 每个叶子节点成为一行；spans 是各层单元格跨越的行数，0 表示已被上面的行合并
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
