import { ts } from '../typescript.js'
import type { Cut } from './apply-cuts.ts'
import { statementCut } from './cut-ranges.ts'

/** Cuts `import type`; of `import Vue, { type PropType }` the values stay. */
export function importCut(tree: ts.SourceFile, node: ts.ImportDeclaration): Cut[] {
  const { importClause: clause } = node
  const names = clause?.namedBindings
  if (!clause) return []
  if (clause.isTypeOnly) return [statementCut(tree, node)]
  if (!names || !ts.isNamedImports(names) || !names.elements.some(name => name.isTypeOnly)) return []
  const values = names.elements.filter(name => !name.isTypeOnly)
  if (values.length) return [{ from: names.getStart(tree), to: names.end, replacement: listOf(tree, names, values) }]
  return [clause.name ? { from: clause.name.end, to: names.end } : statementCut(tree, node)]
}

export function exportCut(tree: ts.SourceFile, node: ts.ExportDeclaration): Cut[] {
  const { exportClause: names } = node
  if (node.isTypeOnly) return [statementCut(tree, node)]
  if (!names || !ts.isNamedExports(names) || !names.elements.some(name => name.isTypeOnly)) return []
  const values = names.elements.filter(name => !name.isTypeOnly)
  return [
    values.length
      ? { from: names.getStart(tree), to: names.end, replacement: listOf(tree, names, values) }
      : statementCut(tree, node)
  ]
}

/** Writes the names on one line if they fit. */
function listOf(tree: ts.SourceFile, names: ts.Node, values: readonly ts.Node[]): string {
  const texts = values.map(value => value.getText(tree))
  const line = `{ ${texts.join(', ')} }`
  return names.getText(tree).includes('\n') && line.length > 80 ? `{\n  ${texts.join(',\n  ')}\n}` : line
}

/** Returns the names imported as values of which only the type is used; the import would fail in JavaScript. */
export function typesImportedAsValues(tree: ts.SourceFile): ts.Identifier[] {
  const imported = tree.statements.filter(ts.isImportDeclaration).flatMap(valueNames)
  const asType = new Set<string>()
  const asValue = new Set<string>()
  const visit = (node: ts.Node, inType: boolean): void => {
    if (ts.isIdentifier(node) && !isLabel(node)) (inType ? asType : asValue).add(node.text)
    const isType =
      inType ||
      (ts.isTypeNode(node) && !isBaseClass(node)) ||
      ts.isInterfaceDeclaration(node) ||
      ts.isTypeAliasDeclaration(node)
    ts.forEachChild(node, child => visit(child, isType))
  }
  tree.statements.filter(statement => !ts.isImportDeclaration(statement)).forEach(statement => visit(statement, false))
  return imported.filter(({ text }) => asType.has(text) && !asValue.has(text))
}

function valueNames({ importClause: clause }: ts.ImportDeclaration): ts.Identifier[] {
  if (!clause || clause.isTypeOnly) return []
  const names = clause.namedBindings
  const others = !names
    ? []
    : ts.isNamespaceImport(names)
      ? [names.name]
      : names.elements.filter(name => !name.isTypeOnly).map(name => name.name)
  return clause.name ? [clause.name, ...others] : others
}

/** The `Base` of `extends Base<Row>` is a value although TypeScript counts it as a type. */
const isBaseClass = (node: ts.Node): boolean =>
  ts.isExpressionWithTypeArguments(node) &&
  ts.isHeritageClause(node.parent) &&
  node.parent.token === ts.SyntaxKind.ExtendsKeyword

/** True for names of members and declarations, which refer to nothing. */
function isLabel({ parent, ...node }: ts.Identifier): boolean {
  if (ts.isPropertyAccessExpression(parent)) return parent.name.pos === node.pos
  if (ts.isQualifiedName(parent)) return parent.right.pos === node.pos
  return (
    'name' in parent &&
    (parent as ts.NamedDeclaration).name?.pos === node.pos &&
    !ts.isShorthandPropertyAssignment(parent) &&
    !ts.isExportSpecifier(parent)
  )
}
