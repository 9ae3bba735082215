import { ts } from '../../typescript.js'
import { kebab } from '../../../shared/api.ts'
import type { DemoModule } from './demo-code.ts'
import { declarationOf, importOf } from './declarations.ts'
import { isLibrary, libraryChain } from './library-names.ts'
import type { Usage } from './object-uses.ts'
import { accessedName, isAccess, onceAtATime, returnsOf } from './plain-expression.ts'
import type { TagUses } from './tag-uses.ts'

/** Of which component an expression is the instance: `this.$refs.table as Table`, `$grid`, `this.form()`. */
export function instanceSubjects(
  { demo, values, index }: Usage,
  tags: TagUses
): (node: ts.Expression) => string | undefined {
  const once = onceAtATime<string>()
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
        ? known('modal')
        : first(values.functionsOf(node.expression).map(functionSubject))
    return undefined
  }

  function nameSubject(name: ts.Identifier): string | undefined {
    const declaration = declarationOf(name)
    if (declaration && (ts.isVariableDeclaration(declaration) || ts.isParameter(declaration)))
      return declaredSubject(declaration)
    if (declaration)
      return ts.isBindingElement(declaration)
        ? handedSubject((declaration.propertyName ?? declaration.name).getText())
        : undefined
    const { locals, module } = demo.codeOf(name)
    if (!locals) return undefined
    return locals.has(name.text) ? handedSubject(name.text) : memberSubject(module, name.text)
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
    return first(
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
    return handedSubject(name)
  }

  function memberSubject(module: DemoModule, name: string): string | undefined {
    const { functions, assigned } = values.membersOf(module)
    const computed = (functions.get(name) ?? [])
      .filter(({ group }) => group === 'computed')
      .map(({ node }) => functionSubject(node))
    return first(computed) ?? first((assigned.get(name) ?? []).map(subjectOf))
  }

  function functionSubject(declaration: ts.SignatureDeclaration): string | undefined {
    return declaration.type ? typeSubject(declaration.type) : first(returnsOf(declaration).map(subjectOf))
  }

  function refSubject(module: DemoModule, ref: string): string | undefined {
    const tag = module.tags.find(each => each.ref === ref)
    return tag && tags.subjectOf(tag.name)
  }

  function typeSubject(type: ts.TypeNode | undefined): string | undefined {
    if (!type) return undefined
    if (ts.isIntersectionTypeNode(type) || ts.isUnionTypeNode(type)) return first(type.types.map(typeSubject))
    if (!ts.isTypeReferenceNode(type) || !ts.isIdentifier(type.typeName)) return undefined
    const { text } = type.typeName
    const alias = type
      .getSourceFile()
      .statements.filter(ts.isTypeAliasDeclaration)
      .find(({ name }) => name.text === text)
    if (alias) return typeSubject(alias.type)
    const imported = declarationOf(type.typeName)
    return imported && isLibrary(imported) && ts.isImportSpecifier(imported)
      ? known(
          kebab(importOf(imported).name)
            .replace(/^-(vxe-)?/, '')
            .replace(/-instance$/, '')
        )
      : undefined
  }

  /** `$table` of an event, of a slot or of a callback. */
  function handedSubject(name: string): string | undefined {
    return name.startsWith('$') ? known(kebab(name.slice(1))) : undefined
  }

  function known(subject: string): string | undefined {
    return index.children(subject).length ? subject : undefined
  }
}

const first = (subjects: readonly (string | undefined)[]): string | undefined =>
  subjects.find(subject => subject !== undefined)
