import { isFunction, nameOf, walk } from '../read/syntax.ts'
import type { Node } from '../read/syntax.ts'

/** A name of a script, with what is known about it. */
export interface Binding {
  name: string
  /** Where it is declared. */
  node: Node
  /** What it is set to where it is declared. */
  value?: Node
  /** `const { a } = value`: `a`. */
  member?: string
  from?: { source: string; imported: string; declaration: Node; isType: boolean }
  isParameter?: boolean
  /** A `// type` behind a colon. */
  annotation?: Node
}

interface Scope {
  start: number
  end: number
  names: Map<string, Binding>
}

export interface Scopes {
  find: (name: string, at: number) => Binding | undefined
  /** Names of the file itself. */
  top: ReadonlyMap<string, Binding>
}

/** Who a name is, by where it is used. */
export function readScopes(program: Node): Scopes {
  const top: Scope = { start: -1, end: Infinity, names: new Map() }
  const scopes = new Map<Node, Scope>()
  const scopeAround = (ancestors: readonly Node[]): Scope => {
    for (let at = ancestors.length - 1; at >= 0; at--) {
      const scope = scopes.get(ancestors[at]!)
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
    const scope: Scope = { start: node.start, end: node.end, names: new Map() }
    scopes.set(node, scope)
    if (isFunction(node)) for (const each of node.params as Node[]) declarePattern(scope, each, { isParameter: true })
    if (node.type === 'CatchClause' && node.param) declarePattern(scope, node.param as Node, { isParameter: true })
  })
  const byName = new Map<string, Scope[]>()
  for (const scope of scopes.values()) for (const name of scope.names.keys()) listAt(byName, name).push(scope)
  return {
    top: top.names,
    find(name, at) {
      // Parents are met before children, so the last one around is the innermost.
      const scope = byName.get(name)?.findLast(({ start, end }) => start <= at && at < end)
      return (scope ?? top).names.get(name)
    }
  }
}

const isScope = (node: Node): boolean =>
  isFunction(node) ||
  ['BlockStatement', 'ForStatement', 'ForOfStatement', 'ForInStatement', 'CatchClause'].includes(node.type)

type Facts = Pick<Binding, 'value' | 'member' | 'isParameter' | 'from'>

function declare(scope: Scope, node: Node, facts: Facts): void {
  const name = node.name as string
  if (!scope.names.has(name))
    scope.names.set(name, {
      name,
      node,
      ...facts,
      ...(node.typeAnnotation && { annotation: node.typeAnnotation.typeAnnotation as Node })
    })
}

function declarePattern(scope: Scope, pattern: Node, facts: Facts): void {
  const left: [Node | null, Facts][] = [[pattern, facts]]
  for (let next = left.pop(); next; next = left.pop()) {
    const [node, own] = next
    if (!node) continue
    const unknown: Facts = { isParameter: true }
    if (node.type === 'Identifier') declare(scope, node, own)
    else if (node.type === 'AssignmentPattern') left.push([node.left as Node, own.isParameter ? own : unknown])
    else if (node.type === 'RestElement') left.push([node.argument as Node, unknown])
    else if (node.type === 'TSParameterProperty') left.push([node.parameter as Node, unknown])
    else if (node.type === 'ArrayPattern') for (const each of node.elements as Node[]) left.push([each, unknown])
    else if (node.type === 'ObjectPattern')
      for (const each of node.properties as Node[]) {
        const key = nameOf(each)
        const isPlain = key !== undefined && own.member === undefined && pattern === node
        left.push([(each.value ?? each.argument) as Node, isPlain ? { ...own, member: key } : unknown])
      }
  }
}

function declareImports(scope: Scope, declaration: Node): void {
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

function listAt<K, V>(lists: Map<K, V[]>, key: K): V[] {
  const list = lists.get(key) ?? []
  lists.set(key, list)
  return list
}
