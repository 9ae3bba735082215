import { camel } from '../read/names.ts'
import { readDirective } from '../read/directive.ts'
import type { Attribute, MarkupElement } from '../read/markup.ts'
import { readExpression } from '../read/script.ts'
import {
  unwrapExpression,
  isCall,
  isFunction,
  isMember,
  isObject,
  literalOf,
  nameOf,
  returnsOf,
  walk
} from '../read/syntax.ts'
import type { Node } from '../read/syntax.ts'
import { countSteps } from '../read/step-limit.ts'
import type { AnalyzedFile, AnalyzedScript } from './analyzed-file.ts'

/** Component of a project that passes its attributes or props on to a component of the library. */
export interface Wrapper {
  file: AnalyzedFile
  /** Component of the library, `grid`. */
  component: string
  passesAttributes: boolean
  passesListeners: boolean
  passesSlots: boolean
  /** Paths in the library by the prop of the wrapper: `columns` -> `grid.columns`, `options` -> `grid`. */
  props: ReadonlyMap<string, string>
  /** All props that the wrapper declares, in camel case. */
  ownProps: ReadonlySet<string>
  /** Options that the wrapper sets itself, which win over passed ones. */
  setNames: readonly string[]
}

/** Component of the library, or component of the project that wraps one. */
export type KnownTag = { component: string; wrapper?: undefined } | { component?: undefined; wrapper: Wrapper }

type FindTag = (tag: string) => KnownTag | undefined

/** Reads how a component passes attributes on; undefined if it does not, or to several components. */
export function readWrapper(file: AnalyzedFile, findTag: FindTag): Wrapper | undefined {
  const ownProps = propsOf(file)
  const found = [
    ...(file.markup?.all ?? []).map(element => readElement(element, file, findTag, ownProps)),
    ...file.scripts.flatMap(script => readRenderFunction(script, findTag, ownProps))
  ].filter(each => each !== undefined)
  const [only, ...others] = found
  return only && others.length === 0 ? only : undefined
}

/** Parts of the wrapper's own attributes and props that an expression has. */
interface PassedParts {
  attributes: boolean
  /** Props that are spread as a whole. */
  whole: string[]
  /** Option names by the prop that is their value. */
  named: [option: string, prop: string][]
  setNames: string[]
}

function readElement(
  element: MarkupElement,
  file: AnalyzedFile,
  findTag: FindTag,
  ownProps: ReadonlySet<string>
): Wrapper | undefined {
  const known = findTag(element.tag)
  if (!known) return undefined
  const parts: PassedParts = { attributes: false, whole: [], named: [], setNames: [] }
  let passesListeners = false
  for (const attribute of element.attributes) {
    countSteps()
    const { kind, argument, isDynamic } = readDirective(attribute)
    if (isDynamic) continue
    const expression = textOf(file, attribute)
    if (kind === 'on' && !argument) passesListeners ||= /\$listeners\b/.test(expression)
    else if (kind === 'bind' && !argument) readParts(parseOf(file, attribute), templateContext(file), ownProps, parts)
    else if (kind === 'bind' && ownProps.has(camel(expression.trim())) && /^\s*[\w$]+\s*$/.test(expression))
      parts.named.push([camel(argument), camel(expression.trim())])
    else if (kind === 'bind' || kind === 'plain') parts.setNames.push(camel(argument))
  }
  const inner = element.children.map(({ opening, attributes }) => ({ opening, attributes }))
  const passesSlots = inner.some(({ opening }) =>
    /\$(?:scopedSlots|slots)\b/.test(file.text.slice(opening.start, opening.end))
  )
  return createWrapper(file, known, parts, passesListeners, passesSlots, ownProps)
}

