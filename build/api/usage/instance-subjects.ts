import { ts } from '../../typescript.js'
import { toKebabCase } from '../../../shared/api.ts'
import type { ParsedModule } from './demo-code.ts'
import { declarationOf, importOf } from './declarations.ts'
import { isLibrary, libraryChain } from './library-names.ts'
import type { UsageContext } from './object-checks.ts'
import { accessedName, isAccess, createRecursionGuard, returnsOf } from './plain-expression.ts'
import type { TagChecks } from './tag-checks.ts'

/**
 * Returns a function that finds the component an expression is an instance of: `this.$refs.table as Table`, `$grid`,
 * `this.form()`.
 */
export function createInstanceResolver(
  { demo, values, index }: UsageContext,
  tags: TagChecks
): (node: ts.Expression) => string | undefined {
  const once = createRecursionGuard<string>()
  const subjectOf = (node: ts.Expression): string | undefined =>
    once(node, () => [subjectOfNode(node)].flatMap(each => each ?? []))[0]
  return subjectOf

  function subjectOfNode(node: ts.Expression): string | undefined {
    if (ts.isAsExpression(node)) return typeSubject(node.type) ?? subjectOf(node.expression)
    if (ts.isParenthesizedExpression(node) || ts.isNonNullExpression(node) || ts.isSatisfiesExpression(node))
      return subjectOf(node.expression)
    if (ts.isConditionalExpression(node)) return subjectOf(node.whenTrue) ?? subjectOf(node.whenFalse)
    if (ts.isIdentifier(node)) return nameSubject(node)
    if (isAccess(node)) return accessSubject(node)
    if (ts.isCallExpression(node))
      return libraryChain(node.expression)?.join('.') === 'modal.get'
        ? knownSubject('modal')
        : firstDefined(values.functionsOf(node.expression).map(functionSubject))
    return undefined
  }

  function nameSubject(name: ts.Identifier): string | undefined {
    const declaration = declarationOf(name)
    if (declaration && (ts.isVariableDeclaration(declaration) || ts.isParameter(declaration)))
      return declaredSubject(declaration)
    if (declaration)
      return ts.isBindingElement(declaration)
        ? callbackParamSubject((declaration.propertyName ?? declaration.name).getText())
        : undefined
    const { locals, module } = demo.codeOf(name)
    if (!locals) return undefined
    return locals.has(name.text) ? callbackParamSubject(name.text) : memberSubject(module, name.text)
  }

  function declaredSubject(declaration: ts.VariableDeclaration | ts.ParameterDeclaration): string | undefined {
    const { type, initializer, parent } = declaration
    if (type) return typeSubject(type)
    if (initializer) return subjectOf(initializer)
    return ts.isParameter(declaration) && ts.isArrowFunction(parent)
      ? contextSubject(parent, parent.parameters.indexOf(declaration))
      : undefined
  }

  /** `run(table => …)` where `run` takes `(table: Table) => void`. */
  function contextSubject(callback: ts.ArrowFunction, position: number): string | undefined {
    const call = callback.parent
    if (!ts.isCallExpression(call)) return undefined
    const types = values
      .functionsOf(call.expression)
      .flatMap(({ parameters }) => parameters[call.arguments.indexOf(callback)]?.type ?? [])
    return firstDefined(
      types.map(type => (ts.isFunctionTypeNode(type) ? typeSubject(type.parameters[position]?.type) : undefined))
    )
  }

  function accessSubject(node: ts.PropertyAccessExpression | ts.ElementAccessExpression): string | undefined {
    const name = accessedName(node)
    if (name === undefined) return undefined
    const owner = node.expression
    const { module } = demo.codeOf(node)
    if (accessedName(owner) === '$refs' || (ts.isIdentifier(owner) && owner.text === '$refs'))
      return refSubject(module, name)
    if (owner.kind === ts.SyntaxKind.ThisKeyword) return memberSubject(module, name)
    return callbackParamSubject(name)
  }

  function memberSubject(module: ParsedModule, name: string): string | undefined {
    const { functions, assigned } = values.membersOf(module)
    const computed = (functions.get(name) ?? [])
      .filter(({ group }) => group === 'computed')
      .map(({ node }) => functionSubject(node))
    return firstDefined(computed) ?? firstDefined((assigned.get(name) ?? []).map(subjectOf))
  }

  function functionSubject(declaration: ts.SignatureDeclaration): string | undefined {
    return declaration.type ? typeSubject(declaration.type) : firstDefined(returnsOf(declaration).map(subjectOf))
  }

  function refSubject(module: ParsedModule, ref: string): string | undefined {
    const tag = module.tags.find(each => each.ref === ref)
    return tag && tags.subjectOf(tag.name)
  }

  function typeSubject(type: ts.TypeNode | undefined): string | undefined {
    if (!type) return undefined
    if (ts.isIntersectionTypeNode(type) || ts.isUnionTypeNode(type)) return firstDefined(type.types.map(typeSubject))
    if (!ts.isTypeReferenceNode(type) || !ts.isIdentifier(type.typeName)) return undefined
    const { text } = type.typeName
    const alias = type
      .getSourceFile()
      .statements.filter(ts.isTypeAliasDeclaration)
      .find(({ name }) => name.text === text)
    if (alias) return typeSubject(alias.type)
    const imported = declarationOf(type.typeName)
    return imported && isLibrary(imported) && ts.isImportSpecifier(imported)
      ? knownSubject(
          toKebabCase(importOf(imported).name)
            .replace(/^-(vxe-)?/, '')
            .replace(/-instance$/, '')
        )
      : undefined
  }

  /** `$table` of an event, of a slot or of a callback. */
  function callbackParamSubject(name: string): string | undefined {
    return name.startsWith('$') ? knownSubject(toKebabCase(name.slice(1))) : undefined
  }

  function knownSubject(subject: string): string | undefined {
    return index.children(subject).length ? subject : undefined
  }
}

const firstDefined = (subjects: readonly (string | undefined)[]): string | undefined =>
  subjects.find(subject => subject !== undefined)
