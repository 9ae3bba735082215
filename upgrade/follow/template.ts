import { camel, kebab } from '../read/names.ts'
import { readDirective } from '../read/directive.ts'
import type { Directive } from '../read/directive.ts'
import type { Attribute, MarkupElement } from '../read/markup.ts'
import { readExpression, readHandler } from '../read/script.ts'
import { isObject, nameOf } from '../read/syntax.ts'
import type { Node } from '../read/syntax.ts'
import type { OptionReader } from './options.ts'
import { namesIn, rangeOf } from './options.ts'
import type { Scene } from './scene.ts'
import type { Element, Option, Owner } from './usage.ts'
import type { Place, Values } from './values.ts'

export interface TemplateReader extends OptionReader {
  values: (node: Node | undefined, place: Place) => Values
  componentOf: (tag: string) => string | undefined
}

export interface TemplateFacts {
  /** `ref="grid"` by component. */
  refs: Map<string, string>
  /** Expressions that may call a method of a component. */
  expressions: { node: Node; place: Place }[]
}

const ofVue = new Set(['key', 'ref', 'class', 'style', 'is', 'slot', 'slot-scope', 'scope', 'id', 'inline-template'])

/** What a template uses of the library's components. */
export function readTemplate({ text, scripts, markup }: Scene, reader: TemplateReader): TemplateFacts {
  const refs = new Map<string, string>()
  const expressions: TemplateFacts['expressions'] = []
  const names = new Map<MarkupElement, ReadonlySet<string>>()
  const calling = scripts.some(({ isSetup }) => isSetup) ? /\w\??\.\w/ : /\$refs|\$table|\$grid|\$panel/
  for (const element of markup?.all ?? []) {
    const locals = localsOf(element)
    names.set(element, locals)
    const place = { locals }
    const component = componentOf(element)
    readSlots(element, component)
    for (const attribute of element.attributes) readHandlerOf(attribute, place)
    if (component) readElement(element, component, place)
    else if (/[-A-Z]/.test(element.tag)) readOtherEvents(element)
  }
  for (const range of markup?.texts ?? []) {
    const inner = text.slice(range.start, range.end)
    if (!inner.includes('$refs')) continue
    for (const found of inner.matchAll(/\{\{([^{}]*)\}\}/g))
      keep(readExpression(found[1]!, range.start + found.index + 2), { locals: new Set() })
  }
  return { refs, expressions }

  function keep(node: Node | undefined, place: Place): void {
    if (node) expressions.push({ node, place })
  }

  /** Names that the element or one around it declares. */
  function localsOf(element: MarkupElement): ReadonlySet<string> {
    const own = element.attributes.filter(({ name }) => /^(?:v-for|slot-scope|scope|v-slot|#)/.test(name))
    const outer = (element.parent && names.get(element.parent)) ?? new Set<string>()
    if (own.length === 0) return outer
    const declared = own.flatMap(
      each =>
        textOf(each)
          .split(/\s(?:in|of)\s/)[0]!
          .match(/[A-Za-z_$][\w$]*/g) ?? []
    )
    return new Set([...outer, ...declared])
  }

  function componentOf(element: MarkupElement): string | undefined {
    if (element.tag !== 'component') return reader.componentOf(element.tag)
    const is = element.attributes.find(({ name }) => name === 'is')
    return is && reader.componentOf(textOf(is))
  }

  function readElement(element: MarkupElement, component: string, place: Place): void {
    const owner: Owner = { kind: 'tag', range: element.opening, options: [], isOpen: false, spread: [] }
    const { start } = element
    const drawn = drawnElement(element)
    if (drawn) owner.element = drawn
    reader.usages.push({
      kind: 'element',
      component,
      key: { start: start + 1, end: start + 1 + element.tag.length },
      options: owner.options,
      spread: owner.spread
    })
    // All of them first: an edit of one looks at the others.
    for (const attribute of element.attributes) readAttribute(attribute, component, owner, place)
    for (const option of owner.options) reader.readTagOption(option, place)
  }

  /** Undefined where its end is not written down. */
  function drawnElement({ tag, start, end, opening, attributes, children }: MarkupElement): Element | undefined {
    const names = [{ start: start + 1, end: start + 1 + tag.length }]
    if (!text.slice(opening.start, opening.end).endsWith('/>')) {
      const [closing] = /<\/[^<]*$/.exec(text.slice(opening.end, end)) ?? []
      if (!closing?.startsWith(`</${tag}`)) return undefined
      names.push({ start: end - closing.length + 2, end: end - closing.length + 2 + tag.length })
    }
    const events = attributes
      .filter(({ name }) => !/\.native\b/.test(name))
      .map(readDirective)
      .flatMap(({ kind, argument, isDynamic }) => (kind === 'on' ? kebab(isDynamic || !argument ? '*' : argument) : []))
    const slots = children.flatMap(child =>
      child.attributes.flatMap(each => {
        const { kind, argument } = readDirective(each)
        return kind === 'slot' ? argument || 'default' : each.name === 'slot' ? textOf(each) : []
      })
    )
    return { names, events, slots, types: typesIn(children) }
  }

  function typesIn(elements: readonly MarkupElement[]): string[] {
    return elements.flatMap(({ attributes, children }) => [
      ...attributes.filter(({ name }) => name === 'type').map(textOf),
      ...typesIn(children)
    ])
  }

  function readAttribute(attribute: Attribute, component: string, owner: Owner, place: Place): void {
    const directive = readDirective(attribute)
    if (directive.isDynamic) return
    if (directive.kind === 'plain' && attribute.name === 'ref') refs.set(textOf(attribute), component)
    else if (directive.kind === 'bind' && !directive.argument) readAll(attribute, component, owner, place)
    else if (directive.kind === 'on') readEvents(attribute, directive, component, place)
    else if ((directive.kind === 'plain' || directive.kind === 'bind') && !ofVue.has(directive.argument))
      owner.options.push(optionOf(attribute, directive, component, owner))
  }

  function optionOf(attribute: Attribute, directive: Directive, component: string, owner: Owner): Option {
    const { value, quote } = attribute
    const isText = directive.kind === 'plain'
    const name = camel(directive.argument)
    return {
      kind: 'option',
      path: `${component}.${name}`,
      name,
      key: rangeOf(directive),
      range: rangeOf(attribute),
      owner,
      ...withValue(isText ? literal(attribute) : value && readExpression(textOf(attribute), value.start)),
      ...(value && { valueRange: value }),
      isText,
      quote,
      objects: [],
      isFollowed: true,
      isObject: false,
      isGlobal: false
    }
  }

  function literal(attribute: Attribute): Node {
    const { start, end } = attribute.value ?? attribute
    return attribute.value
      ? { type: 'StringLiteral', start, end, value: textOf(attribute) }
      : { type: 'BooleanLiteral', start, end, value: true }
  }

  /** `v-bind="gridOptions"` */
  function readAll(attribute: Attribute, component: string, owner: Owner, place: Place): void {
    owner.isOpen = true
    const name = textOf(attribute)
    const node = attribute.value && readExpression(name, attribute.value.start)
    const { found, isAll } = reader.values(node, place)
    owner.spread.push(...namesIn(found))
    for (const value of found) reader.readObject(component, value, false, owner.element)
    if (!isAll)
      reader.usages.push({ kind: 'unfollowed', what: 'spread', name, path: component, key: rangeOf(attribute) })
  }

  function readEvents(attribute: Attribute, directive: Directive, component: string, place: Place): void {
    const { argument } = directive
    if (argument)
      reader.usages.push({ kind: 'event', component, name: kebab(argument), key: rangeOf(directive), prefix: '' })
    else
      readListeners(
        reader,
        component,
        attribute.value && readExpression(textOf(attribute), attribute.value.start),
        place
      )
  }

  /** A component of the project may hand its listeners on to a table. */
  function readOtherEvents({ attributes }: MarkupElement): void {
    for (const attribute of attributes) {
      const { kind, argument, isDynamic, start, end } = readDirective(attribute)
      if (kind === 'on' && argument && !isDynamic)
        reader.usages.push({ kind: 'unfollowed', what: 'event', name: kebab(argument), path: '', key: { start, end } })
    }
  }

  function readHandlerOf(attribute: Attribute, place: Place): void {
    const inner = textOf(attribute)
    if (!attribute.value || !calling.test(inner) || !/^(?:[:@#]|v-)/.test(attribute.name)) return
    keep(readHandler(inner, attribute.value.start), place)
  }

  function readSlots(element: MarkupElement, component: string | undefined): void {
    for (const attribute of element.attributes) {
      const { kind, argument, start, end, isDynamic } = readDirective(attribute)
      const owner = element.tag === 'template' ? element.parent && componentOf(element.parent) : component
      if (kind === 'slot' && owner && !isDynamic && argument)
        reader.usages.push({ kind: 'slot', component: owner, name: argument, key: { start, end } })
      const outer = element.parent && componentOf(element.parent)
      if (attribute.name === 'slot' && attribute.value && outer)
        reader.usages.push({ kind: 'slot', component: outer, name: textOf(attribute), key: attribute.value })
    }
  }

  function textOf({ value }: Attribute): string {
    return value ? text.slice(value.start, value.end) : ''
  }
}

const withValue = (value: Node | undefined): { value?: Node } => (value ? { value } : {})

/** `v-on="listeners"`, `on: { 'cell-click': … }` */
export function readListeners(
  { usages, values }: TemplateReader,
  component: string,
  node: Node | undefined,
  place: Place
): void {
  const { found, isAll } = values(node, place)
  for (const { node: object } of found)
    if (isObject(object))
      for (const each of object.properties as Node[]) {
        const name = nameOf(each)
        if (name)
          usages.push({ kind: 'event', component, name: kebab(name), key: rangeOf(each.key as Node), prefix: '' })
      }
  if (!isAll && node)
    usages.push({ kind: 'unfollowed', what: 'listeners', name: '', path: component, key: rangeOf(node) })
}
