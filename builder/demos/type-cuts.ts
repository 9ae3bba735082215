import { ts } from '../typescript.js'
import type { Cut } from './apply-cuts.ts'
import { angleCut, directiveCuts, returnTypeStart, statementCut, withSpaceAfter } from './cut-ranges.ts'
import { exportCut, importCut } from './import-cuts.ts'
import { parenthesesCuts } from './parentheses-cuts.ts'

/** Throws an error for a node that can't be removed; the caller knows the line of the file. */
export type Refuse = (node: ts.Node, problem: string, remedy: string) => never

const typeModifiers: readonly (keyof typeof ts.SyntaxKind)[] = [
  'PrivateKeyword',
  'ProtectedKeyword',
  'PublicKeyword',
  'ReadonlyKeyword',
  'OverrideKeyword',
  'AbstractKeyword'
]

/** Finds everything in a tree that exists only for types. */
export function findTypeCuts(tree: ts.SourceFile, refuse: Refuse): Cut[] {
  const cuts: Cut[] = []
  const visit = (node: ts.Node): void => {
    cuts.push(...directiveCuts(tree, node))
    if (isTypesOnly(node)) return void cuts.push(statementCut(tree, node))
    refuseCode(node, refuse)
    cuts.push(...cutsAt(tree, node))
    ts.forEachChild(node, child =>
      ts.isTypeNode(child) && !ts.isExpressionWithTypeArguments(child) ? undefined : visit(child)
    )
  }
  visit(tree)
  return cuts
}

/** True for statements and class members without any JavaScript. */
function isTypesOnly(node: ts.Node): boolean {
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isIndexSignatureDeclaration(node))
    return true
  if (ts.isModuleDeclaration(node))
    return (
      hasModifier(node, ts.SyntaxKind.DeclareKeyword) ||
      (!!node.body && ts.isModuleBlock(node.body) && node.body.statements.every(isTypesOnly))
    )
  if (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node) || ts.isConstructorDeclaration(node))
    return !node.body
  if (ts.isAccessor(node) && hasModifier(node, ts.SyntaxKind.AbstractKeyword)) return true
  if (ts.isPropertyDeclaration(node) && hasModifier(node, ts.SyntaxKind.AbstractKeyword)) return true
  return (ts.isStatement(node) || ts.isPropertyDeclaration(node)) && hasModifier(node, ts.SyntaxKind.DeclareKeyword)
}

function refuseCode(node: ts.Node, refuse: Refuse): void {
  if (ts.isEnumDeclaration(node))
    refuse(node, 'An enum is code, not only a type', 'Write an object `as const`, or a union of strings')
  if (ts.isModuleDeclaration(node))
    refuse(
      node,
      'A namespace with values is code, not only a type',
      'Write the values at the top level or into a module of their own'
    )
  if (ts.isTypeAssertionExpression(node))
    refuse(node, 'An assertion in angle brackets is not allowed', 'Write `value as Type`')
  if (ts.isImportEqualsDeclaration(node)) refuse(node, '`import … =` is no JavaScript', "Write `import … from '…'`")
  if (ts.isExportAssignment(node) && node.isExportEquals)
    refuse(node, '`export =` is no JavaScript', 'Write `export default`')
  if (ts.isDecorator(node)) refuse(node, 'A decorator is no JavaScript yet', 'Call the function')
  if (ts.isParameter(node) && ts.isConstructorDeclaration(node.parent) && node.modifiers?.length) {
    refuse(
      node,
      'A parameter that is also a property is code, not only a type',
      'Declare the property in the class and assign it in the constructor'
    )
  }
}

function cutsAt(tree: ts.SourceFile, node: ts.Node): Cut[] {
  if (ts.isImportDeclaration(node)) return importCut(tree, node)
  if (ts.isExportDeclaration(node)) return exportCut(tree, node)
  if (ts.isParenthesizedExpression(node)) return parenthesesCuts(tree, node)
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    return [{ from: node.expression.end, to: node.end, ...semicolonAfter(tree, node) }]
  if (ts.isNonNullExpression(node)) return [{ from: node.expression.end, to: node.end }]
  if (ts.isHeritageClause(node))
    return node.token === ts.SyntaxKind.ImplementsKeyword
      ? [{ from: spaceBefore(tree, node.getStart(tree)), to: node.end }]
      : []
  if (ts.isModifier(node))
    return typeModifiers.some(name => ts.SyntaxKind[name] === node.kind) ? [withSpaceAfter(tree, node)] : []
  if (ts.isParameter(node) && node.name.getText(tree) === 'this') return [thisParameterCut(tree, node)]
  if (ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isPropertyDeclaration(node))
    return annotationCut(node)
  if (ts.isFunctionLike(node)) return signatureCuts(tree, node)
  return typeListCuts(tree, node)
}

