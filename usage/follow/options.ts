import { toCamelCase } from '../../shared/api.ts'
import { unwrapExpression, isFunction, isObject, nameOf } from '../read/syntax.ts'
import type { Node } from '../read/syntax.ts'
import { countSteps } from '../read/step-limit.ts'
import type { TextRange } from '../read/text-range.ts'
import type { AnalyzedFile } from './analyzed-file.ts'
import type { CrossFileUse } from './cross-file-use.ts'
import { otherFileOf } from './cross-file-use.ts'
import type { Holding, LibraryShape } from './library-shape.ts'
import type { ComponentElement, OptionUse, OptionOwner, LibraryUsage } from './usage.ts'
import type { ExpressionContext, Value, ResolvedValues } from './resolved-values.ts'

export interface OptionReader {
  /** Reads an object that holds options of a component. */
  readObject: (component: string, value: Value, details?: ObjectDetails) => void
  /** Reads the objects with options that the values of an expression hold. */
  readHeld: (holding: Holding, values: readonly Value[], details?: ObjectDetails) => void
  /** Reads the value of an option that is an attribute of a tag. */
  readTagOption: (option: OptionUse, context: ExpressionContext) => void
  /** Reads the value of an attribute that a component of the project passes on: as all its options, or as one of them. */
  readPassedOption: (
    option: OptionUse,
    path: string,
    besideNames: readonly string[],
    context: ExpressionContext
  ) => void
  usages: LibraryUsage[]
}

export interface ObjectDetails {
  /** True in `setConfig`. */
  isGlobal?: boolean
  element?: ComponentElement | undefined
  besideNames?: readonly string[]
}

/**
 * Creates a reader that collects the options in the objects a component gets, each object once per path. Paths that no
 * rule can match are not read, because an object that contains itself or others many times has endless paths.
 */
