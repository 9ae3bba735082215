import { countSteps } from './step-limit.ts'

/** Node of the syntax tree. Its fields depend on the type and are not typed. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Node = { type: string; start: number; end: number } & Record<string, any>

export type NodeVisitor = (node: Node, ancestors: readonly Node[]) => void

const skippedKeys = new Set([
  'loc',
  'extra',
  'leadingComments',
  'trailingComments',
  'innerComments',
  'comments',
  'tokens',
  'errors'
])

interface NodeList {
  nodes: Node[]
  depths: number[]
}

/** Cached node lists, as trees are walked many times and finding child nodes takes most of the time. */
const nodeLists = new WeakMap<Node, NodeList>()

/** Visits a node and all its descendants, parents first. */
export function walk(root: Node, visit: NodeVisitor): void {
  const { nodes, depths } = nodeLists.get(root) ?? createNodeList(root)
  countSteps(nodes.length)
  const ancestors: Node[] = []
  for (let index = 0; index < nodes.length; index++) {
    while (ancestors.length > depths[index]!) ancestors.pop()
    visit(nodes[index]!, ancestors)
    ancestors.push(nodes[index]!)
  }
}

/** Iterative, because a hostile file can be nested deeper than the call stack. */
function createNodeList(root: Node): NodeList {
  const list: NodeList = { nodes: [], depths: [] }
  const stack: [node: Node, depth: number][] = [[root, 0]]
  for (let next = stack.pop(); next; next = stack.pop()) {
    const [node, depth] = next
    list.nodes.push(node)
    list.depths.push(depth)
    const children = childrenOf(node)
    for (let index = children.length - 1; index >= 0; index--) stack.push([children[index]!, depth + 1])
  }
  nodeLists.set(root, list)
  return list
}

function childrenOf(node: Node): Node[] {
  const children: Node[] = []
  // oxlint-disable-next-line guard-for-in -- the prototypes of nodes have no enumerable properties
  for (const key in node) {
    const value: unknown = node[key]
    if (typeof value !== 'object' || value === null || skippedKeys.has(key)) continue
    if (Array.isArray(value)) {
      for (const each of value) if (isNode(each)) children.push(each)
    } else if (isNode(value)) children.push(value)
  }
  return children
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

export interface NamedUse {
  node: Node
  parent: Node
  grandparent?: Node
}

const usesOfPrograms = new WeakMap<Node, Map<string, NamedUse[]>>()

/** Returns the identifiers with a name. They are collected once, because an import can have thousands of names. */
export function usesOfName(program: Node, name: string): readonly NamedUse[] {
  const uses = usesOfPrograms.get(program) ?? collectUses(program)
  usesOfPrograms.set(program, uses)
  const found = uses.get(name) ?? []
  countSteps(found.length)
  return found
}

function collectUses(program: Node): Map<string, NamedUse[]> {
  const uses = new Map<string, NamedUse[]>()
  walk(program, (node, ancestors) => {
    const parent = ancestors.at(-1)
    if (node.type !== 'Identifier' || !parent) return
    const grandparent = ancestors.at(-2)
    const use: NamedUse = { node, parent, ...(grandparent && { grandparent }) }
    const named = uses.get(node.name as string)
    if (named) named.push(use)
    else uses.set(node.name as string, [use])
  })
  return uses
}

const wrapperTypes = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSTypeAssertion',
  'ParenthesizedExpression',
  'TSInstantiationExpression'
])

/** Returns the expression without types and parentheses around it. */
export function unwrapExpression(node: Node | null | undefined): Node | undefined {
  let inner = node ?? undefined
  while (inner && wrapperTypes.has(inner.type)) inner = inner.expression as Node
  return inner
}

/** Returns the name of a property or a member; undefined if it is computed. */
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

/** Returns the value of a string, number or boolean literal. */
export function literalOf(node: Node | undefined): string | number | boolean | undefined {
  const inner = unwrapExpression(node)
  if (!inner) return undefined
  if (inner.type === 'TemplateLiteral')
    return inner.expressions.length ? undefined : (inner.quasis[0].value.cooked as string)
  return ['StringLiteral', 'NumericLiteral', 'BooleanLiteral'].includes(inner.type)
    ? (inner.value as string | number | boolean)
    : undefined
}

const returnLists = new WeakMap<Node, readonly Node[]>()

/** Returns the results of a function as written: its expression, or the arguments of its own `return` statements. */
export function returnsOf(node: Node): readonly Node[] {
  const found = returnLists.get(node) ?? findReturns(node)
  returnLists.set(node, found)
  return found
}

function findReturns(node: Node): Node[] {
  if (node.body?.type !== 'BlockStatement') return node.body ? [node.body as Node] : []
  const found: Node[] = []
  const stack: Node[] = (node.body.body as Node[]).toReversed()
  while (stack.length) {
    const each = stack.pop()!
    countSteps()
    if (each.type === 'ReturnStatement') {
      if (each.argument) found.push(each.argument as Node)
    } else if (!isFunction(each) && each.type !== 'ClassDeclaration')
      for (const child of childrenOf(each).toReversed()) stack.push(child)
  }
  return found
}