function createWrapper(
  file: AnalyzedFile,
  { component: directComponent, wrapper: inner }: KnownTag,
  { attributes, whole, named, setNames }: PassedParts,
  passesListeners: boolean,
  passesSlots: boolean,
  ownProps: ReadonlySet<string>
): Wrapper | undefined {
  const component = directComponent ?? inner!.component
  const isOpen = !inner || inner.passesAttributes
  const pathOf = (name: string): string | undefined =>
    inner?.props.get(name) ?? (isOpen && !inner?.ownProps.has(name) ? `${component}.${name}` : undefined)
  const props = new Map<string, string>()
  for (const [option, prop] of named) {
    const path = pathOf(option)
    if (path !== undefined) props.set(prop, path)
  }
  if (isOpen) for (const prop of whole) props.set(prop, component)
  const passesAttributes = attributes && isOpen
  const listeners = passesListeners && (inner?.passesListeners ?? true)
  if (!passesAttributes && !listeners && props.size === 0) return undefined
  return {
    file,
    component,
    passesAttributes,
    passesListeners: listeners,
    passesSlots: passesSlots && (inner?.passesSlots ?? true),
    props,
    ownProps,
    setNames: [...setNames, ...named.map(([option]) => option), ...(inner?.setNames ?? [])]
  }
}

const textOf = ({ text }: AnalyzedFile, { value }: Attribute): string =>
  value ? text.slice(value.start, value.end) : ''

const parseOf = (file: AnalyzedFile, attribute: Attribute): Node | undefined =>
  attribute.value && readExpression(textOf(file, attribute), attribute.value.start)

type PartsContext = { script: AnalyzedScript | undefined; isTemplate: boolean }

const templateContext = (file: AnalyzedFile): PartsContext => ({ script: file.scripts[0], isTemplate: true })

/** Reads `$attrs`, `{ ...$attrs, columns }`, `[options, $attrs]`, `Object.assign(…)` and computed members of them. */
function readParts(
  root: Node | undefined,
  rootContext: PartsContext,
  ownProps: ReadonlySet<string>,
  parts: PassedParts
): void {
  const stack: [Node | undefined, PartsContext][] = [[root, rootContext]]
  const visited = new Set<Node>()
  for (let next = stack.pop(); next; next = stack.pop()) {
    const [node, context] = next
    const inner = unwrapExpression(node)
    if (!inner || visited.has(inner)) continue
    visited.add(inner)
    countSteps()
    const name = memberName(inner, context)
    if (name === '$attrs') parts.attributes = true
    else if (name === '$props') for (const prop of ownProps) parts.named.push([prop, prop])
    else if (name !== undefined && ownProps.has(name)) parts.whole.push(name)
    else if (name !== undefined) {
      const members = context.script?.components[0]?.members.get(name) ?? []
      for (const each of members)
        for (const value of isFunction(each) ? returnsOf(each) : [each])
          stack.push([value, { script: context.script, isTemplate: false }])
    } else {
      if (isObject(inner))
        for (const each of inner.properties as Node[])
          if (each.type !== 'SpreadElement') readProperty(each, context, ownProps, parts)
      for (const each of partsOf(inner)) stack.push([each, context])
    }
  }
}

/** Returns the expressions that a merged object gets its properties from. */
function partsOf(node: Node): (Node | undefined)[] {
  switch (node.type) {
    case 'ObjectExpression':
      return (node.properties as Node[]).flatMap(each => (each.type === 'SpreadElement' ? (each.argument as Node) : []))
    case 'ArrayExpression':
      return node.elements as Node[]
    case 'CallExpression':
    case 'OptionalCallExpression':
      return node.arguments as Node[]
    case 'LogicalExpression':
      return [node.left as Node, node.right as Node]
    default:
      return []
  }
}

function readProperty(property: Node, context: PartsContext, ownProps: ReadonlySet<string>, parts: PassedParts): void {
  const option = nameOf(property)
  const value = unwrapExpression(property.value as Node | undefined)
  const prop = value && memberName(value, context)
  if (option === undefined) return
  if (prop !== undefined && ownProps.has(prop)) parts.named.push([camel(option), prop])
  else parts.setNames.push(camel(option))
}

/** Returns the member of the component that an expression is: `columns` in a template, `this.columns` in a script. */
function memberName(node: Node, { isTemplate }: PartsContext): string | undefined {
  if (node.type === 'Identifier') return isTemplate ? (node.name as string) : undefined
  if (!isMember(node)) return undefined
  const object = unwrapExpression(node.object as Node)
  return object?.type === 'ThisExpression' || (object?.type === 'Identifier' && object.name === '_self')
    ? nameOf(node)
    : undefined
}

