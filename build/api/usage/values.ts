import { ts } from '../../typescript.js'
import { callsByFunction } from './calls.ts'
import type { Members } from './component-options.ts'
import { readMembers } from './component-options.ts'
import type { Code, Demo, DemoModule } from './demo-code.ts'
import type { Declaration } from './declarations.ts'
import { boundKey, declarationOf, exportedAs, importOf } from './declarations.ts'
import type { Property } from './object-properties.ts'
import { elementsIn, propertiesIn } from './object-properties.ts'
import { accessedName, isAccess, onceAtATime, plain, returnsOf } from './plain-expression.ts'

/** What an expression may be, followed to where it is written. What can't be told is left out. */
export interface Values {
  /** Literals, functions, and calls of the language's own functions. */
  valuesOf: (node: ts.Expression) => ts.Expression[]
  /** Objects, those in lists too. */
  objectsOf: (node: ts.Expression) => ts.ObjectLiteralExpression[]
  propertiesOf: (object: ts.ObjectLiteralExpression) => Property[]
  functionsOf: (callee: ts.Expression) => ts.SignatureDeclaration[]
  membersOf: (module: DemoModule) => Members
  /** Followed into the file it is imported from. */
  declarationOf: (name: ts.Identifier) => Declaration | undefined
}

export function readValues(demo: Demo): Values {
  const [onceValue, onceElement, onceObject] = [
    onceAtATime<ts.Expression>(),
    onceAtATime<ts.Expression>(),
    onceAtATime<ts.ObjectLiteralExpression>()
  ]
  const members = new Map<DemoModule, Members>()
  let calls: ReturnType<typeof callsByFunction> | undefined
  const valuesOf = (node: ts.Expression): ts.Expression[] => onceValue(node, () => valuesOfPlain(plain(node)))
  const elementsOf = (node: ts.Expression): ts.Expression[] =>
    onceElement(node, () => valuesOf(node).flatMap(value => elementsIn(value, { valuesOf, elementsOf, functionsOf })))
  const objectsOf = (node: ts.Expression): ts.ObjectLiteralExpression[] =>
    onceObject(node, () =>
      valuesOf(node).flatMap(value =>
        ts.isObjectLiteralExpression(value) ? [value] : elementsOf(value).flatMap(objectsOf)
      )
    )
  const propertiesOf = propertiesIn(valuesOf)
  const membersOf = (module: DemoModule): Members => {
    const known = members.get(module) ?? readMembers(demo, module)
    members.set(module, known)
    return known
  }
  return { valuesOf, objectsOf, propertiesOf, functionsOf, membersOf, declarationOf: declared }

  function valuesOfPlain(node: ts.Expression): ts.Expression[] {
    if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(valuesOf)
    if (ts.isBinaryExpression(node) && isLogical(node)) return [node.left, node.right].flatMap(valuesOf)
    if (ts.isIdentifier(node)) return nameValues(node)
    if (isAccess(node)) return accessValues(node)
    return ts.isCallExpression(node) ? callValues(node) : [node]
  }

  function nameValues(name: ts.Identifier): ts.Expression[] {
    const code = demo.codeOf(name)
    const declaration = declared(name)
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

  /** What a function of the demo is called with there. */
  function argumentsOf(parameter: ts.ParameterDeclaration): ts.Expression[] {
    calls ??= callsByFunction(demo, namedFunctions)
    const { parent, initializer } = parameter
    const position = parent.parameters.findIndex(each => each === parameter)
    const given = (calls.get(parent) ?? []).flatMap(call => call.arguments[position] ?? [])
    return [...given, ...(initializer ? [initializer] : [])].flatMap(valuesOf)
  }

  function localValues(local: { each: ts.Expression; key?: string } | undefined): ts.Expression[] {
    const elements = local ? elementsOf(local.each) : []
    return local?.key === undefined ? elements : elements.flatMap(element => propertyValues(element, local.key ?? ''))
  }

  function memberValues(module: DemoModule, name: string): ts.Expression[] {
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
    const owner = plain(node.expression)
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
    const node = plain(callee)
    if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) return [node]
    const declaration = ts.isIdentifier(node) ? declared(node) : undefined
    if (!declaration || ts.isFunctionDeclaration(declaration)) return namedFunctions(node)
    return declaredValues(declaration).filter(value => ts.isArrowFunction(value) || ts.isFunctionExpression(value))
  }

  /** `this.save`, in a template `save`, and functions declared by name. */
  function namedFunctions(node: ts.Expression): ts.SignatureDeclaration[] {
    const code = demo.codeOf(node)
    if (isAccess(node))
      return node.expression.kind === ts.SyntaxKind.ThisKeyword ? methodsNamed(code, accessedName(node)) : []
    if (!ts.isIdentifier(node)) return []
    const declaration = declared(node)
    if (declaration) return ts.isFunctionDeclaration(declaration) ? [declaration] : []
    return code.locals && !code.locals.has(node.text) ? methodsNamed(code, node.text) : []
  }

  function methodsNamed(code: Code, name: string | undefined): ts.SignatureDeclaration[] {
    return (membersOf(code.module).functions.get(name ?? '') ?? []).map(({ node }) => node)
  }

  function declared(name: ts.Identifier): Declaration | undefined {
    const found = declarationOf(name)
    if (!found || !(ts.isImportSpecifier(found) || ts.isImportClause(found))) return found
    const { specifier, name: exported } = importOf(found)
    const tree = demo.find(specifier, demo.codeOf(found).module)?.script?.tree
    return (tree && exportedAs(tree, exported)) ?? found
  }
}

function isLogical({ operatorToken: { kind } }: ts.BinaryExpression): boolean {
  const { BarBarToken, AmpersandAmpersandToken, QuestionQuestionToken } = ts.SyntaxKind
  return kind === BarBarToken || kind === AmpersandAmpersandToken || kind === QuestionQuestionToken
}
