import {
  unwrapExpression,
  isCall,
  isFunction,
  isMember,
  isObject,
  literalOf,
  nameOf,
  returnsOf,
  walk
} from '../read/syntax.ts'
import type { Node } from '../read/syntax.ts'
import { componentOfInstance } from './components.ts'
import { rangeOf } from './options.ts'
import type { AnalyzedFile, AnalyzedScript } from './analyzed-file.ts'
import { findBinding } from './analyzed-file.ts'
import type { ImportReader } from './exports.ts'
import { functionCallsIn } from './function-calls.ts'
import { resolveLibraryPath } from './library-path.ts'
import type { Binding } from './scopes.ts'
import type { LibraryShape } from './library-shape.ts'
import { countSteps } from '../read/step-limit.ts'
import type { LibraryUsage } from './usage.ts'
import type { ExpressionContext } from './resolved-values.ts'
import type { Resolver } from './values.ts'
import type { Wrapper } from './wrappers.ts'

interface MethodReaderInput {
  imports: ImportReader
  analyzed: AnalyzedFile
  /** Components by the name of their ref. */
  refs: ReadonlyMap<string, string>
  /** Components by the name of their ref in `v-for`. */
  listRefs: ReadonlyMap<string, string>
  wrapperRefs: ReadonlyMap<string, Wrapper>
  /** Returns the refs in the template of another file. */
  refsOf: (file: AnalyzedFile) => ReadonlyMap<string, string>
  inheritanceOf: Resolver['inheritanceOf']
  shape: LibraryShape
  onCall: (component: string, name: string, call: Node, context: ExpressionContext) => void
}

