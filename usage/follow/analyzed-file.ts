import { createRangeIndex } from '../read/range-index.ts'
import { unwrapExpression, isCall, isFunction, isMember, isObject, nameOf, returnsOf, walk } from '../read/syntax.ts'
import type { Node } from '../read/syntax.ts'
import type { Markup } from '../read/markup.ts'
import type { Script } from '../read/script.ts'
import { countSteps } from '../read/step-limit.ts'
import type { Binding, Scopes } from './scopes.ts'
import { readScopes } from './scopes.ts'

/** Parsed file with the scopes and components that are needed to resolve names. */
export interface AnalyzedFile {
  name: string
  text: string
  scripts: AnalyzedScript[]
  markup?: Markup
}

export interface AnalyzedScript extends Script {
  file: AnalyzedFile
  scopes: Scopes
  components: ComponentDefinition[]
  /** Returns the component that `this` refers to at an offset. */
  componentAround: (offset: number) => ComponentDefinition | undefined
  assignments: Assignments
}

export interface ComponentDefinition {
  /** The options object or the class. */
  node: Node
  /** Members by name: `data`, `computed`, methods and the object that `setup` returns. */
  members: Map<string, Node[]>
  /** Mixins and the extended component or class, as written. */
  bases: Node[]
}

/** `this.a = value`, `a.b = value`, `a = value`. */
export interface Assignments {
  /** Returns the values assigned to `['this', 'a']` or `['a', 'b']`, in the whole script or in one component. */
  to: (target: readonly string[], component?: ComponentDefinition) => readonly Node[]
  /** Names in the longest target. */
  maxLength: number
}

export function analyzeFile(
  { name, text }: { name: string; text: string },
  scripts: readonly Script[],
  markup?: Markup
): AnalyzedFile {
  const file: AnalyzedFile = { name, text, scripts: [], ...(markup && { markup }) }
  for (const script of scripts) file.scripts.push(analyzeScript(script, file))
  return file
}

function analyzeScript(script: Script, file: AnalyzedFile): AnalyzedScript {
  const components = componentsIn(script.program)
  const componentAround = createRangeIndex(components, ({ node }) => node)
  return {
    ...script,
    file,
    scopes: readScopes(script.program),
    components,
    componentAround,
    assignments: readAssignments(script.program, componentAround)
  }
}

/** Resolves a name at an offset; the second script of a file sees the declarations of the first one. */
export function findBinding(script: AnalyzedScript, name: string, offset: number): Binding | undefined {
  const { scripts } = script.file
  countSteps(scripts.length)
  return (
    script.scopes.find(name, offset) ??
    scripts.map(({ scopes }) => scopes.top.get(name)).find(binding => binding !== undefined)
  )
}

const optionNames = new Set([
  'data',
  'methods',
  'computed',
  'components',
  'render',
  'setup',
  'mixins',
  'watch',
  'created',
  'mounted'
])

function componentsIn(program: Node): ComponentDefinition[] {
  const found: ComponentDefinition[] = []
  walk(program, (node, ancestors) => {
    if (node.type === 'ClassDeclaration' || node.type === 'ClassExpression')
      found.push({ node, members: membersOfClass(node), bases: basesOfClass(node) })
    else if (isObject(node) && canHoldOptions(ancestors.at(-1)) && isComponentOptions(node))
      found.push({ node, members: membersOfOptions(node), bases: basesOfOptions(node, ancestors.at(-1)) })
  })
  return found
}

/** Component options are in an export, a call or a variable, never in another object or a list. */
const canHoldOptions = (parent: Node | undefined): boolean =>
  parent !== undefined && parent.type !== 'ObjectProperty' && parent.type !== 'ArrayExpression'

const isComponentOptions = (node: Node): boolean =>
  (node.properties as Node[]).some(each => {
    const name = nameOf(each)
    return (
      name !== undefined &&
      optionNames.has(name) &&
      (each.type === 'ObjectMethod' ||
        isObject(unwrapExpression(each.value)) ||
        isFunction(unwrapExpression(each.value)) ||
        each.value?.type === 'ArrayExpression')
    )
  })

function basesOfOptions(options: Node, parent: Node | undefined): Node[] {
  return [...(options.properties as Node[]).flatMap(basesOfOption), ...extendedBy(parent)]
}

