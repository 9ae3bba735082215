import { unwrapExpression, isFunction, literalOf, nameOf, returnsOf } from '../read/syntax.ts'
import type { Node } from '../read/syntax.ts'
import { countSteps } from '../read/step-limit.ts'
import type { ComponentDefinition, AnalyzedFile, AnalyzedScript } from './analyzed-file.ts'
import { chainOf, findBinding } from './analyzed-file.ts'
import { createCallValues } from './call-values.ts'
import type { ImportReader } from './exports.ts'
import { functionCallsIn } from './function-calls.ts'
import type { LocalNames } from './local-names.ts'
import { createObjectValues } from './object-values.ts'
import type { ExpressionContext, ResolvedValues, Value } from './resolved-values.ts'
import { getOrCreate, mergeValues, unresolvedValues } from './resolved-values.ts'
import type { Binding } from './scopes.ts'

export interface InheritedComponent {
  script: AnalyzedScript
  component: ComponentDefinition
}

export interface Resolver {
  /** Resolves an expression to objects, arrays, functions and literals, which may be in another file. */
  values: (node: Node | undefined, context: ExpressionContext) => ResolvedValues
  /** Returns the functions that an expression is, where `values` has their results. */
  functions: (node: Node | undefined, context: ExpressionContext) => readonly Value[]
  /** Returns a component with its mixins and the component that it extends, each once. */
  inheritanceOf: (script: AnalyzedScript, component: ComponentDefinition | undefined) => readonly InheritedComponent[]
}

