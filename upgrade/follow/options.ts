import { camel } from '../read/names.ts'
import { bare, isFunction, isObject, nameOf } from '../read/syntax.ts'
import type { Node } from '../read/syntax.ts'
import type { TextRange } from '../read/text-range.ts'
import { partOf } from './components.ts'
import type { Element, Option, Owner, Usage } from './usage.ts'
import type { Place, Value, Values } from './values.ts'

/** Deeper than any config object. */
const deepest = 9

export interface OptionReader {
  /** An object that holds options of a component. */
  readObject: (component: string, value: Value, isGlobal?: boolean, element?: Element) => void
  /** What an option is set to, where its attribute stands in a tag. */
  readTagOption: (option: Option, place: Place) => void
  usages: Usage[]
}

/** Names every option in the objects that a component gets, however they come to it. */
export function createOptionReader(values: (node: Node | undefined, place: Place) => Values): OptionReader {
  const usages: Usage[] = []
  const seen = new Map<Node, Set<string>>()
  return {
    usages,
    readObject: (component, value, isGlobal = false, element) =>
      readObject(component, value, undefined, isGlobal, 0, element),
    readTagOption(option, place) {
      usages.push(option)
      readValue(option, place, 0)
    }
  }

  function readObject(
    path: string,
    { node, place }: Value,
    parent: Option | undefined,
    isGlobal: boolean,
    depth: number,
    element?: Element
  ): void {
    const paths = seen.get(node) ?? new Set()
    if (!isObject(node) || depth > deepest || paths.has(path)) return
    seen.set(node, paths.add(path))
    const owner: Owner = { kind: 'object', range: rangeOf(node), options: [], isOpen: false, spread: [] }
    if (element) owner.element = element
    for (const each of node.properties as Node[]) {
      if (each.type === 'SpreadElement') {
        owner.isOpen = true
        const spread = values(each.argument, place)
        for (const value of spread.found) readObject(path, value, undefined, isGlobal, depth + 1)
        if (!spread.isAll) usages.push({ kind: 'unfollowed', what: 'spread', name: '', path, key: rangeOf(each) })
        continue
      }
      const name = nameOf(each)
      if (name === undefined) continue
      const option = optionOf(path, name, each, owner, parent, isGlobal)
      owner.options.push(option)
      usages.push(option)
      readValue(option, place, depth)
    }
  }

  function readValue(option: Option, place: Place, depth: number): void {
    if (!option.value || isFunction(option.value)) return
    const { found, isAll } = values(option.value, place)
    option.objects = found.filter(({ node }) => isObject(node))
    option.isFollowed = isAll
    option.isObject = isAll && found.length > 0 && option.objects.length === found.length
    const [component] = option.path.split('.')
    const part = partOf(option.path) ?? (component === 'config' ? option.name : undefined)
    if (part) {
      const elements = elementsOf(found)
      option.objects = elements.filter(({ node }) => isObject(node))
      for (const value of elements) readObject(part, value, undefined, option.isGlobal, depth + 1)
    } else for (const value of option.objects) readObject(option.path, value, option, option.isGlobal, depth + 1)
    if (!isAll) usages.push(unfollowed(option))
  }

  /** The objects of a list, or the one object that stands for them. A list may be spread into itself. */
  function elementsOf(found: readonly Value[]): Value[] {
    const objects: Value[] = []
    const lists = new Set<Node>()
    const left = [...found]
    for (let value = left.pop(); value; value = left.pop()) {
      if (value.node.type !== 'ArrayExpression') objects.push(value)
      else if (!lists.has(value.node)) {
        lists.add(value.node)
        for (const each of value.node.elements as (Node | null)[]) {
          const inner = each?.type === 'SpreadElement' ? (each.argument as Node) : (each ?? undefined)
          left.push(...values(inner, value.place).found)
        }
      }
    }
    return objects
  }
}

const unfollowed = ({ path, name, range }: Option): Usage => ({
  kind: 'unfollowed',
  what: 'option',
  name,
  path,
  key: range
})

function optionOf(
  path: string,
  name: string,
  property: Node,
  owner: Owner,
  parent: Option | undefined,
  isGlobal: boolean
): Option {
  const value = property.type === 'ObjectMethod' ? property : (property.value as Node)
  const inner = bare(value)
  return {
    kind: 'option',
    path: `${path}.${camel(name)}`,
    name: camel(name),
    key: rangeOf(property.key as Node),
    range: rangeOf(property),
    owner,
    ...(parent && { parent }),
    ...(inner && { value: inner, valueRange: rangeOf(value) }),
    isText: false,
    quote: '',
    objects: [],
    isFollowed: true,
    isObject: false,
    isGlobal
  }
}

/** Names of what stands in objects, in camel case. */
export const namesIn = (values: readonly Value[]): string[] =>
  values
    .flatMap(({ node }) => (isObject(node) ? (node.properties as Node[]) : []))
    .flatMap(each => camel(nameOf(each) ?? ''))

export const rangeOf = ({ start, end }: TextRange): TextRange => ({ start, end })
