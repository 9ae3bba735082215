import { ts } from '../../typescript.js'
import type { Declaration } from './declarations.ts'
import { declarationOf, importOf } from './declarations.ts'
import { accessedName, isAccess, unwrapExpression } from './plain-expression.ts'

export const isLibrary = (declaration: Declaration): boolean =>
  (ts.isImportSpecifier(declaration) || ts.isImportClause(declaration)) &&
  importOf(declaration).specifier === 'vxe-table'

/** `VXETable.modal.alert` -> `modal`, `alert`; the same for `modal` imported by its own name. */
export function libraryChain(node: ts.Expression): string[] | undefined {
  const inner = unwrapExpression(node)
  if (isAccess(inner)) {
    const name = accessedName(inner)
    const owner = name === undefined ? undefined : libraryChain(inner.expression)
    return owner && name !== undefined ? [...owner, name] : undefined
  }
  const declaration = ts.isIdentifier(inner) ? declarationOf(inner) : undefined
  if (!declaration || !isLibrary(declaration)) return undefined
  const { name } = importOf(declaration as ts.ImportSpecifier | ts.ImportClause)
  return name === 'VXETable' || name === 'default' ? [] : [name]
}