/** Creates a resolver for a file. All results are cached: by node, by object and property, and by assigned name. */
export function createResolver(analyzed: AnalyzedFile, imports: ImportReader): Resolver {
  const cache = new Map<Node, ResolvedValues>()
  const getters = new Map<ResolvedValues, ResolvedValues>()
  const returned = new Map<Node, ResolvedValues>()
  const assigned = new Map<readonly Node[], ResolvedValues>()
  const bases = new Map<ComponentDefinition, readonly InheritedComponent[]>()
  const { resolveProperty, resolveElements } = createObjectValues(resolve)
  const resolveCall = createCallValues({ resolve, resolveImport, resolveProperty, resolveReturns })
  return {
    values: (node, context) => resolveGetters(resolve(node, context)),
    functions: (node, context) => resolve(node, context).found.filter(each => isFunction(each.node)),
    inheritanceOf
  }

  function resolve(node: Node | undefined, context: ExpressionContext): ResolvedValues {
    const inner = unwrapExpression(node)
    if (!inner) return unresolvedValues
    countSteps()
    const cached = cache.get(inner)
    if (cached) return cached
    // Set before resolving, so that a circular reference resolves to nothing.
    cache.set(inner, unresolvedValues)
    const values = resolveNode(inner, context)
    cache.set(inner, values)
    return values
  }

  function resolveNode(node: Node, context: ExpressionContext): ResolvedValues {
    switch (node.type) {
      case 'ConditionalExpression':
        return mergeValues([resolve(node.consequent, context), resolve(node.alternate, context)])
      case 'LogicalExpression':
        return mergeValues([resolve(node.left, context), resolve(node.right, context)])
      case 'Identifier':
        return node.name === 'undefined' ? { found: [{ node, context }], isComplete: true } : resolveName(node, context)
      case 'MemberExpression':
      case 'OptionalMemberExpression':
        return resolveMemberExpression(node, context)
      case 'CallExpression':
      case 'OptionalCallExpression':
        return resolveCall(node, context)
      case 'AwaitExpression':
      case 'NewExpression':
      case 'TaggedTemplateExpression':
      case 'ThisExpression':
        return unresolvedValues
      default:
        return { found: [{ node, context }], isComplete: true }
    }
  }

  function resolveName(node: Node, context: ExpressionContext): ResolvedValues {
    const name = node.name as string
    if ('locals' in context) {
      if (context.scopes?.find(name, node.start)) return unresolvedValues
      return context.locals.has(name) ? resolveLocal(context.locals, name) : resolveTemplateName(name)
    }
    const binding = findBinding(context.script, name, node.start)
    if (!binding) return unresolvedValues
    if (binding.isParameter) return resolveParameter(binding, context.script)
    if (binding.from) return resolveImport(binding.from.source, binding.from.imported, context.script)
    const own = binding.value ? resolve(binding.value, context) : unresolvedValues
    const value = binding.member === undefined ? own : resolveProperty(own, binding.member)
    return mergeValues([...(binding.value ? [value] : []), ...resolveAssignments(context.script, [name])])
  }

  /** Resolves a parameter to the arguments of the calls in its file, and to its default. */
  function resolveParameter({ parameter, value, member }: Binding, script: AnalyzedScript): ResolvedValues {
    if (!parameter) return unresolvedValues
    const passed = functionCallsIn(script.file)
      .of(parameter.function)
      .flatMap(({ node, context }) => {
        const before = (node.arguments as Node[]).slice(0, parameter.position + 1)
        return before.length > parameter.position && before.every(each => each.type !== 'SpreadElement')
          ? resolve(before[parameter.position], context)
          : []
      })
    const values = [...passed, ...(value ? [resolve(value, { script })] : [])]
    return mergeValues(member === undefined ? values : values.map(each => resolveProperty(each, member)), false)
  }

  /** Resolves a name of `v-for` to the elements of its list. */
  function resolveLocal(locals: LocalNames, name: string): ResolvedValues {
    const local = locals.find(name)
    if (!local) return unresolvedValues
    const elements = resolveElements(resolveGetters(resolve(local.list, { locals: local.outer })))
    return local.member === undefined ? elements : resolveProperty(elements, local.member)
  }

  function resolveImport(source: string, imported: string, script: AnalyzedScript): ResolvedValues {
    const exported = imports.find(source, imported, script.file)
    return exported ? resolve(exported.node, { script: exported.script }) : unresolvedValues
  }

  /** Returns the source of `import * as options`, if a node is such a name. */
  function namespaceOf(node: Node, context: ExpressionContext): string | undefined {
    if (node.type !== 'Identifier' || 'locals' in context) return undefined
    const from = findBinding(context.script, node.name as string, node.start)?.from
    return from?.imported === '*' ? from.source : undefined
  }

  /** Resolves a name in the template: a member of the component, or a name of `<script setup>`. */
  function resolveTemplateName(name: string): ResolvedValues {
    const setup = analyzed.scripts.find(({ isSetup }) => isSetup)
    const binding = setup?.scopes.top.get(name)
    if (setup && binding)
      return resolve({ type: 'Identifier', start: setup.program.end, end: setup.program.end, name }, { script: setup })
    const script = analyzed.scripts.find(({ isSetup }) => !isSetup)
    return script ? resolveComponentMember(script, script.components[0], name) : unresolvedValues
  }

  function resolveComponentMember(
    script: AnalyzedScript,
    component: ComponentDefinition | undefined,
    name: string
  ): ResolvedValues {
    const values = inheritanceOf(script, component).map(({ script, component }) => {
      const nodes = component.members.get(name) ?? []
      const own = nodes.map(node => resolveMemberNode(node, script))
      return mergeValues([...own, ...resolveAssignments(script, ['this', name], component)])
    })
    // Most mixins don't have the member.
    return mergeValues(values.filter(each => each.found.length > 0 || each.isComplete))
  }

  function inheritanceOf(
    script: AnalyzedScript,
    component: ComponentDefinition | undefined
  ): readonly InheritedComponent[] {
    if (!component) return []
    const cached = bases.get(component)
    if (cached) return cached
    const found: InheritedComponent[] = [{ script, component }]
    for (const each of found) {
      countSteps()
      for (const base of each.component.bases)
        for (const { node, context } of resolve(base, { script: each.script }).found) {
          if ('locals' in context) continue
          const inherited = context.script.components.find(other => other.node === node)
          if (inherited && !found.some(other => other.component === inherited))
            found.push({ script: context.script, component: inherited })
        }
    }
    bases.set(component, found)
    return found
  }

  function resolveMemberNode(node: Node, script: AnalyzedScript): ResolvedValues {
    // A field without an initializer has no known value.
    return node.type === 'ClassProperty' ? unresolvedValues : resolve(node, { script })
  }

  function resolveMemberExpression(node: Node, context: ExpressionContext): ResolvedValues {
    const key = nameOf(node) ?? literalOf(node.property as Node | undefined)
    const name = typeof key === 'string' ? key : undefined
    const object = unwrapExpression(node.object)!
    if (name === undefined) return resolveElements(resolve(object, context))
    if (object.type === 'ThisExpression') {
      if ('locals' in context) return resolveTemplateName(name)
      return resolveComponentMember(context.script, context.script.componentAround(node.start), name)
    }
    const namespace = namespaceOf(object, context)
    if (namespace !== undefined && 'script' in context) return resolveImport(namespace, name, context.script)
    const owners = resolve(object, context)
    const later = 'script' in context ? resolveChainAssignments(node, context.script) : []
    if (name === 'value') {
      const inner = resolveProperty(owners, name)
      return mergeValues([inner.found.length ? inner : owners, ...later])
    }
    return mergeValues([resolveProperty(resolveGetters(owners), name), ...later])
  }

  /** Replaces functions with their return values, as getters need. */
  function resolveGetters(values: ResolvedValues): ResolvedValues {
    return getOrCreate(getters, values, () =>
      values.found.some(({ node }) => isFunction(node))
        ? mergeValues(
            values.found.map(value =>
              isFunction(value.node) ? resolveReturns(value) : { found: [value], isComplete: true }
            ),
            values.isComplete
          )
        : values
    )
  }

  function resolveReturns({ node, context }: Value): ResolvedValues {
    return getOrCreate(returned, node, () => mergeValues(returnsOf(node).map(each => resolve(each, context))))
  }

  /** Returns the values assigned later, in the same component or to the same name. */
  function resolveAssignments(
    script: AnalyzedScript,
    target: readonly string[],
    component?: ComponentDefinition
  ): ResolvedValues[] {
    const nodes = script.assignments.to(target, component)
    return nodes.length === 0
      ? []
      : [getOrCreate(assigned, nodes, () => mergeValues(nodes.map(each => resolve(each, { script }))))]
  }

  function resolveChainAssignments(node: Node, script: AnalyzedScript): ResolvedValues[] {
    const chain = chainOf(node, script.assignments.maxLength)
    return chain ? resolveAssignments(script, chain) : []
  }
}