function basesOfOption(each: Node): Node[] {
  const value = unwrapExpression(each.value as Node | undefined)
  if (nameOf(each) === 'extends') return value ? [value] : []
  if (nameOf(each) !== 'mixins' || value?.type !== 'ArrayExpression') return []
  return (value.elements as (Node | null)[]).filter(element => element !== null)
}

/** `Base` of `Base.extend({ … })`. */
function extendedBy(parent: Node | undefined): Node[] {
  const callee = isCall(parent) ? unwrapExpression(parent!.callee as Node) : undefined
  const base = isMember(callee) && nameOf(callee) === 'extend' ? unwrapExpression(callee!.object as Node) : undefined
  return base?.type === 'Identifier' && base.name !== 'Vue' ? [base] : []
}

/** `extends Base`, `extends Mixins(A, B)`, and the options in `@Component({ … })`. */
function basesOfClass(node: Node): Node[] {
  const superClass = unwrapExpression(node.superClass as Node | null)
  const bases = isCall(superClass) ? (superClass!.arguments as Node[]) : superClass ? [superClass] : []
  const decorators = ((node.decorators ?? []) as Node[]).flatMap(({ expression }) =>
    isCall(expression as Node) ? ((expression as Node).arguments as Node[]) : []
  )
  return [...bases, ...decorators]
}

function membersOfOptions(options: Node): Map<string, Node[]> {
  const members = new Map<string, Node[]>()
  for (const option of options.properties as Node[]) {
    const value = option.type === 'ObjectMethod' ? option : unwrapExpression(option.value)
    if (!value) continue
    const name = nameOf(option)
    if (name === 'data' || name === 'setup' || name === 'asyncData')
      for (const object of isFunction(value) ? returnsOf(value).map(unwrapExpression) : [value]) addAll(members, object)
    else if (name === 'computed' || name === 'methods') addAll(members, value)
  }
  return members
}

function addAll(members: Map<string, Node[]>, object: Node | undefined): void {
  if (!isObject(object)) return
  for (const each of object.properties as Node[]) {
    const name = nameOf(each)
    const value = each.type === 'ObjectMethod' ? each : (each.value as Node | undefined)
    if (name && value) addMember(members, name, value)
  }
}

function addMember(members: Map<string, Node[]>, name: string, value: Node): void {
  const values = members.get(name)
  if (values) values.push(value)
  else members.set(name, [value])
}

function membersOfClass(node: Node): Map<string, Node[]> {
  const members = new Map<string, Node[]>()
  for (const each of node.body.body as Node[]) {
    const name = nameOf(each)
    if (!name) continue
    const value = each.type === 'ClassMethod' ? each : ((each.value as Node | null) ?? each)
    addMember(members, name, value)
  }
  return members
}

function readAssignments(program: Node, componentAround: AnalyzedScript['componentAround']): Assignments {
  const all = new Map<string, Node[]>()
  const byComponent = new Map<ComponentDefinition, Map<string, Node[]>>()
  let maxLength = 0
  walk(program, node => {
    if (node.type !== 'AssignmentExpression' || node.operator !== '=') return
    const target = chainOf(node.left)
    if (!target) return
    maxLength = Math.max(maxLength, target.length)
    const component = componentAround(node.start)
    const own = (component && byComponent.get(component)) ?? new Map<string, Node[]>()
    if (component) byComponent.set(component, own)
    addMember(all, keyOf(target), node.right as Node)
    addMember(own, keyOf(target), node.right as Node)
  })
  return {
    maxLength,
    to: (target, component) => (component ? byComponent.get(component) : all)?.get(keyOf(target)) ?? []
  }
}

const keyOf = (target: readonly string[]): string => target.join('\0')

/** `this.a.b` -> `['this', 'a', 'b']`; undefined for longer chains than the maximum. */
export function chainOf(node: Node | undefined, maxLength = Infinity): string[] | undefined {
  const names: string[] = []
  let inner = unwrapExpression(node)
  for (; isMember(inner); inner = unwrapExpression(inner!.object)) {
    const name = nameOf(inner)
    if (name === undefined || names.length >= maxLength) return undefined
    names.push(name)
  }
  if (inner?.type === 'ThisExpression') names.push('this')
  else if (inner?.type === 'Identifier') names.push(inner.name as string)
  else return undefined
  return names.toReversed()
}