/** Reads `h('vxe-grid', { props: this.$attrs, on: this.$listeners })` and JSX with such a spread. */
function readRenderFunction(
  script: AnalyzedScript,
  findTag: FindTag,
  ownProps: ReadonlySet<string>
): (Wrapper | undefined)[] {
  const found: (Wrapper | undefined)[] = []
  walk(script.program, node => {
    const [tag, data] = elementOf(node)
    const known = tag === undefined ? undefined : findTag(tag)
    if (!known) return
    const parts: PassedParts = { attributes: false, whole: [], named: [], setNames: [] }
    const context = { script, isTemplate: false }
    let passesListeners = false
    let passesSlots = false
    for (const each of data) {
      const name = nameOf(each) ?? (each.name?.name as string | undefined)
      const value = (each.value?.expression ?? each.value) as Node | undefined
      if (name === 'props' || name === 'attrs') readParts(value, context, ownProps, parts)
      else if (name === 'on') passesListeners ||= script.file.text.slice(each.start, each.end).includes('$listeners')
      else if (name === 'scopedSlots')
        passesSlots ||= script.file.text.slice(each.start, each.end).includes('$scopedSlots')
      else if (each.type === 'JSXAttribute' && value)
        readProperty({ ...each, key: { type: 'Identifier', name } as unknown as Node, value }, context, ownProps, parts)
    }
    found.push(createWrapper(script.file, known, parts, passesListeners, passesSlots, ownProps))
  })
  return found
}

/** Returns the tag and the data of `h(tag, data)` or of a JSX element; those of other nodes are undefined. */
function elementOf(node: Node): [tag: string | undefined, data: Node[]] {
  if (node.type === 'JSXOpeningElement') {
    const tag = node.name.type === 'JSXIdentifier' ? (node.name.name as string) : undefined
    const data = (node.attributes as Node[]).flatMap(each => {
      if (each.type !== 'JSXSpreadAttribute') return each
      const object = unwrapExpression(each.argument as Node)
      return isObject(object) ? (object.properties as Node[]) : []
    })
    return [tag, data]
  }
  if (!isCall(node) || !/^(?:h|createElement|\$createElement)$/.test(calleeName(node))) return [undefined, []]
  const [first, second] = node.arguments as (Node | undefined)[]
  const tag = literalOf(first) ?? (first?.type === 'Identifier' ? (first.name as string) : undefined)
  const object = unwrapExpression(second)
  return [typeof tag === 'string' ? tag : undefined, isObject(object) ? (object.properties as Node[]) : []]
}

const calleeName = ({ callee }: Node): string =>
  callee.type === 'Identifier' ? (callee.name as string) : (nameOf(callee as Node) ?? '')

/** Returns the declared props in camel case: of options, of a class with `@Prop` and of `<script setup>`. */
function propsOf({ scripts }: AnalyzedFile): ReadonlySet<string> {
  const names = new Set<string>()
  for (const script of scripts)
    walk(script.program, (node, ancestors) => {
      if (
        (node.type === 'ObjectProperty' || node.type === 'ClassProperty') &&
        nameOf(node) === 'props' &&
        ancestors.length < 8
      )
        addNames(unwrapExpression(node.value as Node | undefined))
      else if (node.type === 'ClassProperty' && node.decorators) {
        const isProp = (node.decorators as Node[]).some(
          ({ expression }) =>
            calleeName({ callee: (expression as Node).callee ?? expression } as unknown as Node) === 'Prop'
        )
        const name = isProp ? nameOf(node) : undefined
        if (name) names.add(name)
      } else if (isCall(node) && calleeName(node) === 'defineProps') {
        addNames(unwrapExpression((node.arguments as Node[])[0]))
        const type = (node.typeParameters ?? node.typeArguments)?.params?.[0] as Node | undefined
        for (const each of (type?.members as Node[] | undefined) ?? []) {
          const name = nameOf(each)
          if (name) names.add(camel(name))
        }
      }
    })
  return names

  function addNames(value: Node | undefined): void {
    const keys =
      value?.type === 'ArrayExpression'
        ? (value.elements as (Node | null)[]).map(each => literalOf(each ?? undefined))
        : isObject(value)
          ? (value.properties as Node[]).map(nameOf)
          : []
    for (const name of keys) if (typeof name === 'string') names.add(camel(name))
  }
}
