import { ts } from '../../typescript.js'
import { callsByFunction } from './calls-by-function.ts'
import type { ComponentMembers } from './component-options.ts'
import { readMembers } from './component-options.ts'
import type { Code, ParsedDemo, ParsedModule } from './demo-code.ts'
import type { Declaration } from './declarations.ts'
import { boundKey, declarationOf, exportedDeclaration, importOf } from './declarations.ts'
import type { Property } from './object-properties.ts'
import { resolveElements, createPropertyReader } from './object-properties.ts'
import { accessedName, isAccess, createRecursionGuard, unwrapExpression, returnsOf } from './plain-expression.ts'

/** Resolves expressions to the values they may have in the code of the demo; unknown values are left out. */
export interface ValueResolver {
  /** Literals, functions, and calls of built-in functions. */
  valuesOf: (node: ts.Expression) => ts.Expression[]
  /** Objects, including those in lists. */
  objectsOf: (node: ts.Expression) => ts.ObjectLiteralExpression[]
  propertiesOf: (object: ts.ObjectLiteralExpression) => Property[]
  functionsOf: (callee: ts.Expression) => ts.SignatureDeclaration[]
  membersOf: (module: ParsedModule) => ComponentMembers
  /** Declaration of a name, in the file it is imported from. */
  declarationOf: (name: ts.Identifier) => Declaration | undefined
}

