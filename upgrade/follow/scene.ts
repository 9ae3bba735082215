import { bare, isFunction, isMember, isObject, nameOf, returnsOf, walk } from '../read/syntax.ts'
import type { Node } from '../read/syntax.ts'
import type { Markup } from '../read/markup.ts'
import type { Script } from '../read/script.ts'
import type { Binding, Scopes } from './scopes.ts'
import { readScopes } from './scopes.ts'

/** A file as what follows names through it sees it. */
export interface Scene {
  text: string
  scripts: ScriptScene[]
  markup?: Markup
}

export interface ScriptScene extends Script {
  scopes: Scopes
  components: Component[]
  /** `this.a = value`, `a.b = value`, `a = value`. */
  assignments: Assignment[]
}

export interface Component {
  /** The options object or the class. */
  node: Node
  /** `data`, `computed`, methods and what `setup` returns, by name. */
  members: Map<string, Node[]>
}

interface Assignment {
  /** `['this', 'a']`, `['a', 'b']` */
  target: string[]
  value: Node
  at: number
}

export function readScene(text: string, scripts: readonly Script[], markup?: Markup): Scene {
  return {
    text,
    scripts: scripts.map(script => ({
      ...script,
      scopes: readScopes(script.program),
      components: componentsIn(script.program),
      assignments: assignmentsIn(script.program)
    })),
    ...(markup && { markup })
  }
}

/** A name at a place; a file's second script sees what the first one declares. */
export function findBinding(scene: Scene, script: ScriptScene, name: string, at: number): Binding | undefined {
  return (
    script.scopes.find(name, at) ??
    scene.scripts.map(({ scopes }) => scopes.top.get(name)).find(binding => binding !== undefined)
  )
}

/** The component whose `this` it is at a place. */
export const componentAround = ({ components }: ScriptScene, at: number): Component | undefined =>
  components.findLast(({ node }) => node.start <= at && at < node.end)

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

function componentsIn(program: Node): Component[] {
  const found: Component[] = []
  walk(program, (node, ancestors) => {
    if (node.type === 'ClassDeclaration' || node.type === 'ClassExpression')
      found.push({ node, members: membersOfClass(node) })
    else if (isObject(node) && isRoom(ancestors.at(-1)) && isOptions(node))
      found.push({ node, members: membersOfOptions(node) })
  })
  return found
}

/** Options stand in an export, a call or a variable, never in another object. */
const isRoom = (parent: Node | undefined): boolean =>
  parent !== undefined && parent.type !== 'ObjectProperty' && parent.type !== 'ArrayExpression'

const isOptions = (node: Node): boolean =>
  (node.properties as Node[]).some(each => {
    const name = nameOf(each)
    return (
      name !== undefined &&
      optionNames.has(name) &&
      (each.type === 'ObjectMethod' ||
        isObject(bare(each.value)) ||
        isFunction(bare(each.value)) ||
        each.value?.type === 'ArrayExpression')
    )
  })

function membersOfOptions(options: Node): Map<string, Node[]> {
  const members = new Map<string, Node[]>()
  for (const option of options.properties as Node[]) {
    const value = option.type === 'ObjectMethod' ? option : bare(option.value)
    if (!value) continue
    const name = nameOf(option)
    if (name === 'data' || name === 'setup' || name === 'asyncData')
      for (const object of isFunction(value) ? returnsOf(value).map(bare) : [value]) addAll(members, object)
    else if (name === 'computed' || name === 'methods') addAll(members, value)
  }
  return members
}

function addAll(members: Map<string, Node[]>, object: Node | undefined): void {
  if (!isObject(object)) return
  for (const each of object.properties as Node[]) {
    const name = nameOf(each)
    const value = each.type === 'ObjectMethod' ? each : (each.value as Node | undefined)
    if (name && value) members.set(name, [...(members.get(name) ?? []), value])
  }
}

function membersOfClass(node: Node): Map<string, Node[]> {
  const members = new Map<string, Node[]>()
  for (const each of node.body.body as Node[]) {
    const name = nameOf(each)
    if (!name) continue
    const value = each.type === 'ClassMethod' ? each : ((each.value as Node | null) ?? each)
    members.set(name, [...(members.get(name) ?? []), value])
  }
  return members
}

function assignmentsIn(program: Node): Assignment[] {
  const found: Assignment[] = []
  walk(program, node => {
    if (node.type !== 'AssignmentExpression' || node.operator !== '=') return
    const target = chainOf(node.left)
    if (target) found.push({ target, value: node.right as Node, at: node.start })
  })
  return found
}

/** `this.a.b` -> `['this', 'a', 'b']` */
export function chainOf(node: Node | undefined): string[] | undefined {
  const names: string[] = []
  let inner = bare(node)
  for (; isMember(inner); inner = bare(inner!.object)) {
    const name = nameOf(inner)
    if (name === undefined) return undefined
    names.unshift(name)
  }
  if (inner?.type === 'ThisExpression') return ['this', ...names]
  return inner?.type === 'Identifier' ? [inner.name as string, ...names] : undefined
}
