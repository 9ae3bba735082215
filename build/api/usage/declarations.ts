import { ts } from '../../typescript.js'
import { keyOf } from './plain-expression.ts'

export type Declaration =
  | ts.VariableDeclaration
  | ts.FunctionDeclaration
  | ts.ParameterDeclaration
  | ts.BindingElement
  | ts.ImportSpecifier
  | ts.ImportClause

/** Returns the innermost declaration of a name around its use, within its tree. */
export function declarationOf({ text, parent }: ts.Identifier): Declaration | undefined {
  for (let scope: ts.Node | undefined = parent; scope; scope = scope.parent) {
    const found = declarationsIn(scope).find(({ name }) => name.text === text)
    if (found) return found.declaration
  }
  return undefined
}

/** Returns the declaration of a name that another file of the demo can import. */
export function exportedDeclaration(tree: ts.SourceFile, name: string): Declaration | undefined {
  return tree.statements.flatMap(namesOfStatement).find(each => each.name.text === name)?.declaration
}

export function importOf(declaration: ts.ImportSpecifier | ts.ImportClause): { specifier: string; name: string } {
  const { moduleSpecifier } = ts.isImportClause(declaration) ? declaration.parent : declaration.parent.parent.parent
  const specifier = ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : ''
  return {
    specifier,
    name: ts.isImportClause(declaration) ? 'default' : (declaration.propertyName ?? declaration.name).text
  }
}

export function bindingNames(name: ts.BindingName): ts.Identifier[] {
  return ts.isIdentifier(name)
    ? [name]
    : name.elements.flatMap(element => (ts.isBindingElement(element) ? bindingNames(element.name) : []))
}

/** The property a name is taken from: `field` in `{ field: name }`, nothing in `[name]` and `{ column: { name } }`. */
export function boundKey({ propertyName, name, parent }: ts.BindingElement): string {
  return ts.isObjectBindingPattern(parent) && !ts.isBindingElement(parent.parent)
    ? (keyOf(propertyName ?? (ts.isIdentifier(name) ? name : undefined)) ?? '')
    : ''
}

interface NamedDeclaration {
  name: ts.Identifier
  declaration: Declaration
}

function declarationsIn(scope: ts.Node): NamedDeclaration[] {
  if (ts.isFunctionLike(scope))
    return scope.parameters.flatMap(parameter => (ts.isParameter(parameter) ? namesOf(parameter) : []))
  if (ts.isSourceFile(scope) || ts.isBlock(scope) || ts.isCaseOrDefaultClause(scope))
    return scope.statements.flatMap(namesOfStatement)
  if (ts.isForStatement(scope) || ts.isForOfStatement(scope) || ts.isForInStatement(scope))
    return scope.initializer && ts.isVariableDeclarationList(scope.initializer)
      ? scope.initializer.declarations.flatMap(namesOf)
      : []
  if (ts.isCatchClause(scope)) return scope.variableDeclaration ? namesOf(scope.variableDeclaration) : []
  return []
}

function namesOfStatement(statement: ts.Statement): NamedDeclaration[] {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.flatMap(namesOf)
  if (ts.isFunctionDeclaration(statement))
    return statement.name ? [{ name: statement.name, declaration: statement }] : []
  if (ts.isImportDeclaration(statement) && statement.importClause) return namesOfImport(statement.importClause)
  return []
}

function namesOfImport(clause: ts.ImportClause): NamedDeclaration[] {
  const { name, namedBindings } = clause
  const named =
    namedBindings && ts.isNamedImports(namedBindings)
      ? namedBindings.elements.map(element => ({ name: element.name, declaration: element }))
      : []
  return [...(name ? [{ name, declaration: clause }] : []), ...named]
}

const namesOf = (declaration: ts.VariableDeclaration | ts.ParameterDeclaration): NamedDeclaration[] =>
  bindingNames(declaration.name).map(name => ({
    name,
    declaration: ts.isBindingElement(name.parent) ? name.parent : declaration
  }))