export function createValueResolver(demo: ParsedDemo): ValueResolver {
  const [onceValue, onceElement, onceObject] = [
    createRecursionGuard<ts.Expression>(),
    createRecursionGuard<ts.Expression>(),
    createRecursionGuard<ts.ObjectLiteralExpression>()
  ]
  const members = new Map<ParsedModule, ComponentMembers>()
  let calls: ReturnType<typeof callsByFunction> | undefined
  const valuesOf = (node: ts.Expression): ts.Expression[] =>
    onceValue(node, () => valuesOfPlain(unwrapExpression(node)))
  const elementsOf = (node: ts.Expression): ts.Expression[] =>
    onceElement(node, () =>
      valuesOf(node).flatMap(value => resolveElements(value, { valuesOf, elementsOf, functionsOf }))
    )
  const objectsOf = (node: ts.Expression): ts.ObjectLiteralExpression[] =>
    onceObject(node, () =>
      valuesOf(node).flatMap(value =>
        ts.isObjectLiteralExpression(value) ? [value] : elementsOf(value).flatMap(objectsOf)
      )
    )
  const propertiesOf = createPropertyReader(valuesOf)
  const membersOf = (module: ParsedModule): ComponentMembers => {
    const known = members.get(module) ?? readMembers(demo, module)
    members.set(module, known)
    return known
  }
  return { valuesOf, objectsOf, propertiesOf, functionsOf, membersOf, declarationOf: resolveDeclaration }

  function valuesOfPlain(node: ts.Expression): ts.Expression[] {
    if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(valuesOf)
    if (ts.isBinaryExpression(node) && isLogical(node)) return [node.left, node.right].flatMap(valuesOf)
    if (ts.isIdentifier(node)) return nameValues(node)
    if (isAccess(node)) return accessValues(node)
    return ts.isCallExpression(node) ? callValues(node) : [node]
  }

  function nameValues(name: ts.Identifier): ts.Expression[] {
    const code = demo.codeOf(name)
    const declaration = resolveDeclaration(name)
    if (declaration) return declaredValues(declaration)
    if (code.locals?.has(name.text)) return localValues(code.locals.get(name.text))
    return code.locals ? memberValues(code.module, name.text) : []
  }

  function declaredValues(declaration: Declaration): ts.Expression[] {
    if (ts.isVariableDeclaration(declaration)) return declaration.initializer ? valuesOf(declaration.initializer) : []
    if (ts.isParameter(declaration)) return argumentsOf(declaration)
    if (!ts.isBindingElement(declaration)) return []
    const owner = declaration.parent.parent
    return ts.isVariableDeclaration(owner) && owner.initializer
      ? propertyValues(owner.initializer, boundKey(declaration))
      : []
  }

  /** Values that the calls in the demo pass for a parameter, and its default. */
  function argumentsOf(parameter: ts.ParameterDeclaration): ts.Expression[] {
    calls ??= callsByFunction(demo, namedFunctions)
    const { parent, initializer } = parameter
    const position = parent.parameters.findIndex(each => each === parameter)
    const passedArguments = (calls.get(parent) ?? []).flatMap(call => call.arguments[position] ?? [])
    return [...passedArguments, ...(initializer ? [initializer] : [])].flatMap(valuesOf)
  }

  function localValues(local: { each: ts.Expression; key?: string } | undefined): ts.Expression[] {
    const elements = local ? elementsOf(local.each) : []
    return local?.key === undefined ? elements : elements.flatMap(element => propertyValues(element, local.key ?? ''))
  }

  function memberValues(module: ParsedModule, name: string): ts.Expression[] {
    const { data, functions, assigned } = membersOf(module)
    const computed = (functions.get(name) ?? [])
      .filter(({ group }) => group === 'computed')
      .flatMap(({ node }) => returnsOf(node))
    return [
      ...data.flatMap(each => propertyValues(each, name)),
      ...[...computed, ...(assigned.get(name) ?? [])].flatMap(valuesOf)
    ]
  }

  function accessValues(node: ts.PropertyAccessExpression | ts.ElementAccessExpression): ts.Expression[] {
    const name = accessedName(node)
    const owner = unwrapExpression(node.expression)
    if (name !== undefined)
      return owner.kind === ts.SyntaxKind.ThisKeyword
        ? memberValues(demo.codeOf(node).module, name)
        : propertyValues(owner, name)
    return [...elementsOf(owner), ...propertiesOfAll(owner).flatMap(({ value }) => (value ? valuesOf(value) : []))]
  }

  function callValues(node: ts.CallExpression): ts.Expression[] {
    const functions = functionsOf(node.expression)
    if (functions.length) return functions.flatMap(returnsOf).flatMap(valuesOf)
    const name = accessedName(node.expression)
    if (name === 'assign') return node.arguments.flatMap(valuesOf)
    return name === 'freeze' || name === 'clone' ? node.arguments.slice(0, 1).flatMap(valuesOf) : [node]
  }

  function propertyValues(owner: ts.Expression, name: string): ts.Expression[] {
    return propertiesOfAll(owner).flatMap(property =>
      property.name === name && property.value ? valuesOf(property.value) : []
    )
  }

  function propertiesOfAll(owner: ts.Expression): Property[] {
    return valuesOf(owner).filter(ts.isObjectLiteralExpression).flatMap(propertiesOf)
  }

  function functionsOf(callee: ts.Expression): ts.SignatureDeclaration[] {
    const node = unwrapExpression(callee)
    if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) return [node]
    const declaration = ts.isIdentifier(node) ? resolveDeclaration(node) : undefined
    if (!declaration || ts.isFunctionDeclaration(declaration)) return namedFunctions(node)
    return declaredValues(declaration).filter(value => ts.isArrowFunction(value) || ts.isFunctionExpression(value))
  }

  /** `this.save`, in a template `save`, and functions declared by name. */
  function namedFunctions(node: ts.Expression): ts.SignatureDeclaration[] {
    const code = demo.codeOf(node)
    if (isAccess(node))
      return node.expression.kind === ts.SyntaxKind.ThisKeyword ? methodsNamed(code, accessedName(node)) : []
    if (!ts.isIdentifier(node)) return []
    const declaration = resolveDeclaration(node)
    if (declaration) return ts.isFunctionDeclaration(declaration) ? [declaration] : []
    return code.locals && !code.locals.has(node.text) ? methodsNamed(code, node.text) : []
  }

  function methodsNamed(code: Code, name: string | undefined): ts.SignatureDeclaration[] {
    return (membersOf(code.module).functions.get(name ?? '') ?? []).map(({ node }) => node)
  }

  function resolveDeclaration(name: ts.Identifier): Declaration | undefined {
    const found = declarationOf(name)
    if (!found || !(ts.isImportSpecifier(found) || ts.isImportClause(found))) return found
    const { specifier, name: exported } = importOf(found)
    const tree = demo.find(specifier, demo.codeOf(found).module)?.script?.tree
    return (tree && exportedDeclaration(tree, exported)) ?? found
  }
}

function isLogical({ operatorToken: { kind } }: ts.BinaryExpression): boolean {
  const { BarBarToken, AmpersandAmpersandToken, QuestionQuestionToken } = ts.SyntaxKind
  return kind === BarBarToken || kind === AmpersandAmpersandToken || kind === QuestionQuestionToken
}
