import { createRangeIndex } from '../read/range-index.ts'
import { isFunction, nameOf, walk } from '../read/syntax.ts'
import type { Node } from '../read/syntax.ts'

/** Declared name of a script. */
export interface Binding {
  name: string
  /** Identifier in the declaration. */
  node: Node
  /** Initial value in the declaration. */
  value?: Node
  /** Property that a destructured name reads: `a` in `const { a } = value`. */
  member?: string
  from?: { source: string; imported: string; declaration: Node; isType: boolean }
  isParameter?: boolean
  /** Function and position of a parameter; its value is then the default. */
  parameter?: { function: Node; position: number }
  /** Type after a colon. */
  annotation?: Node
}

interface LexicalScope {
  start: number
  end: number
  names: Map<string, Binding>
}

export interface Scopes {
  find: (name: string, offset: number) => Binding | undefined
  /** Top-level names of the file. */
  top: ReadonlyMap<string, Binding>
}

/** Reads the declarations of a program and resolves names by the offset of their use. */
export function readScopes(program: Node): Scopes {
  const top: LexicalScope = { start: -1, end: Infinity, names: new Map() }
  const scopes = new Map<Node, LexicalScope>()
  const scopeAround = (ancestors: readonly Node[]): LexicalScope => {
    for (let index = ancestors.length - 1; index >= 0; index--) {
      const scope = scopes.get(ancestors[index]!)
      if (scope) return scope
    }
    return top
  }
  walk(program, (node, ancestors) => {
    if (node.type === 'ImportDeclaration') declareImports(top, node)
    else if (node.type === 'VariableDeclarator')
      declarePattern(scopeAround(ancestors), node.id as Node, node.init ? { value: node.init as Node } : {})
    else if (/^(?:Function|Class)Declaration$/.test(node.type) && node.id)
      declare(scopeAround(ancestors), node.id as Node, { value: node })
    if (!isScope(node)) return
    const scope: LexicalScope = { start: node.start, end: node.end, names: new Map() }
    scopes.set(node, scope)
    if (isFunction(node))
      (node.params as Node[]).forEach((each, position) =>
        declarePattern(scope, each, { isParameter: true, parameter: { function: node, position } })
      )
    if (node.type === 'CatchClause' && node.param) declarePattern(scope, node.param as Node, { isParameter: true })
  })
  const byName = new Map<string, LexicalScope[]>()
  for (const scope of scopes.values()) for (const name of scope.names.keys()) getOrCreateList(byName, name).push(scope)
  const finders = new Map(Array.from(byName, ([name, list]) => [name, createRangeIndex(list, scope => scope)]))
  return { top: top.names, find: (name, offset) => (finders.get(name)?.(offset) ?? top).names.get(name) }
}

const isScope = (node: Node): boolean =>
  isFunction(node) ||
  ['BlockStatement', 'ForStatement', 'ForOfStatement', 'ForInStatement', 'CatchClause'].includes(node.type)

type BindingDetails = Pick<Binding, 'value' | 'member' | 'isParameter' | 'parameter' | 'from'>

function declare(scope: LexicalScope, node: Node, details: BindingDetails): void {
  const name = node.name as string
  if (!scope.names.has(name))
    scope.names.set(name, {
      name,
      node,
      ...details,
      ...(node.typeAnnotation && { annotation: node.typeAnnotation.typeAnnotation as Node })
    })
}

/** Destructured names without a readable value are declared like parameters: their value is unknown. */
const unknownValue: BindingDetails = { isParameter: true }

function declarePattern(scope: LexicalScope, pattern: Node, details: BindingDetails): void {
  const stack: [Node | null, BindingDetails][] = [[pattern, details]]
  for (let next = stack.pop(); next; next = stack.pop()) {
    const [node, ownDetails] = next
    if (!node) continue
    if (node.type === 'Identifier') declare(scope, node, ownDetails)
    else if (node.type === 'AssignmentPattern')
      stack.push([node.left as Node, detailsOfDefault(node, pattern, ownDetails)])
    else if (node.type === 'RestElement') stack.push([node.argument as Node, unknownValue])
    else if (node.type === 'TSParameterProperty') stack.push([node.parameter as Node, unknownValue])
    else if (node.type === 'ArrayPattern') for (const each of node.elements as Node[]) stack.push([each, unknownValue])
    else if (node.type === 'ObjectPattern')
      for (const each of node.properties as Node[]) {
        const key = nameOf(each)
        const isDirectProperty =
          key !== undefined && ownDetails.member === undefined && (pattern === node || pattern.left === node)
        stack.push([
          (each.value ?? each.argument) as Node,
          isDirectProperty ? { ...ownDetails, member: key } : unknownValue
        ])
      }
  }
}

/** The default of a parameter is one of its values; that of a property in a pattern replaces an unknown one. */
function detailsOfDefault(node: Node, pattern: Node, details: BindingDetails): BindingDetails {
  if (!details.isParameter) return unknownValue
  return node === pattern ? { ...details, value: node.right as Node } : details
}

function declareImports(scope: LexicalScope, declaration: Node): void {
  for (const each of declaration.specifiers as Node[]) {
    const imported =
      each.type === 'ImportDefaultSpecifier'
        ? 'default'
        : each.type === 'ImportNamespaceSpecifier'
          ? '*'
          : ((each.imported.name ?? each.imported.value) as string)
    const isType = declaration.importKind === 'type' || each.importKind === 'type'
    declare(scope, each.local as Node, {
      from: { source: declaration.source.value as string, imported, declaration, isType }
    })
  }
}

function getOrCreateList<K, V>(lists: Map<K, V[]>, key: K): V[] {
  const list = lists.get(key) ?? []
  lists.set(key, list)
  return list
}
