import { bare, isFunction, isMember, isObject, nameOf, returnsOf } from '../read/syntax.ts'
import type { Node } from '../read/syntax.ts'
import type { Component, Scene, ScriptScene } from './scene.ts'
import { chainOf, componentAround, findBinding } from './scene.ts'

/** Where an expression stands: in a script, or in the template with the names that its elements declare. */
export type Place = { script: ScriptScene } | { locals: ReadonlySet<string> }

export interface Value {
  node: Node
  place: Place
}

export interface Values {
  found: Value[]
  /** Whether that is all it can be. */
  isAll: boolean
}

const none: Values = { found: [], isAll: false }
const transparent = new Set(
  'reactive ref shallowRef shallowReactive readonly markRaw toRaw freeze observable clone cloneDeep seal defineExpose'.split(
    ' '
  )
)
const merging = new Set('assign merge extend defaults concat'.split(' '))
const sameElements = new Set('filter slice reverse sort'.split(' '))

/** Follows expressions to the objects, arrays, functions and literals of the same file that they stand for. */
export function createValues(scene: Scene): (node: Node | undefined, place: Place) => Values {
  const known = new Map<Node, Values>()
  return (node, place) => unfolded(resolve(node, place))

  function resolve(node: Node | undefined, place: Place): Values {
    const inner = bare(node)
    if (!inner) return none
    const before = known.get(inner)
    if (before) return before
    // Until it is known: a name that leads back to itself leads nowhere.
    known.set(inner, none)
    const values = read(inner, place)
    known.set(inner, values)
    return values
  }

  function read(node: Node, place: Place): Values {
    switch (node.type) {
      case 'ConditionalExpression':
        return joined([resolve(node.consequent, place), resolve(node.alternate, place)])
      case 'LogicalExpression':
        return joined([resolve(node.left, place), resolve(node.right, place)])
      case 'Identifier':
        return node.name === 'undefined' ? { found: [{ node, place }], isAll: true } : named(node, place)
      case 'MemberExpression':
      case 'OptionalMemberExpression':
        return member(node, place)
      case 'CallExpression':
      case 'OptionalCallExpression':
        return called(node, place)
      case 'AwaitExpression':
      case 'NewExpression':
      case 'TaggedTemplateExpression':
      case 'ThisExpression':
        return none
      default:
        return { found: [{ node, place }], isAll: true }
    }
  }

  function named(node: Node, place: Place): Values {
    const name = node.name as string
    if ('locals' in place) return place.locals.has(name) ? none : ofTemplate(name)
    const binding = findBinding(scene, place.script, name, node.start)
    if (!binding || binding.isParameter || binding.from) return none
    const own = binding.value ? resolve(binding.value, place) : none
    const value = binding.member === undefined ? own : propertyOf(own, binding.member)
    return joined([...(binding.value ? [value] : []), ...assigned(place.script, [name])])
  }

  /** A name in the template is a member of the component or stands in `<script setup>`. */
  function ofTemplate(name: string): Values {
    const setup = scene.scripts.find(({ isSetup }) => isSetup)
    const binding = setup?.scopes.top.get(name)
    if (setup && binding)
      return resolve({ type: 'Identifier', start: setup.program.end, end: setup.program.end, name }, { script: setup })
    const script = scene.scripts.find(({ isSetup }) => !isSetup)
    return script ? ofComponent(script, script.components[0], name) : none
  }

  function ofComponent(script: ScriptScene, component: Component | undefined, name: string): Values {
    const nodes = component?.members.get(name) ?? []
    const own = nodes.map(node => resolveMember(node, script))
    return joined([...own, ...assigned(script, ['this', name], component)])
  }

  function resolveMember(node: Node, script: ScriptScene): Values {
    // One that is only declared.
    return node.type === 'ClassProperty' ? none : resolve(node, { script })
  }

  function member(node: Node, place: Place): Values {
    const name = nameOf(node)
    const object = bare(node.object)!
    const chain = chainOf(node)
    if (name === undefined) return elementsOf(resolve(object, place))
    if (object.type === 'ThisExpression') {
      if ('locals' in place) return ofTemplate(name)
      return ofComponent(place.script, componentAround(place.script, node.start), name)
    }
    const owners = resolve(object, place)
    const later = 'script' in place && chain ? assigned(place.script, chain) : []
    if (name === 'value') {
      const inner = propertyOf(owners, name)
      return joined([inner.found.length ? inner : owners, ...later])
    }
    return joined([propertyOf(unfolded(owners), name), ...later])
  }

  /** A getter stands for what it returns. */
  function unfolded(values: Values): Values {
    return joined(
      values.found.map(value => (isFunction(value.node) ? returned(value) : { found: [value], isAll: true })),
      values.isAll
    )
  }

  function returned({ node, place }: Value): Values {
    return joined(returnsOf(node).map(each => resolve(each, place)))
  }

  function called(node: Node, place: Place): Values {
    const callee = bare(node.callee)!
    const name = callee.type === 'Identifier' ? (callee.name as string) : nameOf(callee)
    const given = (node.arguments as Node[]).filter(each => each.type !== 'SpreadElement')
    if (name === undefined) return none
    if (transparent.has(name)) return resolve(given[0], place)
    if (name === 'computed') {
      const [first] = resolve(given[0], place).found
      const getter = isObject(first?.node) ? propertyOf({ found: [first!], isAll: true }, 'get').found[0] : first
      return getter && isFunction(getter.node) ? returned(getter) : none
    }
    if (merging.has(name)) {
      const parts = isMember(callee) && name === 'concat' ? [callee.object as Node, ...given] : given
      return joined(parts.map(each => resolve(each, place)))
    }
    if (isMember(callee) && sameElements.has(name)) return resolve(callee.object, place)
    if (isMember(callee) && name === 'map') {
      const made = resolve(given[0], place).found.filter(each => isFunction(each.node))
      const values = joined(made.map(returned))
      const elements = values.found.map(each => each.node)
      // As if the list were written down.
      const list: Node = { type: 'ArrayExpression', start: node.start, end: node.end, elements }
      return { found: [{ node: list, place: values.found[0]?.place ?? place }], isAll: values.isAll }
    }
    const functions = resolve(callee, place).found.filter(each => isFunction(each.node))
    return functions.length ? joined(functions.map(returned)) : none
  }

  /** What is set later, in the same component or with the same name. */
  function assigned(script: ScriptScene, target: readonly string[], component?: Component): Values[] {
    return script.assignments
      .filter(
        each =>
          each.target.length === target.length &&
          each.target.every((name, at) => name === target[at]) &&
          (!component || componentAround(script, each.at) === component)
      )
      .map(each => resolve(each.value, { script }))
  }

  function propertyOf(values: Values, name: string): Values {
    return joined(
      values.found.map(({ node, place }) => {
        if (!isObject(node)) return none
        const properties = (node.properties as Node[]).filter(each => nameOf(each) === name)
        const spreads = (node.properties as Node[]).filter(each => each.type === 'SpreadElement')
        return joined([
          ...properties.map(each =>
            each.type === 'ObjectMethod' ? { found: [{ node: each, place }], isAll: true } : resolve(each.value, place)
          ),
          ...spreads.map(each => propertyOf(resolve(each.argument, place), name))
        ])
      }),
      values.isAll
    )
  }

  function elementsOf(values: Values): Values {
    return joined(
      values.found.map(({ node, place }) =>
        node.type === 'ArrayExpression'
          ? joined((node.elements as (Node | null)[]).map(each => resolve(each ?? undefined, place)))
          : none
      ),
      values.isAll
    )
  }
}

function joined(parts: readonly Values[], isAll = true): Values {
  if (parts.length === 0) return none
  const found = new Map<Node, Value>()
  for (const part of parts) for (const each of part.found) found.set(each.node, each)
  return { found: [...found.values()], isAll: isAll && parts.every(part => part.isAll) }
}
