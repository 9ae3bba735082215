import { unwrapExpression, isCall, isFunction, isMember, literalOf, nameOf, returnsOf, walk } from '../read/syntax.ts'
import type { Node } from '../read/syntax.ts'
import { componentOfInstance } from './components.ts'
import { rangeOf } from './options.ts'
import type { AnalyzedFile, AnalyzedScript } from './analyzed-file.ts'
import { findBinding } from './analyzed-file.ts'
import { countSteps } from '../read/step-limit.ts'
import type { LibraryUsage } from './usage.ts'
import type { ExpressionContext, Resolver } from './values.ts'
import type { Wrapper } from './wrappers.ts'

interface MethodReaderInput {
  analyzed: AnalyzedFile
  /** Components by the name of their ref. */
  refs: ReadonlyMap<string, string>
  wrapperRefs: ReadonlyMap<string, Wrapper>
  /** Returns the refs in the template of another file. */
  refsOf: (file: AnalyzedFile) => ReadonlyMap<string, string>
  inheritanceOf: Resolver['inheritanceOf']
  isUniqueName: (name: string) => boolean
  onCall: (component: string, name: string, call: Node, context: ExpressionContext) => void
}

/** Creates a reader of methods called on library components, and of calls that look like one. */
export function createMethodReader({
  analyzed,
  refs,
  wrapperRefs,
  refsOf,
  inheritanceOf,
  isUniqueName,
  onCall
}: MethodReaderInput) {
  const usages: LibraryUsage[] = []
  const instances = new Map<Node, string | undefined>()
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
      else if (isUniqueName(name)) usages.push({ kind: 'unfollowed', construct: 'method', name, path: '', key })
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
    const inner = unwrapExpression(node)
    if (inner !== node) return instanceOf(inner, context)
    if (node.type === 'LogicalExpression') return instanceOf(node.left, context) ?? instanceOf(node.right, context)
    if (isMember(node)) return instanceOfMember(node, context)
    if (isCall(node)) return instanceOfCall(node, context)
    return node.type === 'Identifier' ? instanceOfName(node, context) : undefined
  }

  function instanceOfMember(node: Node, context: ExpressionContext): string | undefined {
    const object = unwrapExpression(node.object)
    const name = nameOf(node)
    if (name === undefined) return undefined
    if (isRefs(object)) {
      const wrapper = isMember(object) ? wrapperOf(object!.object as Node) : undefined
      return wrapper ? refsOf(wrapper.file).get(name) : refs.get(name)
    }
    if (name === 'value') return instanceOf(object, context)
    if (isParameterName(name)) return object?.type === 'ThisExpression' ? undefined : name.slice(1)
    if (object?.type !== 'ThisExpression' || 'locals' in context) return undefined
    const { script } = context
    return (
      findFirst(membersOf(name, node, context), ({ node: member, script: owner }) =>
        instanceOfField(member, { script: owner })
      ) ?? findFirst(script.assignments.to(['this', name]), each => instanceOf(each, context))
    )
  }

  /** `this.getTable()`, and the same method of a wrapper: `this.$refs.wrapper.getTable()`. */
  function instanceOfCall(node: Node, context: ExpressionContext): string | undefined {
    const callee = unwrapExpression(node.callee as Node)
    const name = isMember(callee) ? nameOf(callee) : undefined
    if (name === undefined || 'locals' in context) return undefined
    const object = unwrapExpression(callee!.object as Node)
    if (object?.type === 'ThisExpression')
      return findFirst(membersOf(name, node, context), ({ node: member, script }) =>
        findFirst(isFunction(member) ? returnsOf(member) : [], each => instanceOf(each, { script }))
      )
    const wrapper = wrapperOf(object)
    if (!wrapper) return undefined
    const methods = wrapper.file.scripts.flatMap(({ components }) => components[0]?.members.get(name) ?? [])
    return findFirst(methods.filter(isFunction).flatMap(returnsOf), each => {
      const inner = unwrapExpression(each)
      const ref = isMember(inner) && isRefs(unwrapExpression(inner!.object as Node)) ? nameOf(inner) : undefined
      return ref === undefined ? undefined : refsOf(wrapper.file).get(ref)
    })
  }

  /** Returns the wrapper that `this.$refs.wrapper` gives. */
  function wrapperOf(node: Node | undefined): Wrapper | undefined {
    const inner = unwrapExpression(node)
    const name = isMember(inner) && isRefs(unwrapExpression(inner!.object as Node)) ? nameOf(inner) : undefined
    return name === undefined ? undefined : wrapperRefs.get(name)
  }

  /** Returns the definitions of a member of the component around a node, and of its mixins. */
  function membersOf(name: string, node: Node, { script }: { script: AnalyzedScript }) {
    return inheritanceOf(script, script.componentAround(node.start)).flatMap(({ script: owner, component }) =>
      (component.members.get(name) ?? []).map(member => ({ node: member, script: owner }))
    )
  }

  /** Resolves a class field by its type, `@Ref() readonly grid!: Grid`, and a computed member by its return value. */
  function instanceOfField(node: Node, context: ExpressionContext): string | undefined {
    if (node.type === 'ClassProperty') return instanceOfType(node.typeAnnotation?.typeAnnotation)
    const [statement] = (node.body?.body as Node[] | undefined) ?? []
    return statement?.type === 'ReturnStatement' ? instanceOf(statement.argument, context) : undefined
  }

  function instanceOfName(node: Node, context: ExpressionContext): string | undefined {
    const name = node.name as string
    if ('locals' in context) {
      if (!context.locals.has(name)) return hasSetup ? refs.get(name) : undefined
      return isParameterName(name) ? name.slice(1) : undefined
    }
    const binding = findBinding(context.script, name, node.start)
    if (!binding) return undefined
    // Any call may give the ref: `const { grid } = useGrid()`
    if (context.script.isSetup && context.script.scopes.top.get(name) === binding && refs.has(name))
      return refs.get(name)
    const typedComponent = instanceOfType(binding.annotation)
    if (typedComponent) return typedComponent
    if (binding.isParameter) return isParameterName(name) ? name.slice(1) : undefined
    const value = unwrapExpression(binding.value)
    if (!value) return undefined
    if (binding.member !== undefined) {
      if (isRefs(value)) return refs.get(binding.member)
      return isParameterName(binding.member) ? binding.member.slice(1) : undefined
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

  /** `Table`, `VxeTableInstance`, `Ref<VxeGridInstance>`, `Table & { … }` */
  function instanceOfType(node: Node | undefined): string | undefined {
    if (!node) return undefined
    if (node.type === 'TSUnionType' || node.type === 'TSIntersectionType')
      return (node.types as Node[]).map(instanceOfType).find(each => each !== undefined)
    if (node.type !== 'TSTypeReference' || node.typeName.type !== 'Identifier') return undefined
    const name = node.typeName.name as string
    const parameters = ((node.typeParameters ?? node.typeArguments)?.params as Node[] | undefined) ?? []
    if (/^(?:Shallow)?Ref$/.test(name)) return instanceOfType(parameters[0])
    return isOfLibrary(name) ? componentOfInstance(importedName(name)) : undefined
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

/** The library passes these to functions under these parameter names only. */
const isParameterName = (name: string): boolean => name === '$table' || name === '$grid' || name === '$panel'
