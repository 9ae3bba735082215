import { toCamelCase } from '../../shared/api.ts'
import { readDirective } from '../read/directive.ts'
import type { Attribute, MarkupElement } from '../read/markup.ts'
import { readExpression } from '../read/script.ts'
import { unwrapExpression, isCall, isObject, literalOf, nameOf, walk } from '../read/syntax.ts'
import type { Node } from '../read/syntax.ts'
import type { TextRange } from '../read/text-range.ts'
import { countSteps } from '../read/step-limit.ts'
import type { AnalyzedFile, AnalyzedScript } from './analyzed-file.ts'
import { calleeName, propsOf } from './declared-props.ts'
import type { PassedParts } from './passed-parts.ts'
import type { OptionOwner } from './usage.ts'
import { readParts, readProperty, spreadProps, templateContext } from './passed-parts.ts'

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

/** Returns the owner of options that are set on a wrapper. */
export const createWrapperOwner = (
  kind: OptionOwner['kind'],
  range: TextRange,
  { setNames }: Wrapper
): OptionOwner => ({
  kind,
  range,
  options: [],
  // Other changes than a new name may clash with the attributes of the wrapper.
  hasSpread: true,
  spreadNames: [...setNames],
  besideNames: setNames
})

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
    if (kind === 'on' && !argument)
      passesListeners ||= /\$listeners\b/.test(`${expression} ${memberText(file, expression)}`)
    else if (kind === 'bind' && !argument) readParts(parseOf(file, attribute), templateContext(file), ownProps, parts)
    else if (kind === 'bind' && ownProps.has(toCamelCase(expression.trim())) && /^\s*[\w$]+\s*$/.test(expression))
      parts.named.push([toCamelCase(argument), toCamelCase(expression.trim())])
    else if (kind === 'bind' || kind === 'plain') {
      parts.setNames.push(toCamelCase(argument))
      if (kind === 'bind' && expression.includes('...'))
        for (const prop of spreadProps(parseOf(file, attribute), { isTemplate: true }, ownProps))
          parts.named.push([toCamelCase(argument), prop])
    }
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

/** Returns the code of the member of a component that an expression is: `listeners` of `v-on="listeners"`. */
function memberText({ scripts, text }: AnalyzedFile, expression: string): string {
  const name = expression.trim()
  const nodes = /^[\w$]+$/.test(name) ? scripts.flatMap(({ components }) => components[0]?.members.get(name) ?? []) : []
  return nodes.map(({ start, end }) => text.slice(start, end)).join(' ')
}

const textOf = ({ text }: AnalyzedFile, { value }: Attribute): string =>
  value ? text.slice(value.start, value.end) : ''

const parseOf = (file: AnalyzedFile, attribute: Attribute): Node | undefined =>
  attribute.value && readExpression(textOf(file, attribute), attribute.value.start)

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
