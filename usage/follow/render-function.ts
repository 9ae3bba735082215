import { toCamelCase } from '../../shared/api.ts'
import { kebab } from '../read/names.ts'
import { unwrapExpression, isCall, isObject, literalOf, nameOf, walk } from '../read/syntax.ts'
import { countSteps } from '../read/step-limit.ts'
import type { Node } from '../read/syntax.ts'
import { componentOfExport } from './components.ts'
import { resolveLibraryPath } from './library-path.ts'
import { propertyNames, rangeOf } from './options.ts'
import type { AnalyzedScript } from './analyzed-file.ts'
import { otherFileOf } from './cross-file-use.ts'
import type { TemplateReader } from './template.ts'
import { readListeners, stepsPerUsage } from './listeners.ts'
import type { ComponentElement, OptionUse, OptionOwner } from './usage.ts'
import type { ExpressionContext, Value } from './resolved-values.ts'
import type { Wrapper } from './wrappers.ts'
import { createWrapperOwner } from './wrappers.ts'

/** Reads the uses of library components in a render function: JSX and `h('vxe-table', …)`. */
export function readRenderFunction(script: AnalyzedScript, reader: TemplateReader, refs: Map<string, string>): void {
  const context: ExpressionContext = { script }
  walk(script.program, (node, ancestors) => {
    if (node.type === 'JSXOpeningElement') {
      const component = componentOfNode(node.name as Node)
      const wrapper = component === undefined ? wrapperOfNode(node.name as Node) : undefined
      if (component) readElement(node, component, ancestors.at(-1))
      else if (wrapper) readWrapperElement(node, wrapper)
      else readUnknownTag(node.name as Node, (node.name as Node).name as unknown)
    } else if (isCall(node) && isCreateElement(node.callee as Node)) {
      const [tag, data] = node.arguments as (Node | undefined)[]
      const component = tag && componentOfNode(tag)
      const wrapper = tag && component === undefined ? wrapperOfNode(tag) : undefined
      if (wrapper) readWrapperData(unwrapExpression(data), wrapper, createWrapperOwner('jsx', rangeOf(node), wrapper))
      if (!component && !wrapper && tag) readUnknownTag(tag, literalOf(tag))
      if (!component || !tag) return
      const spreadNames: string[] = []
      reader.usages.push({ kind: 'element', component, key: rangeOf(tag), options: [], spreadNames })
      readData(component, unwrapExpression(data), spreadNames, {
        names: [],
        events: [],
        slots: [],
        childTypes: new Set()
      })
    }
  })

  function componentOfNode(node: Node): string | undefined {
    const text = node.type === 'JSXIdentifier' ? (node.name as string) : literalOf(node)
    const component = typeof text === 'string' ? reader.findTag(text)?.component : undefined
    if (component) return component
    if (!node.type.endsWith('Identifier')) return undefined
    const path = resolveLibraryPath(script, { ...node, type: 'Identifier' }, reader.imports)
    return path?.length === 1 ? componentOfExport(path[0]!) : undefined
  }

  function readUnknownTag(node: Node, name: unknown): void {
    if (typeof name === 'string' && reader.isUnknownTag(name) && !script.scopes.top.has(name))
      reader.usages.push({ kind: 'unknown-tag', name, key: rangeOf(node) })
  }

  /** Returns the wrapper that a tag is: by its name, or by the import of its file. */
  function wrapperOfNode(node: Node): Wrapper | undefined {
    const text = node.type === 'JSXIdentifier' ? (node.name as string) : literalOf(node)
    return (
      (typeof text === 'string' ? reader.findTag(text)?.wrapper : undefined) ?? reader.findImportedWrapper(script, node)
    )
  }

  function readWrapperElement(element: Node, wrapper: Wrapper): void {
    const owner = createWrapperOwner('jsx', rangeOf(element), wrapper)
    for (const attribute of element.attributes as Node[]) {
      if (attribute.type === 'JSXSpreadAttribute') {
        for (const { node } of ownObjects(attribute.argument as Node)) readWrapperData(node, wrapper, owner)
        continue
      }
      if (attribute.name.type !== 'JSXIdentifier') continue
      const name = attribute.name.name as string
      const container = attribute.value as Node | null
      const value = container?.type === 'JSXExpressionContainer' ? (container.expression as Node) : container
      if (/^(?:props|attrs|on)$/.test(name)) readWrapperPart(name, value ?? undefined, wrapper, owner)
      else if (/^on-|^on[A-Z]/.test(name)) {
        if (wrapper.passesListeners) readAttribute(attribute, wrapper.component, owner)
      } else readWrapperOption(name, attribute, attribute.name as Node, value, wrapper, owner)
    }
    for (const option of owner.options) reader.readTagOption(option, context)
  }

  function readWrapperData(data: Node | undefined, wrapper: Wrapper, owner: OptionOwner): void {
    if (!isObject(data)) return
    for (const each of data.properties as Node[])
      readWrapperPart(nameOf(each) ?? '', each.value as Node | undefined, wrapper, owner)
  }

  function readWrapperPart(name: string, value: Node | undefined, wrapper: Wrapper, owner: OptionOwner): void {
    if (name === 'on' && wrapper.passesListeners) readListeners(reader, wrapper.component, value, context)
    if (name !== 'props' && name !== 'attrs') return
    for (const { node } of ownObjects(value))
      for (const each of node.properties as Node[]) {
        const option = nameOf(each)
        if (option === undefined || !each.value) continue
        const part = createWrapperOwner('object', owner.range, wrapper)
        readWrapperOption(option, each, each.key as Node, each.value as Node, wrapper, part)
        for (const own of part.options) reader.readTagOption(own, context)
      }
  }

  /** Reads an attribute that a wrapper passes on. Its own props keep their names, but their values are options. */
  function readWrapperOption(
    name: string,
    attribute: Node,
    key: Node,
    value: Node | null,
    { component, props, ownProps, passesAttributes, setNames }: Wrapper,
    owner: OptionOwner
  ): void {
    const path = props.get(toCamelCase(name))
    if (path === undefined) {
      if (passesAttributes && !ownProps.has(toCamelCase(name)))
        owner.options.push(optionOf(name, attribute, key, value, component, owner))
    } else reader.readPassedOption(optionOf(name, attribute, key, value, component, owner), path, setNames, context)
  }

  /** Returns the objects of this file that an expression may be. */
  function ownObjects(node: Node | undefined): readonly Value[] {
    return reader
      .values(node, context)
      .found.filter(each => isObject(each.node) && otherFileOf(each, reader.analyzed) === undefined)
  }

  function readElement(element: Node, component: string, jsxElement: Node | undefined): void {
    const owner: OptionOwner = { kind: 'jsx', range: rangeOf(element), options: [], hasSpread: false, spreadNames: [] }
    const { options, spreadNames } = owner
    const closing = jsxElement?.closingElement as Node | null | undefined
    const names = [element, ...(closing ? [closing] : [])].map(({ name }) => rangeOf(name as Node))
    const children = (jsxElement?.children as Node[] | undefined) ?? []
    owner.element = { names, events: [], slots: children.flatMap(slotOf), childTypes: new Set() }
    reader.usages.push({ kind: 'element', component, key: rangeOf(element.name as Node), options, spreadNames })
    for (const attribute of element.attributes as Node[]) readAttribute(attribute, component, owner)
    for (const option of owner.options) reader.readTagOption(option, context)
  }

  function readAttribute(attribute: Node, component: string, owner: OptionOwner): void {
    if (attribute.type === 'JSXSpreadAttribute') {
      owner.hasSpread = true
      const { found, isComplete } = reader.values(attribute.argument, context)
      const isForeign = found.some(each => otherFileOf(each, reader.analyzed) !== undefined)
      for (const each of found)
        if (otherFileOf(each, reader.analyzed) === undefined)
          readData(component, each.node, owner.spreadNames, owner.element)
      if (!isComplete || isForeign)
        reader.usages.push({
          kind: 'unfollowed',
          construct: 'spread',
          name: '',
          path: component,
          key: rangeOf(attribute)
        })
      return
    }
    const key = attribute.name as Node
    if (key.type !== 'JSXIdentifier') return
    const name = key.name as string
    const container = attribute.value as Node | null
    const value = container?.type === 'JSXExpressionContainer' ? (container.expression as Node) : container
    const [, prefix, event] = /^(on-|on(?=[A-Z]))(.+)$/.exec(name) ?? []
    if (event || name === 'on') owner.element?.events.push(event ? kebab(event) : '*')
    if (event)
      reader.usages.push({
        kind: 'event',
        component,
        name: kebab(event),
        key: rangeOf(key),
        prefix: prefix as 'on' | 'on-'
      })
    else if (['props', 'attrs', 'on', 'scopedSlots', 'ref'].includes(name))
      readDataPart(component, name, value ?? undefined, owner.spreadNames, owner.element)
    else owner.options.push(optionOf(name, attribute, key, value, component, owner))
  }

  function optionOf(
    name: string,
    attribute: Node,
    key: Node,
    value: Node | null,
    component: string,
    owner: OptionOwner
  ): OptionUse {
    const isText = attribute.value?.type === 'StringLiteral'
    const inner = unwrapExpression(value)
    return {
      kind: 'option',
      path: reader.shape.pathOf(component, name),
      name: toCamelCase(name),
      key: rangeOf(key),
      range: rangeOf(attribute),
      owner,
      value: inner ?? { type: 'BooleanLiteral', start: key.start, end: key.end, value: true },
      ...(value && { valueRange: rangeOf(value) }),
      isText,
      quote: '',
      found: [],
      objects: [],
      isResolved: true,
      isObject: false,
      isGlobal: false
    }
  }

  /** `{ props, attrs, on, scopedSlots, ref }` */
  function readData(component: string, data: Node | undefined, spread: string[], element?: ComponentElement): void {
    if (!isObject(data)) return
    for (const each of data.properties as Node[]) {
      const name = nameOf(each)
      if (name) readDataPart(component, name, each.value as Node | undefined, spread, element)
    }
  }

  function readDataPart(
    component: string,
    name: string,
    value: Node | undefined,
    spread: string[],
    element?: ComponentElement
  ): void {
    if (name === 'props' || name === 'attrs') {
      const { found, isComplete } = reader.values(value, context)
      for (const each of propertyNames(found)) spread.push(each)
      for (const each of found) reader.readObject(component, each, { element })
      if (!isComplete && value)
        reader.usages.push({ kind: 'unfollowed', construct: 'spread', name: '', path: component, key: rangeOf(value) })
    } else if (name === 'on') readListeners(reader, component, value, context)
    else if (name === 'ref') {
      const ref = literalOf(value)
      if (typeof ref === 'string') refs.set(ref, component)
    } else if (name === 'scopedSlots')
      for (const each of reader.values(value, context).found)
        if (isObject(each.node) && otherFileOf(each, reader.analyzed) === undefined)
          for (const property of each.node.properties as Node[]) {
            countSteps(stepsPerUsage)
            const slot = nameOf(property)
            if (slot) element?.slots.push(slot)
            if (slot) reader.usages.push({ kind: 'slot', component, name: slot, key: rangeOf(property.key as Node) })
          }
  }
}

/** `<div slot="footer">` */
const slotOf = (child: Node): string[] =>
  ((child.openingElement?.attributes as Node[] | undefined) ?? []).flatMap(each => {
    const slot = each.name?.name === 'slot' ? literalOf(each.value) : undefined
    return typeof slot === 'string' ? slot : []
  })

const isCreateElement = (callee: Node): boolean => {
  const name = callee.type === 'Identifier' ? (callee.name as string) : nameOf(callee)
  return name === 'h' || name === '$createElement' || name === 'createElement' || name === '_c'
}
