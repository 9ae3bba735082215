import { camel, kebab } from '../read/names.ts'
import { bare, isCall, isObject, literalOf, nameOf, walk } from '../read/syntax.ts'
import type { Node } from '../read/syntax.ts'
import { componentOfExport, componentOfTag } from './components.ts'
import { libraryPath } from './library.ts'
import { namesIn, rangeOf } from './options.ts'
import type { Scene, ScriptScene } from './scene.ts'
import type { TemplateReader } from './template.ts'
import { readListeners } from './template.ts'
import type { Element, Option, Owner } from './usage.ts'
import type { Place } from './values.ts'

/** What a render function uses of the library's components, in JSX and in `h('vxe-table', …)`. */
export function readDrawn(scene: Scene, script: ScriptScene, reader: TemplateReader, refs: Map<string, string>): void {
  const place: Place = { script }
  walk(script.program, (node, ancestors) => {
    if (node.type === 'JSXOpeningElement') {
      const component = componentOfNode(node.name as Node)
      if (component) readElement(node, component, ancestors.at(-1))
    } else if (isCall(node) && isDrawing(node.callee as Node)) {
      const [tag, data] = node.arguments as (Node | undefined)[]
      const component = tag && componentOfNode(tag)
      if (!component || !tag) return
      const spread: string[] = []
      reader.usages.push({ kind: 'element', component, key: rangeOf(tag), options: [], spread })
      readData(component, bare(data), spread, { names: [], events: [], slots: [], types: [] })
    }
  })

  function componentOfNode(node: Node): string | undefined {
    const text = node.type === 'JSXIdentifier' ? (node.name as string) : literalOf(node)
    if (typeof text === 'string' && componentOfTag(text)) return componentOfTag(text)
    if (!node.type.endsWith('Identifier')) return undefined
    const path = libraryPath(scene, script, { ...node, type: 'Identifier' })
    return path?.length === 1 ? componentOfExport(path[0]!) : undefined
  }

  function readElement(element: Node, component: string, around: Node | undefined): void {
    const owner: Owner = { kind: 'jsx', range: rangeOf(element), options: [], isOpen: false, spread: [] }
    const { options, spread } = owner
    const closing = around?.closingElement as Node | null | undefined
    const names = [element, ...(closing ? [closing] : [])].map(({ name }) => rangeOf(name as Node))
    const inner = (around?.children as Node[] | undefined) ?? []
    owner.element = { names, events: [], slots: inner.flatMap(slotOf), types: [] }
    reader.usages.push({ kind: 'element', component, key: rangeOf(element.name as Node), options, spread })
    for (const attribute of element.attributes as Node[]) readAttribute(attribute, component, owner)
    for (const option of owner.options) reader.readTagOption(option, place)
  }

  function readAttribute(attribute: Node, component: string, owner: Owner): void {
    if (attribute.type === 'JSXSpreadAttribute') {
      owner.isOpen = true
      const { found, isAll } = reader.values(attribute.argument, place)
      for (const { node } of found) readData(component, node, owner.spread, owner.element)
      if (!isAll)
        reader.usages.push({ kind: 'unfollowed', what: 'spread', name: '', path: component, key: rangeOf(attribute) })
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
      readPart(component, name, value ?? undefined, owner.spread, owner.element)
    else owner.options.push(optionOf(name, attribute, key, value, component, owner))
  }

  function optionOf(
    name: string,
    attribute: Node,
    key: Node,
    value: Node | null,
    component: string,
    owner: Owner
  ): Option {
    const isText = attribute.value?.type === 'StringLiteral'
    const inner = bare(value)
    return {
      kind: 'option',
      path: `${component}.${camel(name)}`,
      name: camel(name),
      key: rangeOf(key),
      range: rangeOf(attribute),
      owner,
      value: inner ?? { type: 'BooleanLiteral', start: key.start, end: key.end, value: true },
      ...(value && { valueRange: rangeOf(value) }),
      isText,
      quote: '',
      objects: [],
      isFollowed: true,
      isObject: false,
      isGlobal: false
    }
  }

  /** `{ props, attrs, on, scopedSlots, ref }` */
  function readData(component: string, data: Node | undefined, spread: string[], element?: Element): void {
    if (!isObject(data)) return
    for (const each of data.properties as Node[]) {
      const name = nameOf(each)
      if (name) readPart(component, name, each.value as Node | undefined, spread, element)
    }
  }

  function readPart(
    component: string,
    name: string,
    value: Node | undefined,
    spread: string[],
    element?: Element
  ): void {
    if (name === 'props' || name === 'attrs') {
      const { found, isAll } = reader.values(value, place)
      spread.push(...namesIn(found))
      for (const each of found) reader.readObject(component, each, false, element)
      if (!isAll && value)
        reader.usages.push({ kind: 'unfollowed', what: 'spread', name: '', path: component, key: rangeOf(value) })
    } else if (name === 'on') readListeners(reader, component, value, place)
    else if (name === 'ref') {
      const ref = literalOf(value)
      if (typeof ref === 'string') refs.set(ref, component)
    } else if (name === 'scopedSlots')
      for (const { node } of reader.values(value, place).found)
        if (isObject(node))
          for (const each of node.properties as Node[]) {
            const slot = nameOf(each)
            if (slot) element?.slots.push(slot)
            if (slot) reader.usages.push({ kind: 'slot', component, name: slot, key: rangeOf(each.key as Node) })
          }
  }
}

/** `<div slot="footer">` */
const slotOf = (child: Node): string[] =>
  ((child.openingElement?.attributes as Node[] | undefined) ?? []).flatMap(each => {
    const slot = each.name?.name === 'slot' ? literalOf(each.value) : undefined
    return typeof slot === 'string' ? slot : []
  })

const isDrawing = (callee: Node): boolean => {
  const name = callee.type === 'Identifier' ? (callee.name as string) : nameOf(callee)
  return name === 'h' || name === '$createElement' || name === 'createElement' || name === '_c'
}
