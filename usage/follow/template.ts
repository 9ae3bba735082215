import { toCamelCase } from '../../shared/api.ts'
import { kebab } from '../read/names.ts'
import { readDirective } from '../read/directive.ts'
import type { Directive } from '../read/directive.ts'
import type { Attribute, MarkupElement } from '../read/markup.ts'
import type { Node } from '../read/syntax.ts'
import type { AnalyzedFile, AnalyzedScript } from './analyzed-file.ts'
import { createAttributeReader } from './attributes.ts'
import { createElementReader } from './component-elements.ts'
import type { CrossFileUse } from './cross-file-use.ts'
import type { ImportReader } from './exports.ts'
import type { LibraryShape } from './library-shape.ts'
import { readListeners } from './listeners.ts'
import type { OptionReader } from './options.ts'
import { propertyNames, rangeOf } from './options.ts'
import type { ExpressionContext, ResolvedValues } from './resolved-values.ts'
import { localNamesOf } from './template-code.ts'
import type { OptionOwner } from './usage.ts'
import type { KnownTag, Wrapper } from './wrappers.ts'
import { createWrapperOwner } from './wrappers.ts'

export interface TemplateReader extends OptionReader {
  analyzed: AnalyzedFile
  values: (node: Node | undefined, context: ExpressionContext) => ResolvedValues
  /** Returns the component of the library that a tag is or wraps. */
  findTag: (tag: string) => KnownTag | undefined
  /** True for a tag with a name of the library that no component has. */
  isUnknownTag: (tag: string) => boolean
  /** Returns the wrapper that an imported name of a script is. */
  findImportedWrapper: (script: AnalyzedScript, name: Node) => Wrapper | undefined
  imports: ImportReader
  /** Absent if the uses in other files are returned as well. */
  reportUse: ((use: CrossFileUse) => void) | undefined
  shape: LibraryShape
  /** True for attributes and listeners of a wrapper, which are checked where it is used. */
  isPassedOn: (node: Node | undefined) => boolean
  /** Reports an expression of the template that can't be parsed. */
  reportUnreadable: (offset: number) => void
}

export interface TemplateResult {
  /** Components by the name of their ref: `ref="grid"`. */
  refs: Map<string, string>
  /** Components by the name of their ref in `v-for`, which is a list. */
  listRefs: Map<string, string>
  /** Wrappers by the name of their ref. */
  wrapperRefs: Map<string, Wrapper>
}

const vueAttributes = new Set(['key', 'ref', 'class', 'style', 'is', 'slot', 'slot-scope', 'scope', 'inline-template'])