/** Creates a reader of methods called on library components, and of calls that look like one. */
export function createMethodReader({
  imports,
  analyzed,
  refs,
  listRefs,
  wrapperRefs,
  refsOf,
  inheritanceOf,
  shape,
  onCall
}: MethodReaderInput) {
  const usages: LibraryUsage[] = []
  const instances = new Map<Node, string | undefined>()
  let typeAliases: ReadonlyMap<string, Node> | undefined
  /** True if refs of the template are names of the script. */
  const hasSetup = analyzed.scripts.some(({ isSetup }) => isSetup)
  return { usages, read }

  function read(root: Node, context: ExpressionContext): void {
    walk(root, (node, ancestors) => {
      if (!isMember(node)) return
      const name = nameOf(node)
      if (name === undefined || name === 'value') return
      const component = instanceOf(node.object, context)
      const key = rangeOf(node.property as Node)
      const parent = ancestors.at(-1)
      const call = isCall(parent) && parent?.callee === node ? parent : undefined
      if (component && call) onCall(component, name, call, context)
      if (component) usages.push({ kind: 'method', component, name, key, ...(call && { call }) })
      else if (shape.isUniqueName(name)) usages.push({ kind: 'unfollowed', construct: 'method', name, path: '', key })
    })
  }

  /** Returns the component of the instance that an expression gives. */
  function instanceOf(node: Node | null | undefined, context: ExpressionContext): string | undefined {
    if (!node) return undefined
    countSteps()
    if (instances.has(node)) return instances.get(node)
    // Set before resolving, so that a circular reference resolves to nothing.
    instances.set(node, undefined)
    const component = resolveInstance(node, context)
    instances.set(node, component)
    return component
  }

  function resolveInstance(node: Node, context: ExpressionContext): string | undefined {
    if (node.type === 'TSAsExpression' || node.type === 'TSTypeAssertion')
      return instanceOfType(node.typeAnnotation) ?? instanceOf(node.expression, context)
    // Unwrapped one by one, because a type may be inside: `(table as Table)!`.
    if (unwrapExpression(node) !== node) return instanceOf(node.expression, context)
    if (node.type === 'LogicalExpression') return instanceOf(node.left, context) ?? instanceOf(node.right, context)
    if (node.type === 'ConditionalExpression')
      return instanceOf(node.consequent, context) ?? instanceOf(node.alternate, context)
    if (isMember(node)) return instanceOfMember(node, context)
    if (isCall(node)) return instanceOfCall(node, context)
    return node.type === 'Identifier' ? instanceOfName(node, context) : undefined
  }

  function instanceOfMember(node: Node, context: ExpressionContext): string | undefined {
    const object = unwrapExpression(node.object)
    const name = nameOf(node)
    // A ref in `v-for` is a list: `this.$refs.tables[0]`.
    if (name === undefined)
      return isMember(object) && isRefs(unwrapExpression(object!.object as Node))
        ? listRefs.get(nameOf(object) ?? '')
        : undefined
    if (isRefs(object)) {
      const wrapper = isMember(object) ? wrapperOf(object!.object as Node) : undefined
      return wrapper ? refsOf(wrapper.file).get(name) : refs.get(name)
    }
    if (name === 'value') return instanceOf(object, context)
    const parameter = shape.componentOfParameter(name)
    if (parameter !== undefined) return object?.type === 'ThisExpression' ? undefined : parameter
    return object?.type === 'ThisExpression' ? instanceOfOwnMember(name, node, context) : undefined
  }

  /** Resolves `this.grid`, and `grid` in a template, to a computed value, a field or an assigned value. */
  function instanceOfOwnMember(name: string, node: Node, context: ExpressionContext): string | undefined {
    return (
      findFirst(membersOf(name, node, context), ({ node: member, script: owner }) =>
        instanceOfResult(member, { script: owner })
      ) ??
      findFirst(scriptsOf(context), script =>
        findFirst(script.assignments.to(['this', name]), each => instanceOf(each, { script }))
      )
    )
  }

  function scriptsOf(context: ExpressionContext): readonly AnalyzedScript[] {
    return 'script' in context ? [context.script] : analyzed.scripts.filter(({ isSetup }) => !isSetup)
  }

  /** `this.getTable()`, the same method of a wrapper, `this.$refs.wrapper.getTable()`, and `VXETable.modal.get(id)`. */
  function instanceOfCall(node: Node, context: ExpressionContext): string | undefined {
    const callee = unwrapExpression(node.callee as Node)
    if ('script' in context && resolveLibraryPath(context.script, callee, imports)?.join('.') === 'modal.get')
      return 'modal'
    if (callee?.type === 'Identifier') {
      if ('locals' in context) return instanceOfOwnMember(callee.name as string, node, context)
      return instanceOfResult(functionOf(callee, context), context)
    }
    const name = isMember(callee) ? nameOf(callee) : undefined
    if (name === undefined) return undefined
    const object = unwrapExpression(callee!.object as Node)
    if (object?.type === 'ThisExpression') return instanceOfOwnMember(name, node, context)
    const wrapper = wrapperOf(object)
    if (!wrapper) return undefined
    const methods = wrapper.file.scripts.flatMap(({ components }) => components[0]?.members.get(name) ?? [])
    return findFirst(methods.filter(isFunction).flatMap(returnsOf), each => {
      const inner = unwrapExpression(each)
      const ref = isMember(inner) && isRefs(unwrapExpression(inner!.object as Node)) ? nameOf(inner) : undefined
      return ref === undefined ? undefined : refsOf(wrapper.file).get(ref)
    })
  }

  /** Returns the function that a name of a script is declared with. */
  function functionOf(name: Node, { script }: { script: AnalyzedScript }): Node | undefined {
    const binding = findBinding(script, name.name as string, name.start)
    const value = binding?.isParameter ? undefined : unwrapExpression(binding?.value)
    return isFunction(value) ? value : undefined
  }

  /** Returns the wrapper that `this.$refs.wrapper` gives. */
  function wrapperOf(node: Node | undefined): Wrapper | undefined {
    const inner = unwrapExpression(node)
    const name = isMember(inner) && isRefs(unwrapExpression(inner!.object as Node)) ? nameOf(inner) : undefined
    return name === undefined ? undefined : wrapperRefs.get(name)
  }

  /** Returns the definitions of a member of the component around a node, and of its mixins. */
  function membersOf(name: string, node: Node, context: ExpressionContext) {
    return scriptsOf(context).flatMap(script => {
      const own = 'script' in context ? script.componentAround(node.start) : script.components[0]
      return inheritanceOf(script, own).flatMap(({ script: owner, component }) =>
        (component.members.get(name) ?? []).map(member => ({ node: member, script: owner }))
      )
    })
  }

  /** Resolves a class field by its type, `@Ref() readonly grid!: Grid`, and a function by its type or its results. */
  function instanceOfResult(node: Node | undefined, context: ExpressionContext): string | undefined {
    if (node?.type === 'ClassProperty') return instanceOfType(node.typeAnnotation?.typeAnnotation)
    const getter = isObject(node) ? (node.properties as Node[]).find(each => nameOf(each) === 'get') : node
    const result = getter?.type === 'ObjectProperty' ? unwrapExpression(getter.value as Node) : getter
    if (!isFunction(result)) return undefined
    return (
      instanceOfType(result!.returnType?.typeAnnotation as Node | undefined) ??
      findFirst(returnsOf(result!), each => instanceOf(each, context))
    )
  }

  /** Returns the component of the instance that a name holds. */
  function instanceOfName(node: Node, context: ExpressionContext): string | undefined {
    const name = node.name as string
    if ('locals' in context) {
      const own = context.scopes?.find(name, node.start)
      if (own) return instanceOfParameter(own, name)
      if (context.locals.has(name)) return shape.componentOfParameter(name)
      return (hasSetup ? refs.get(name) : undefined) ?? instanceOfOwnMember(name, node, context)
    }
    const binding = findBinding(context.script, name, node.start)
    if (!binding) return undefined
    // Any call may give the ref: `const { grid } = useGrid()`
    if (context.script.isSetup && context.script.scopes.top.get(name) === binding && refs.has(name))
      return refs.get(name)
    const typedComponent = instanceOfType(binding.annotation)
    if (typedComponent) return typedComponent
    if (binding.isParameter) return instanceOfParameter(binding, name)
    const value = unwrapExpression(binding.value)
    if (!value) return undefined
    if (binding.member !== undefined) {
      if (isRefs(value)) return refs.get(binding.member)
      return shape.componentOfParameter(binding.member)
    }
    if (isCall(value) && value.callee.type === 'Identifier') {
      if (value.callee.name === 'ref' || value.callee.name === 'shallowRef')
        return refs.get(name) ?? instanceOfType((value.typeParameters ?? value.typeArguments)?.params?.[0])
      const [first] = value.arguments as Node[]
      const refName = value.callee.name === 'useTemplateRef' && literalOf(first)
      return typeof refName === 'string' ? refs.get(refName) : undefined
    }
    return instanceOf(binding.value, context)
  }

  function instanceOfParameter(binding: Binding, name: string): string | undefined {
    return shape.componentOfParameter(binding.member ?? name) ?? instanceOfCallback(binding)
  }

  /** `table` of `this.run(table => …)`, where `run` takes `(table: Table) => void`. */
  function instanceOfCallback({ parameter, member }: Binding): string | undefined {
    const call = parameter && member === undefined && functionCallsIn(analyzed).taking(parameter.function)
    if (!call) return undefined
    const callee = unwrapExpression(call.node.callee as Node)
    const name = callee?.type === 'Identifier' ? (callee.name as string) : nameOf(callee)
    const declared =
      'script' in call.context && callee?.type === 'Identifier' ? functionOf(callee, call.context) : undefined
    const functions = declared ? [declared] : membersOf(name ?? '', call.node, call.context).map(({ node }) => node)
    const position = (call.node.arguments as Node[]).indexOf(parameter.function)
    return findFirst(functions.filter(isFunction), ({ params }) => {
      const type = (params as Node[])[position]?.typeAnnotation?.typeAnnotation as Node | undefined
      const inner =
        type?.type === 'TSFunctionType' ? ((type.parameters ?? type.params) as Node[])[parameter.position] : undefined
      return instanceOfType(inner?.typeAnnotation?.typeAnnotation as Node | undefined)
    })
  }

  /** `Table`, `VxeTableInstance`, `Ref<VxeGridInstance>`, `Table & { … }`, and a name of such a type. */
  function instanceOfType(node: Node | undefined, depth = 0): string | undefined {
    // Types of a file may refer to each other.
    if (!node || depth > 20) return undefined
    if (node.type === 'TSUnionType' || node.type === 'TSIntersectionType')
      return findFirst(node.types as Node[], each => instanceOfType(each, depth + 1))
    if (node.type !== 'TSTypeReference' || node.typeName.type !== 'Identifier') return undefined
    const name = node.typeName.name as string
    const parameters = ((node.typeParameters ?? node.typeArguments)?.params as Node[] | undefined) ?? []
    if (/^(?:Shallow)?Ref$/.test(name)) return instanceOfType(parameters[0], depth + 1)
    if (isOfLibrary(name)) return componentOfInstance(importedName(name))
    return bindingOf(name) ? undefined : instanceOfType(aliases().get(name), depth + 1)
  }

  function aliases(): ReadonlyMap<string, Node> {
    return (typeAliases ??= readTypeAliases(analyzed))
  }

  function importedName(name: string): string {
    return bindingOf(name)?.from?.imported ?? name
  }

  function isOfLibrary(name: string): boolean {
    return /^(?:vxe-table|vxe-pc-ui)(?:\/|$)/.test(bindingOf(name)?.from?.source ?? '')
  }

  function bindingOf(name: string) {
    return analyzed.scripts
      .map(({ scopes }: AnalyzedScript) => scopes.top.get(name))
      .find(binding => binding !== undefined)
  }
}

/** Returns the first result that is not undefined. */
function findFirst<T>(nodes: readonly T[], resolve: (node: T) => string | undefined): string | undefined {
  for (const node of nodes) {
    countSteps()
    const result = resolve(node)
    if (result !== undefined) return result
  }
  return undefined
}

/** `this.$refs`, `vm.$refs`, and `$refs` in a template. */
const isRefs = (node: Node | undefined): boolean =>
  node?.type === 'Identifier' ? node.name === '$refs' : isMember(node) && nameOf(node) === '$refs'

/** Returns the types of a file by their names. */
function readTypeAliases({ scripts }: AnalyzedFile): Map<string, Node> {
  const aliases = new Map<string, Node>()
  for (const { program } of scripts)
    for (const statement of program.body as Node[]) {
      const declaration = (statement.declaration ?? statement) as Node
      if (declaration.type === 'TSTypeAliasDeclaration')
        aliases.set(declaration.id.name as string, declaration.typeAnnotation as Node)
    }
  return aliases
}
