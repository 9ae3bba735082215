/** A node of the syntax tree. Which fields a type has is the parser's matter, so they stand open. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Node = { type: string; start: number; end: number } & Record<string, any>

export type See = (node: Node, ancestors: readonly Node[]) => void

const skipped = new Set([
  'loc',
  'extra',
  'leadingComments',
  'trailingComments',
  'innerComments',
  'comments',
  'tokens',
  'errors'
])

interface Tour {
  nodes: Node[]
  depths: number[]
}

/** A tree is walked many times, and finding the children of a node is most of the way. */
const tours = new WeakMap<Node, Tour>()

/** Every node below, parents first. */
export function walk(root: Node, see: See): void {
  const { nodes, depths } = tours.get(root) ?? newTour(root)
  const ancestors: Node[] = []
  for (let at = 0; at < nodes.length; at++) {
    while (ancestors.length > depths[at]!) ancestors.pop()
    see(nodes[at]!, ancestors)
    ancestors.push(nodes[at]!)
  }
}

/** Without recursion: a hostile file nests deeper than the stack. */
function newTour(root: Node): Tour {
  const tour: Tour = { nodes: [], depths: [] }
  const left: [node: Node, depth: number][] = [[root, 0]]
  for (let next = left.pop(); next; next = left.pop()) {
    const [node, depth] = next
    tour.nodes.push(node)
    tour.depths.push(depth)
    const children = childrenOf(node)
    for (let at = children.length - 1; at >= 0; at--) left.push([children[at]!, depth + 1])
  }
  tours.set(root, tour)
  return tour
}

function childrenOf(node: Node): Node[] {
  const children: Node[] = []
  // oxlint-disable-next-line guard-for-in -- nodes inherit nothing that is a node
  for (const key in node) {
    const value: unknown = node[key]
    if (typeof value !== 'object' || value === null || skipped.has(key)) continue
    if (Array.isArray(value)) {
      for (const each of value) if (isNode(each)) children.push(each)
    } else if (isNode(value)) children.push(value)
  }
  return children
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const wrappers = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSTypeAssertion',
  'ParenthesizedExpression',
  'TSInstantiationExpression'
])

/** The expression itself, without types and brackets around it. */
export function bare(node: Node | null | undefined): Node | undefined {
  let inner = node ?? undefined
  while (inner && wrappers.has(inner.type)) inner = inner.expression as Node
  return inner
}

/** The name of a property or a member, where it is no computed one. */
export function nameOf(node: Node | undefined): string | undefined {
  if (!node) return undefined
  const key = (node.key ?? node.property) as Node | undefined
  if (!key) return undefined
  if (key.type === 'StringLiteral') return key.value as string
  return !node.computed && key.type === 'Identifier' ? (key.name as string) : undefined
}

export const isMember = (node: Node | undefined): boolean =>
  node?.type === 'MemberExpression' || node?.type === 'OptionalMemberExpression'

export const isCall = (node: Node | undefined): boolean =>
  node?.type === 'CallExpression' || node?.type === 'OptionalCallExpression'

export const isFunction = (node: Node | undefined): boolean =>
  node !== undefined &&
  ['FunctionExpression', 'ArrowFunctionExpression', 'FunctionDeclaration', 'ObjectMethod', 'ClassMethod'].includes(
    node.type
  )

export const isObject = (node: Node | undefined): node is Node => node?.type === 'ObjectExpression'

/** A string, a number or a boolean as it is written. */
export function literalOf(node: Node | undefined): string | number | boolean | undefined {
  const inner = bare(node)
  if (!inner) return undefined
  if (inner.type === 'TemplateLiteral')
    return inner.expressions.length ? undefined : (inner.quasis[0].value.cooked as string)
  return ['StringLiteral', 'NumericLiteral', 'BooleanLiteral'].includes(inner.type)
    ? (inner.value as string | number | boolean)
    : undefined
}

/** What a function gives back, as far as it is written down: its expression, or the arguments of its own `return`s. */
export function returnsOf(node: Node): Node[] {
  if (node.body?.type !== 'BlockStatement') return node.body ? [node.body as Node] : []
  const found: Node[] = []
  const left: Node[] = (node.body.body as Node[]).toReversed()
  while (left.length) {
    const each = left.pop()!
    if (each.type === 'ReturnStatement') {
      if (each.argument) found.push(each.argument as Node)
    } else if (!isFunction(each) && each.type !== 'ClassDeclaration') left.push(...childrenOf(each).toReversed())
  }
  return found
}