/** Reads the uses of library components in a template. */
export function readTemplate(analyzed: AnalyzedFile, reader: TemplateReader): TemplateResult {
  const { text, markup } = analyzed
  const refs = new Map<string, string>()
  const listRefs = new Map<string, string>()
  const wrapperRefs: TemplateResult['wrapperRefs'] = new Map()
  const tags = new Map<MarkupElement, KnownTag | undefined>()
  /** Elements with `v-for`, and those inside them. */
  const looped = new Set<MarkupElement>()
  const { textOf, readBinding, optionOf } = createAttributeReader(analyzed, reader)
  const readComponentElement = createElementReader(text, markup?.all ?? [], textOf)
  for (const element of markup?.all ?? []) {
    const context = { locals: localNamesOf(element, text) }
    if ((element.parent && looped.has(element.parent)) || element.attributes.some(({ name }) => name === 'v-for'))
      looped.add(element)
    const { component, wrapper } = tagOf(element) ?? {}
    readSlots(element, component)
    if (component) readElement(element, component, context)
    else if (wrapper) readWrapperElement(element, wrapper, context)
    else {
      if (reader.isUnknownTag(element.tag)) readUnknownTag(element)
      if (/[-A-Z]/.test(element.tag)) readProjectEvents(element)
    }
  }
  return { refs, listRefs, wrapperRefs }

  function readUnknownTag({ tag, start }: MarkupElement): void {
    reader.usages.push({ kind: 'unknown-tag', name: tag, key: { start: start + 1, end: start + 1 + tag.length } })
  }

  /** Returns the component that gets the slots of an element: its own, or the one that a wrapper passes them to. */
  function componentOf(element: MarkupElement): string | undefined {
    const { component, wrapper } = tagOf(element) ?? {}
    return component ?? (wrapper?.passesSlots ? wrapper.component : undefined)
  }

  function tagOf(element: MarkupElement): KnownTag | undefined {
    if (!tags.has(element)) tags.set(element, findTag(element))
    return tags.get(element)
  }

  function findTag(element: MarkupElement): KnownTag | undefined {
    if (element.tag !== 'component') return reader.findTag(element.tag)
    const is = element.attributes.find(({ name }) => name === 'is')
    return is && reader.findTag(textOf(is))
  }

  function readElement(element: MarkupElement, component: string, context: ExpressionContext): void {
    const owner: OptionOwner = { kind: 'tag', range: element.opening, options: [], hasSpread: false, spreadNames: [] }
    const { start } = element
    const componentElement = readComponentElement(element)
    if (componentElement) owner.element = componentElement
    reader.usages.push({
      kind: 'element',
      component,
      key: { start: start + 1, end: start + 1 + element.tag.length },
      options: owner.options,
      spreadNames: owner.spreadNames
    })
    // All options are collected before their values are read, because an edit of one depends on the others.
    const isLooped = looped.has(element)
    for (const attribute of element.attributes) readAttribute(attribute, component, owner, context, isLooped)
    readBoundObjects(element, component, owner, context)
    for (const option of owner.options) reader.readTagOption(option, context)
  }

  /** Reads the attributes that a component of the project passes on. Its own props keep their names, but their values are options. */
  function readWrapperElement(element: MarkupElement, wrapper: Wrapper, context: ExpressionContext): void {
    const { component, props, ownProps, passesAttributes, passesListeners, setNames } = wrapper
    const { opening, attributes } = element
    const owner = createWrapperOwner('tag', opening, wrapper)
    for (const attribute of attributes) {
      const directive = readDirective(attribute)
      const { kind, argument, isDynamic } = directive
      const name = toCamelCase(argument)
      if (isDynamic) continue
      if (kind === 'plain' && attribute.name === 'ref') wrapperRefs.set(textOf(attribute), wrapper)
      else if (kind === 'on' && !passesListeners) readProjectEvent(attribute)
      else if (kind === 'on') readEvents(attribute, directive, component, context)
      else if ((kind === 'bind' || kind === 'plain') && argument && !vueAttributes.has(name)) {
        const path = props.get(name)
        if (path !== undefined && kind === 'bind') readPassedProp(attribute, path, setNames, context)
        else if (path === undefined && passesAttributes && !ownProps.has(name))
          owner.options.push(optionOf(attribute, directive, component, owner))
      }
    }
    if (passesAttributes) readBoundObjects(element, component, owner, context)
    for (const option of owner.options) reader.readTagOption(option, context)
  }

  /** Reads the value of a prop that a wrapper passes on: all options of a component, or one of them. */
  function readPassedProp(
    attribute: Attribute,
    path: string,
    besideNames: readonly string[],
    context: ExpressionContext
  ): void {
    const [component = ''] = path.split('.')
    const owner: OptionOwner = { kind: 'tag', range: attribute, options: [], hasSpread: true, spreadNames: [] }
    const option = optionOf(attribute, readDirective(attribute), component, owner)
    reader.readPassedOption(option, path, besideNames, context)
  }

  function readAttribute(
    attribute: Attribute,
    component: string,
    owner: OptionOwner,
    context: ExpressionContext,
    isLooped: boolean
  ): void {
    const directive = readDirective(attribute)
    // Listeners with `native` and bindings with `prop` are those of the root node.
    if (directive.isDynamic || directive.modifiers.some(each => each === 'native' || each === 'prop')) return
    if (directive.kind === 'plain' && attribute.name === 'ref')
      (isLooped ? listRefs : refs).set(textOf(attribute), component)
    else if (directive.kind === 'bind' && !directive.argument) owner.hasSpread = true
    else if (directive.kind === 'on') readEvents(attribute, directive, component, context)
    else if ((directive.kind === 'plain' || directive.kind === 'bind') && !vueAttributes.has(directive.argument))
      owner.options.push(optionOf(attribute, directive, component, owner))
  }

  /** Reads `v-bind="gridOptions"` and `v-bind="[defaults, gridOptions]"`. */
  function readBoundObjects(
    { attributes }: MarkupElement,
    component: string,
    owner: OptionOwner,
    context: ExpressionContext
  ): void {
    const besideNames = [...new Set([...owner.options.map(({ name }) => name), ...(owner.besideNames ?? [])])]
    for (const attribute of attributes) {
      const { kind, argument, isDynamic } = readDirective(attribute)
      if (kind !== 'bind' || argument || isDynamic) continue
      const node = readBinding(attribute)
      const parts =
        node?.type === 'ArrayExpression' ? (node.elements as (Node | null)[]).map(each => each ?? undefined) : [node]
      for (const part of parts) readBoundObject(attribute, part)
    }

    function readBoundObject(attribute: Attribute, node: Node | undefined): void {
      const { found, isComplete } = reader.values(node, context)
      for (const each of propertyNames(found)) owner.spreadNames.push(each)
      for (const value of found) reader.readObject(component, value, { element: owner.element, besideNames })
      if (!isComplete && !reader.isPassedOn(node))
        reader.usages.push({
          kind: 'unfollowed',
          construct: 'spread',
          name: textOf(attribute),
          path: component,
          key: rangeOf(attribute)
        })
    }
  }

  function readEvents(attribute: Attribute, directive: Directive, component: string, context: ExpressionContext): void {
    const { argument } = directive
    if (argument)
      reader.usages.push({ kind: 'event', component, name: kebab(argument), key: rangeOf(directive), prefix: '' })
    else readListeners(reader, component, readBinding(attribute), context)
  }

  /** A component of the project may pass its listeners on to a table. */
  function readProjectEvents({ attributes }: MarkupElement): void {
    for (const attribute of attributes) readProjectEvent(attribute)
  }

  function readProjectEvent(attribute: Attribute): void {
    const { kind, argument, isDynamic, start, end } = readDirective(attribute)
    if (kind === 'on' && argument && !isDynamic)
      reader.usages.push({
        kind: 'unfollowed',
        construct: 'event',
        name: kebab(argument),
        path: '',
        key: { start, end }
      })
  }

  function readSlots(element: MarkupElement, component: string | undefined): void {
    for (const attribute of element.attributes) {
      const { kind, argument, start, end, isDynamic } = readDirective(attribute)
      const owner = element.tag === 'template' ? element.parent && componentOf(element.parent) : component
      if (kind === 'slot' && owner && !isDynamic)
        reader.usages.push({ kind: 'slot', component: owner, name: argument || 'default', key: { start, end } })
      const outer = element.parent && componentOf(element.parent)
      if (attribute.name === 'slot' && attribute.value && outer)
        reader.usages.push({ kind: 'slot', component: outer, name: textOf(attribute), key: attribute.value })
    }
  }
}
