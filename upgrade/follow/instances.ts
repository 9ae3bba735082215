import { bare, isCall, isMember, literalOf, nameOf, walk } from '../read/syntax.ts'
import type { Node } from '../read/syntax.ts'
import { componentOfInstance } from './components.ts'
import { rangeOf } from './options.ts'
import type { Scene, ScriptScene } from './scene.ts'
import { componentAround, findBinding } from './scene.ts'
import type { Usage } from './usage.ts'
import type { Place } from './values.ts'

/** Methods that are called on a component of the library, and those that look as if they were. */
export function createMethodReader(
  scene: Scene,
  refs: ReadonlyMap<string, string>,
  isTelling: (name: string) => boolean,
  see: (component: string, name: string, call: Node, place: Place) => void
) {
  const usages: Usage[] = []
  /** Refs of the template are names of the script. */
  const hasSetup = scene.scripts.some(({ isSetup }) => isSetup)
  return { usages, read }

  function read(root: Node, place: Place): void {
    walk(root, (node, ancestors) => {
      if (!isMember(node)) return
      const name = nameOf(node)
      if (name === undefined || name === 'value') return
      const component = instanceOf(node.object, place, 0)
      const key = rangeOf(node.property as Node)
      const parent = ancestors.at(-1)
      const call = isCall(parent) && parent?.callee === node ? parent : undefined
      if (component && call) see(component, name, call, place)
      if (component) usages.push({ kind: 'method', component, name, key, ...(call && { call }) })
      else if (isTelling(name)) usages.push({ kind: 'unfollowed', what: 'method', name, path: '', key })
    })
  }

  /** The component whose instance an expression is. */
  function instanceOf(node: Node | null | undefined, place: Place, depth: number): string | undefined {
    if (!node || depth > 12) return undefined
    if (node.type === 'TSAsExpression' || node.type === 'TSTypeAssertion')
      return ofType(node.typeAnnotation) ?? instanceOf(node.expression, place, depth + 1)
    const inner = bare(node)
    if (inner !== node) return instanceOf(inner, place, depth + 1)
    if (node.type === 'LogicalExpression')
      return instanceOf(node.left, place, depth + 1) ?? instanceOf(node.right, place, depth + 1)
    if (isMember(node)) return ofMember(node, place, depth)
    return node.type === 'Identifier' ? ofName(node, place, depth) : undefined
  }

  function ofMember(node: Node, place: Place, depth: number): string | undefined {
    const object = bare(node.object)
    const name = nameOf(node)
    if (name === undefined) return undefined
    if (isRefs(object)) return refs.get(name)
    if (name === 'value') return instanceOf(object, place, depth + 1)
    if (isParameterName(name)) return object?.type === 'ThisExpression' ? undefined : name.slice(1)
    if (object?.type !== 'ThisExpression' || 'locals' in place) return undefined
    const component = componentAround(place.script, node.start)
    const own = component?.members.get(name)?.map(each => ofDeclared(each, place, depth)) ?? []
    const later = place.script.assignments
      .filter(({ target }) => target.length === 2 && target[0] === 'this' && target[1] === name)
      .map(({ value }) => instanceOf(value, place, depth + 1))
    return [...own, ...later].find(each => each !== undefined)
  }

  /** A field of a class by its type, `@Ref() readonly grid!: Grid`, a computed one by what it returns. */
  function ofDeclared(node: Node, place: Place, depth: number): string | undefined {
    if (node.type === 'ClassProperty') return ofType(node.typeAnnotation?.typeAnnotation)
    const [statement] = (node.body?.body as Node[] | undefined) ?? []
    return statement?.type === 'ReturnStatement' ? instanceOf(statement.argument, place, depth + 1) : undefined
  }

  function ofName(node: Node, place: Place, depth: number): string | undefined {
    const name = node.name as string
    if ('locals' in place) {
      if (!place.locals.has(name)) return hasSetup ? refs.get(name) : undefined
      return isParameterName(name) ? name.slice(1) : undefined
    }
    const binding = findBinding(scene, place.script, name, node.start)
    if (!binding) return undefined
    // However it gets there: `const { grid } = useGrid()`
    if (place.script.isSetup && place.script.scopes.top.get(name) === binding && refs.has(name)) return refs.get(name)
    const typed = ofType(binding.annotation)
    if (typed) return typed
    if (binding.isParameter) return isParameterName(name) ? name.slice(1) : undefined
    const value = bare(binding.value)
    if (!value) return undefined
    if (binding.member !== undefined) {
      if (isRefs(value)) return refs.get(binding.member)
      return isParameterName(binding.member) ? binding.member.slice(1) : undefined
    }
    if (isCall(value) && value.callee.type === 'Identifier') {
      if (value.callee.name === 'ref' || value.callee.name === 'shallowRef')
        return refs.get(name) ?? ofType((value.typeParameters ?? value.typeArguments)?.params?.[0])
      const [first] = value.arguments as Node[]
      const wanted = value.callee.name === 'useTemplateRef' && literalOf(first)
      return typeof wanted === 'string' ? refs.get(wanted) : undefined
    }
    return instanceOf(binding.value, place, depth + 1)
  }

  /** `Table`, `VxeTableInstance`, `Ref<VxeGridInstance>`, `Table & { … }` */
  function ofType(node: Node | undefined): string | undefined {
    if (!node) return undefined
    if (node.type === 'TSUnionType' || node.type === 'TSIntersectionType')
      return (node.types as Node[]).map(ofType).find(each => each !== undefined)
    if (node.type !== 'TSTypeReference' || node.typeName.type !== 'Identifier') return undefined
    const name = node.typeName.name as string
    const parameters = ((node.typeParameters ?? node.typeArguments)?.params as Node[] | undefined) ?? []
    if (/^(?:Shallow)?Ref$/.test(name)) return ofType(parameters[0])
    return isOfLibrary(name) ? componentOfInstance(importedName(name)) : undefined
  }

  function importedName(name: string): string {
    return bindingOf(name)?.from?.imported ?? name
  }

  function isOfLibrary(name: string): boolean {
    return /^(?:vxe-table|vxe-pc-ui)(?:\/|$)/.test(bindingOf(name)?.from?.source ?? '')
  }

  function bindingOf(name: string) {
    return scene.scripts.map(({ scopes }: ScriptScene) => scopes.top.get(name)).find(binding => binding !== undefined)
  }
}

/** `this.$refs`, `vm.$refs`, and `$refs` in a template. */
const isRefs = (node: Node | undefined): boolean =>
  node?.type === 'Identifier' ? node.name === '$refs' : isMember(node) && nameOf(node) === '$refs'

/** What the library hands to functions under these names only. */
const isParameterName = (name: string): boolean => name === '$table' || name === '$grid' || name === '$panel'
