import { ts } from '../../typescript.js'
import type { ParsedDemo, ParsedModule } from './demo-code.ts'
import { declarationOf, importOf } from './declarations.ts'
import { isAccess, keyOf, unwrapExpression, returnsOf } from './plain-expression.ts'

/** Members of a component by origin; `functions` are its methods and computed values. */
export interface ComponentMembers {
  /** Expressions of the whole data object. */
  data: readonly ts.Expression[]
  functions: ReadonlyMap<string, readonly ComponentFunction[]>
  /** Expressions that the component assigns to `this.name`. */
  assigned: ReadonlyMap<string, readonly ts.Expression[]>
}

export interface ComponentFunction {
  group: 'computed' | 'methods'
  node: ts.SignatureDeclaration
}

/** Reads the members of a module's component, and of its base if that is a file of the demo. */
export function readMembers(demo: ParsedDemo, module: ParsedModule): ComponentMembers {
  const layers = optionsOf(demo, module)
  return {
    data: layers
      .flatMap(options => optionOf(options, 'data'))
      .flatMap(data => (ts.isFunctionLike(data) ? returnsOf(data) : [data])),
    functions: groupByName(
      layers.flatMap(options => (['computed', 'methods'] as const).flatMap(group => functionsOf(options, group)))
    ),
    assigned: groupByName(layers.flatMap(assignmentsIn))
  }
}

function optionsOf(demo: ParsedDemo, module: ParsedModule): ts.ObjectLiteralExpression[] {
  const exported = module.script?.tree.statements.find(ts.isExportAssignment)
  const value = exported && unwrapExpression(exported.expression)
  if (!value) return []
  if (ts.isObjectLiteralExpression(value)) return [value]
  if (!ts.isCallExpression(value)) return []
  const base = isAccess(value.expression) ? unwrapExpression(value.expression.expression) : undefined
  return [
    ...value.arguments.filter(ts.isObjectLiteralExpression),
    ...(base && ts.isIdentifier(base) ? baseOptions(demo, module, base) : [])
  ]
}

function baseOptions(demo: ParsedDemo, module: ParsedModule, base: ts.Identifier): ts.ObjectLiteralExpression[] {
  const declaration = declarationOf(base)
  const baseModule =
    declaration && ts.isImportClause(declaration) ? demo.find(importOf(declaration).specifier, module) : undefined
  return baseModule ? optionsOf(demo, baseModule) : []
}

function optionOf(options: ts.ObjectLiteralExpression, name: string): (ts.Expression | ts.MethodDeclaration)[] {
  return options.properties.flatMap((property): (ts.Expression | ts.MethodDeclaration)[] => {
    if (keyOf(property.name) !== name) return []
    return ts.isMethodDeclaration(property)
      ? [property]
      : ts.isPropertyAssignment(property)
        ? [unwrapExpression(property.initializer)]
        : []
  })
}

function functionsOf(
  options: ts.ObjectLiteralExpression,
  group: ComponentFunction['group']
): [string, ComponentFunction][] {
  const holders = optionOf(options, group).filter(ts.isObjectLiteralExpression)
  return holders.flatMap(holder =>
    holder.properties.flatMap(property => {
      const name = keyOf(property.name)
      return name === undefined
        ? []
        : optionOf(holder, name)
            .flatMap(functionIn)
            .map((node): [string, ComponentFunction] => [name, { group, node }])
    })
  )
}

/** `rows () {}`, `rows: () => []`, `rows: { get () {} }`. */
function functionIn(node: ts.Node): ts.SignatureDeclaration[] {
  if (ts.isFunctionLike(node)) return [node]
  return ts.isObjectLiteralExpression(node) ? optionOf(node, 'get').flatMap(functionIn) : []
}

function assignmentsIn(options: ts.ObjectLiteralExpression): [string, ts.Expression][] {
  const found: [string, ts.Expression][] = []
  const visit = (node: ts.Node): void => {
    if (
      ts.isBinaryExpression(node) &&
      node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
      ts.isPropertyAccessExpression(node.left) &&
      node.left.expression.kind === ts.SyntaxKind.ThisKeyword
    ) {
      found.push([node.left.name.text, node.right])
    }
    ts.forEachChild(node, visit)
  }
  visit(options)
  return found
}

function groupByName<T>(entries: readonly [string, T][]): Map<string, T[]> {
  const map = new Map<string, T[]>()
  for (const [key, value] of entries) map.set(key, [...(map.get(key) ?? []), value])
  return map
}