/** `name?: Type` and `name!: Type` up to the value. */
function annotationCut(node: ts.VariableDeclaration | ts.ParameterDeclaration | ts.PropertyDeclaration): Cut[] {
  const mark = ts.isVariableDeclaration(node)
    ? node.exclamationToken
    : ts.isParameter(node)
      ? node.questionToken
      : (node.questionToken ?? node.exclamationToken)
  const to = node.type?.end ?? mark?.end
  return to === undefined ? [] : [{ from: node.name.end, to }]
}

/** `<T>` after the name and `: Type` after the parameters. */
function signatureCuts(tree: ts.SourceFile, node: ts.SignatureDeclaration): Cut[] {
  const cuts: Cut[] = []
  const { typeParameters, name, type } = node
  if (typeParameters) cuts.push(angleCut(tree, typeParameters, name?.end, ts.isArrowFunction(node)))
  if (ts.isMethodDeclaration(node) && node.questionToken) cuts.push({ from: node.name.end, to: node.questionToken.end })
  if (type) cuts.push({ from: returnTypeStart(tree, type), to: type.end })
  if (ts.isArrowFunction(node)) cuts.push(...arrowCuts(tree, node))
  return cuts
}

/** `(row: Row) => …` has parentheses for the type only; without it one writes `row => …`. */
function arrowCuts(tree: ts.SourceFile, { parameters, type, typeParameters }: ts.ArrowFunction): Cut[] {
  const [parameter] = parameters
  const isTyped = !!(parameter?.type ?? parameter?.questionToken ?? type ?? typeParameters)
  if (
    !parameter ||
    parameters.length > 1 ||
    !isTyped ||
    !ts.isIdentifier(parameter.name) ||
    parameter.initializer ||
    parameter.dotDotDotToken ||
    parameter.name.text === 'this'
  )
    return []
  const closing = /^\s*\)/.exec(tree.text.slice(parameter.end))
  const start = parameter.getStart(tree)
  if (!closing || tree.text.slice(parameters.pos, start).trim()) return []
  return [
    { from: parameters.pos - 1, to: start },
    { from: parameter.end, to: parameter.end + closing[0].length }
  ]
}

/** Type parameters of a class, type arguments of a call, a tag, a template or an `extends`. */
function typeListCuts(tree: ts.SourceFile, node: ts.Node): Cut[] {
  if (ts.isClassLike(node)) return node.typeParameters ? [angleCut(tree, node.typeParameters, node.name?.end)] : []
  if (ts.isCallExpression(node) || ts.isNewExpression(node) || ts.isExpressionWithTypeArguments(node)) {
    return node.typeArguments
      ? [
          angleCut(
            tree,
            node.typeArguments,
            ts.isCallExpression(node) && node.questionDotToken ? undefined : node.expression.end
          )
        ]
      : []
  }
  if (ts.isTaggedTemplateExpression(node))
    return node.typeArguments ? [angleCut(tree, node.typeArguments, node.tag.end)] : []
  if (ts.isJsxOpeningLikeElement(node))
    return node.typeArguments ? [angleCut(tree, node.typeArguments, node.tagName.end)] : []
  return []
}

function thisParameterCut(tree: ts.SourceFile, node: ts.ParameterDeclaration): Cut {
  const comma = /^\s*,\s*/.exec(tree.text.slice(node.end))?.[0].length ?? 0
  return { from: node.getStart(tree), to: node.end + comma }
}

/**
 * Without ` as Type` the next line would continue the statement if it begins with a bracket, so a semicolon is
 * inserted.
 */
function semicolonAfter(tree: ts.SourceFile, node: ts.Node): { replacement?: string } {
  return /^[ \t]*\r?\n\s*[([`]/.test(tree.text.slice(node.end)) ? { replacement: ';' } : {}
}

const hasModifier = (node: ts.Node, modifier: ts.SyntaxKind): boolean =>
  ts.canHaveModifiers(node) && !!ts.getModifiers(node)?.some(({ kind }) => kind === modifier)

const spaceBefore = (tree: ts.SourceFile, at: number): number => tree.text.slice(0, at).trimEnd().length