export function createOptionReader(
  analyzed: AnalyzedFile,
  values: (node: Node | undefined, context: ExpressionContext) => ResolvedValues,
  shape: LibraryShape,
  reportUse: ((use: CrossFileUse) => void) | undefined,
  isPassedOn: (node: Node | undefined) => boolean
): OptionReader {
  const usages: LibraryUsage[] = []
  const visitedPaths = new Map<Node, Set<string>>()
  /** Objects around the one that is read, as an object may contain itself. */
  const activeObjects = new Set<Node>()
  return {
    usages,
    readObject: (component, value, details = {}) => readObject(component, value, undefined, details),
    readHeld({ path, holds }, found, details = {}) {
      for (const value of heldObjects(found, holds)) readObject(path, value, undefined, details)
    },
    readTagOption(option, context) {
      usages.push(option)
      readValue(option, context)
    },
    readPassedOption
  }

  function readObject(path: string, value: Value, parent: OptionUse | undefined, details: ObjectDetails): void {
    countSteps()
    const { node, context } = value
    const { isGlobal = false, element, besideNames = [] } = details
    if (!isObject(node) || !shape.isReadPath(path)) return
    const file = otherFileOf(value, analyzed)
    if (file !== undefined && reportUse)
      return reportUse({ kind: 'options', file, start: node.start, path, isGlobal, besideNames })
    const paths = visitedPaths.get(node) ?? new Set()
    if (paths.has(path) || activeObjects.has(node)) return
    visitedPaths.set(node, paths.add(path))
    activeObjects.add(node)
    const owner: OptionOwner = { kind: 'object', range: rangeOf(node), options: [], hasSpread: false, spreadNames: [] }
    if (element) owner.element = element
    if (besideNames.length > 0) owner.besideNames = besideNames
    for (const each of node.properties as Node[]) {
      countSteps()
      if (each.type === 'SpreadElement') {
        owner.hasSpread = true
        const spread = values(each.argument, context)
        for (const value of spread.found) readObject(path, value, undefined, { isGlobal })
        if (!spread.isComplete && !isPassedOn(each.argument as Node))
          usages.push({ kind: 'unfollowed', construct: 'spread', name: '', path, key: rangeOf(each) })
        continue
      }
      const name = nameOf(each)
      if (name === undefined) continue
      const option = optionOf(shape.pathOf(path, name), name, each, owner, parent, isGlobal)
      if (file !== undefined) option.file = file
      owner.options.push(option)
      usages.push(option)
      readValue(option, context)
    }
    activeObjects.delete(node)
  }

  function readValue(option: OptionUse, context: ExpressionContext): void {
    if (!option.value || isFunction(option.value)) return
    const { found, isComplete } = values(option.value, context)
    countSteps(found.length)
    option.found = found
    option.isResolved = isComplete
    option.isObject = isComplete && found.length > 0 && found.every(({ node }) => isObject(node))
    const { path, holds } = shape.holdingOf(option.path)
    option.objects = heldObjects(found, holds)
    const parent = holds === 'object' ? option : undefined
    for (const value of option.objects) readObject(path, value, parent, { isGlobal: option.isGlobal })
    if (!isComplete) usages.push(createUnresolvedUse(option))
  }

  function readPassedOption(
    option: OptionUse,
    path: string,
    besideNames: readonly string[],
    context: ExpressionContext
  ): void {
    if (path.includes('.')) return readValue({ ...option, path, name: path.slice(path.lastIndexOf('.') + 1) }, context)
    const { found, isComplete } = values(option.value, context)
    for (const value of found) readObject(path, value, undefined, { besideNames })
    const { start, end } = option.valueRange ?? option.key
    if (!isComplete)
      usages.push({
        kind: 'unfollowed',
        construct: 'spread',
        name: analyzed.text.slice(start, end),
        path,
        key: option.range
      })
  }

  function heldObjects(found: readonly Value[], holds: Holding['holds']): Value[] {
    const held = holds === 'object' ? found : elementsOf(holds === 'elements' ? found : found.flatMap(propertyValues))
    return held.filter(({ node }) => isObject(node))
  }

  function propertyValues({ node, context }: Value): readonly Value[] {
    if (!isObject(node)) return []
    return (node.properties as Node[]).flatMap(
      each =>
        values(each.type === 'SpreadElement' ? (each.argument as Node) : (each.value as Node | undefined), context)
          .found
    )
  }

  /** Returns the objects of a list, or the one object in place of it. A list may be spread into itself. */
  function elementsOf(found: readonly Value[]): Value[] {
    const objects: Value[] = []
    const lists = new Set<Node>()
    const stack = [...found]
    for (let value = stack.pop(); value; value = stack.pop()) {
      if (value.node.type !== 'ArrayExpression') objects.push(value)
      else if (!lists.has(value.node)) {
        lists.add(value.node)
        for (const each of value.node.elements as (Node | null)[]) {
          const inner = each?.type === 'SpreadElement' ? (each.argument as Node) : (each ?? undefined)
          for (const element of values(inner, value.context).found) stack.push(element)
          countSteps()
        }
      }
    }
    return objects
  }
}

const createUnresolvedUse = ({ path, name, range }: OptionUse): LibraryUsage => ({
  kind: 'unfollowed',
  construct: 'option',
  name,
  path,
  key: range
})

function optionOf(
  path: string,
  name: string,
  property: Node,
  owner: OptionOwner,
  parent: OptionUse | undefined,
  isGlobal: boolean
): OptionUse {
  const value = property.type === 'ObjectMethod' ? property : (property.value as Node)
  const inner = unwrapExpression(value)
  return {
    kind: 'option',
    path,
    name: toCamelCase(name),
    key: rangeOf(property.key as Node),
    range: rangeOf(property),
    owner,
    ...(parent && { parent }),
    ...(inner && { value: inner, valueRange: rangeOf(value) }),
    isText: false,
    quote: '',
    found: [],
    objects: [],
    isResolved: true,
    isObject: false,
    isGlobal
  }
}

/** Returns the property names of objects, in camel case. */
export function propertyNames(values: readonly Value[]): Set<string> {
  const names = new Set<string>()
  for (const { node } of values)
    if (isObject(node))
      for (const each of node.properties as Node[]) {
        countSteps()
        names.add(toCamelCase(nameOf(each) ?? ''))
      }
  return names
}

export const rangeOf = ({ start, end }: TextRange): TextRange => ({ start, end })
