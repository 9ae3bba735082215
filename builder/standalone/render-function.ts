import type { SFCBlock } from 'vue/compiler-sfc'
import { vueCompiler } from '../vue-compiler.ts'
import type { Code } from './print-code.ts'
import { printCode } from './print-code.ts'
import { freeNames } from './read-module.ts'
import type { Directive, Handler, TemplateNode } from './template-node.ts'

export interface ComponentFacts {
  file: string
  kind: 'ts' | 'js'
  script: string
  /** Class for a root element without one, if the component has styles. */
  newClass?: string
}

export interface RenderFunction {
  /** The method `render`, without indentation. */
  code: string
  /** Class of the root element, which limits styles to the component. */
  rootClass: string
  /** Classes of elements in slots, which may be rendered elsewhere in the document. */
  slotClasses: ReadonlySet<string>
}

/** Names that Vue does not look up in the component. */
const globals = new Set(
  'Infinity,NaN,isFinite,isNaN,parseFloat,parseInt,decodeURI,decodeURIComponent,encodeURI,encodeURIComponent,Math,Number,Date,Array,Object,Boolean,String,RegExp,Map,Set,JSON,Intl,BigInt,require,arguments'.split(
    ','
  )
)

/** Prop and event of `v-model` where they are not `value` and `input`. */
const textModel = { prop: 'value', event: 'modelValue' }
export const modelsByTag: Record<string, { prop: string; event: string }> = {
  'vxe-input': textModel,
  VxeInput: textModel,
  'vxe-textarea': textModel,
  VxeTextarea: textModel
}

const defaultModel = { prop: 'value', event: 'input' }

const inlineTags = new Set('a,abbr,b,code,em,i,kbd,label,mark,s,small,span,strong,sub,sup,u'.split(','))

/** Value of `event.key` for the modifiers of a keyboard event. */
const keys: Record<string, string[]> = {
  enter: ['Enter'],
  tab: ['Tab'],
  esc: ['Escape'],
  space: [' '],
  up: ['ArrowUp'],
  down: ['ArrowDown'],
  left: ['ArrowLeft'],
  right: ['ArrowRight'],
  delete: ['Backspace', 'Delete']
}

/** Statements of the other modifiers of a listener. */
const guards: Record<string, string> = {
  stop: '$event.stopPropagation()',
  prevent: '$event.preventDefault()',
  self: 'if ($event.target !== $event.currentTarget) return',
  ctrl: 'if (!$event.ctrlKey) return',
  shift: 'if (!$event.shiftKey) return',
  alt: 'if (!$event.altKey) return',
  meta: 'if (!$event.metaKey) return',
  left: 'if ($event.button !== 0) return',
  middle: 'if ($event.button !== 1) return',
  right: 'if ($event.button !== 2) return'
}

const isReservedTag = (tag: string): boolean => /^[a-z][a-z\d]*$/.test(tag)

/**
 * Writes the template of a component as the method `render`, because a file holds one template only.
 *
 * @throws a sentence for a feature of templates that has no counterpart here.
 */
export function renderFunction(template: SFCBlock, { file, kind, script, newClass }: ComponentFacts): RenderFunction {
  const fail = (problem: string): never => {
    throw new Error(`content/${file}: ${problem} cannot be copied as one file. Write it in another way.`)
  }
  if (template.lang && template.lang !== 'html') fail(`A template in ${template.lang}`)
  const result = vueCompiler().compileTemplate({
    source: template.content,
    filename: file,
    transformAssetUrls: false,
    compilerOptions: { whitespace: 'condense' }
  } as Parameters<ReturnType<typeof vueCompiler>['compileTemplate']>[0])
  if (result.errors.length) fail(`The template, which does not compile (${result.errors.map(String).join('; ')}),`)
  const root = result.ast as unknown as TemplateNode
  const any = kind === 'ts' ? ': any' : ''
  const slotClasses = new Set<string>()
  const roots = root.ifConditions?.map(({ block }) => block) ?? [root]
  const commonClass = classesOf(root).find(name => roots.every(each => classesOf(each).includes(name)))
  const rootClass = commonClass ?? newClass ?? ''
  if (commonClass === undefined && newClass !== undefined)
    for (const each of roots) each.staticClass = JSON.stringify([newClass, ...classesOf(each)].join(' '))
  const isNumber = (name: string) => new RegExp(`\\b${name}\\s*:\\s*(?:\\{\\s*type:\\s*)?Number\\b`).test(script)
  const writer = templateWriter({ fail, any, slotClasses, isNumber })
  const signature = kind === 'ts' ? 'render (h: CreateElement): VNode {' : 'render (h) {'
  const code = `${signature}\n  ${printCode(['return ', writer.node(root, [])], 2)}\n}`
  return { code, rootClass, slotClasses }
}

interface WriterOptions {
  fail: (problem: string) => never
  /** Annotation of a parameter without a type. */
  any: string
  slotClasses: Set<string>
  /** True for a prop that is a number: `v-for` counts up to it. */
  isNumber: (name: string) => boolean
}

/** Writes elements of a template as calls of `h`, with `this.` before the members of the component. */
function templateWriter({ fail, any, slotClasses, isNumber }: WriterOptions) {
  const parameter = (name: string): string => (any ? `(${name}${any})` : name)

  /** Writes an expression; names that the template does not declare are members of the component. */
  const expression = (source: string, locals: readonly string[]): string => {
    const text = source.trim()
    if (/\b_f\(/.test(text)) fail('A filter')
    let result = ''
    let at = 0
    for (const { name, from, to, isShorthand } of freeNames(`(${text}\n)`)) {
      if (locals.includes(name) || globals.has(name)) continue
      result += text.slice(at, from - 1) + (isShorthand ? `${name}: this.${name}` : `this.${name}`)
      at = to - 1
    }
    return singleQuoted(result + text.slice(at))
  }

  const statements = (source: string, locals: readonly string[]): string => {
    let result = ''
    let at = 0
    for (const { name, from, to, isShorthand } of freeNames(source)) {
      if (locals.includes(name) || globals.has(name)) continue
      result += source.slice(at, from) + (isShorthand ? `${name}: this.${name}` : `this.${name}`)
      at = to
    }
    // The compiler writes `name=$event` for `.sync`.
    return singleQuoted(result + source.slice(at))
      .trim()
      .replace(/^([^=\s]+)=\$event$/, '$1 = $event')
  }

  const node = (each: TemplateNode, locals: readonly string[]): Code =>
    each.for === undefined ? conditional(each, locals) : list(each, locals)

  function conditional(each: TemplateNode, locals: readonly string[]): Code {
    if (!each.ifConditions) return element(each, locals)
    const [first, ...others] = each.ifConditions
    const rest = (conditions: typeof others): Code => {
      const [next, ...more] = conditions
      if (!next) return 'h()'
      if (next.exp === undefined) return element(next.block, locals)
      return { condition: expression(next.exp, locals), yes: element(next.block, locals), no: rest(more) }
    }
    return { condition: expression(first!.exp!, locals), yes: element(first!.block, locals), no: rest(others) }
  }

  function list(each: TemplateNode, locals: readonly string[]): Code {
    const { for: source = '', alias = '', iterator1, iterator2 } = each
    if (iterator2 !== undefined) fail('A v-for with three names')
    const parameters = [alias, ...(iterator1 === undefined ? [] : [iterator1])]
    const inner = [...locals, ...parameters.flatMap(namesOfPattern)]
    const written = expression(source, locals)
    const counts = /^\d+$/.test(written) || (written === `this.${source.trim()}` && isNumber(source.trim()))
    const rows = counts ? `Array.from({ length: ${written} }, (_, index) => index + 1)` : written
    const head = parameters.length === 1 && /^\w+$/.test(alias) ? alias : `(${parameters.join(', ')})`
    return [`${rows}.map(${head} => `, conditional(each, inner), ')']
  }

  function element(each: TemplateNode, locals: readonly string[]): Code {
    if (each.pre) fail('v-pre')
    if (each.inlineTemplate) fail('inline-template')
    if (each.tag === 'slot') return slot(each, locals)
    if (each.tag === 'template') fail('A <template> with several elements')
    const tag = each.component === undefined ? `'${each.tag}'` : expression(each.component, locals)
    const items = data(each, locals)
    const inner = children(each, locals)
    return {
      open: 'h(',
      close: ')',
      items: [
        tag,
        ...(items.length ? [{ open: '{ ', items, close: ' }' }] : []),
        ...(inner.length ? [{ open: '[', items: inner, close: ']' }] : [])
      ]
    }
  }

  function slot(each: TemplateNode, locals: readonly string[]): Code {
    const name = each.slotName === undefined ? 'default' : unquote(each.slotName)
    const access = /^\w+$/.test(name) ? `this.$scopedSlots.${name}` : `this.$scopedSlots['${name}']`
    const attributes = (each.attrs ?? []).map(attribute => property(attribute.name, attribute.value, locals))
    const call: Code = [`${access}?.(`, { open: '{ ', items: attributes, close: ' }' }, ')']
    const fallback = children(each, locals)
    return fallback.length ? [...(call as Code[]), ' ?? ', { open: '[', items: fallback, close: ']' }] : call
  }

  function children(each: TemplateNode, locals: readonly string[]): Code[] {
    const items = each.children.flatMap((child): Code[] => {
      if (child.type === 1) {
        noteClasses(child)
        return child.tag === 'template' && !child.slotTarget ? group(child, locals) : [node(child, locals)]
      }
      if (child.type === 3) return child.isComment ? [] : [quote(child.text)]
      return (child.tokens ?? []).map(token =>
        typeof token === 'string' ? quote(token) : expression(token['@binding'], locals)
      )
    })
    // Blanks at the ends of a block are not rendered.
    if (inlineTags.has(each.tag)) return items
    if (items[0] === "' '") items.shift()
    if (items.at(-1) === "' '") items.pop()
    return items
  }

  /** `<template v-if>` and `<template v-for>` are lists of their elements. */
  function group(each: TemplateNode, locals: readonly string[]): Code[] {
    if (each.for !== undefined) {
      const names = [each.alias ?? '', ...(each.iterator1 === undefined ? [] : [each.iterator1])]
      const inner = [...locals, ...names.flatMap(namesOfPattern)]
      const rows = expression(each.for, locals)
      return [[`${rows}.map((${names.join(', ')}) => `, { open: '[', items: children(each, inner), close: ']' }, ')']]
    }
    if (!each.ifConditions) return children(each, locals)
    return [
      each.ifConditions.reduceRight<Code>((no, { exp, block }) => {
        const yes: Code = { open: '[', items: children(block, locals), close: ']' }
        return exp === undefined ? yes : { condition: expression(exp, locals), yes, no }
      }, '[]')
    ]
  }

  /** An element in the slot of a component may be rendered elsewhere, for example in a dialog. */
  function noteClasses({ staticClass, parent }: TemplateNode): void {
    for (let above = parent; above; above = above.parent)
      if (above.type === 1 && !isReservedTag(above.tag) && staticClass)
        for (const name of unquote(staticClass).split(' ')) slotClasses.add(name)
  }

  /** Writes the data object of an element: attributes, listeners, slots and directives. */
  function data(each: TemplateNode, locals: readonly string[]): Code[] {
    const own = (name: string, value: string | undefined): Code[] =>
      value === undefined ? [] : [`${name}: ${expression(value, locals)}`]
    const directives = each.directives ?? []
    const attributes = (each.attrs ?? []).map(({ name, value }) => property(name, value, locals))
    const model = directives.find(({ name }) => name === 'model')
    const modelEvent = (modelsByTag[each.tag] ?? defaultModel).event
    const modelListener =
      model === undefined ? undefined : `${parameter('value')} => { ${assignment(model.value, locals)} }`
    const listeners = handlers(each.events, locals, modelListener === undefined ? {} : { [modelEvent]: modelListener })
    const domProps = (each.props ?? [])
      .filter(({ value }) => !value.startsWith('_s('))
      .map(({ name, value }) => property(name, value, locals))
    const others: Code[] = []
    for (const { name, value, arg, isDynamicArg, modifiers } of directives) {
      if (isDynamicArg) fail('A directive with a dynamic argument')
      if (name === 'model') {
        if (isReservedTag(each.tag)) fail(`v-model on <${each.tag}>`)
        if (modifiers && Object.keys(modifiers).length) fail('A v-model with modifiers')
        attributes.unshift(property((modelsByTag[each.tag] ?? defaultModel).prop, value, locals))
      } else if (name === 'bind') attributes.unshift(`...${expression(value, locals)}`)
      else if (name === 'on') listeners.unshift(`...${expression(value, locals)}`)
      else if (name === 'html' || name === 'text')
        domProps.push(`${name === 'html' ? 'innerHTML' : 'textContent'}: ${expression(value, locals)}`)
      else if (name !== 'cloak') others.push(directiveEntry({ name, value, arg, modifiers }, locals))
    }
    const section = (name: string, items: Code[]): Code[] =>
      items.length ? [{ open: `${name}: { `, items, close: ' }' }] : []
    const slots = Object.values(each.scopedSlots ?? {}).map(content => scopedSlot(content, locals))
    return [
      ...own('key', each.key),
      ...own('ref', each.ref),
      ...(each.ref && each.refInFor ? ['refInFor: true'] : []),
      ...(each.slotTarget && !each.slotScope ? own('slot', each.slotTarget) : []),
      ...both('class', each.staticClass, each.classBinding, locals),
      ...both('style', each.staticStyle, each.styleBinding, locals),
      ...section('attrs', attributes),
      ...section('domProps', domProps),
      ...section('on', listeners),
      ...section('nativeOn', handlers(each.nativeEvents, locals)),
      ...section('scopedSlots', slots),
      ...(others.length ? [{ open: 'directives: [', items: others, close: ']' }] : [])
    ]
  }

  /** Writes a directive of the library or of the project: `{ name: 'loading', value: this.isLoading }`. */
  function directiveEntry({ name, value, arg, modifiers }: Directive, locals: readonly string[]): Code {
    const modifierNames = Object.keys(modifiers ?? {})
    const items: Code[] = [`name: '${name}'`]
    if (value) items.push(`value: ${expression(value, locals)}`)
    if (arg) items.push(`arg: '${arg}'`)
    if (modifierNames.length)
      items.push({ open: 'modifiers: { ', items: modifierNames.map(key => `${key}: true`), close: ' }' })
    return { open: '{ ', items, close: ' }' }
  }

  function both(name: string, fixed: string | undefined, bound: string | undefined, locals: readonly string[]): Code[] {
    const values = [fixed, bound].flatMap(value => (value === undefined ? [] : [expression(spaced(value), locals)]))
    if (!values.length) return []
    return [values.length === 1 ? `${name}: ${values[0]}` : { open: `${name}: [`, items: values, close: ']' }]
  }

  const property = (name: string, value: string, locals: readonly string[]): string => {
    const key = /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name) ? name : `'${name}'`
    const written = expression(value, locals)
    return written === key ? key : `${key}: ${written}`
  }

  function assignment(target: string, locals: readonly string[]): string {
    const written = expression(target, locals)
    const member = /^(this\..+)\.([\w$]+)$/.exec(written)
    if (member) return `this.$set(${member[1]}, '${member[2]}', value)`
    return `${written} = value`
  }

  /** Writes listeners; those of `first` come before the others of the same event. */
  function handlers(
    events: TemplateNode['events'],
    locals: readonly string[],
    first: Record<string, string> = {}
  ): Code[] {
    const names = [...new Set([...Object.keys(first), ...Object.keys(events ?? {})])]
    return names.map((name): Code => {
      const key = /^[\w$]+$/.test(name) ? name : `'${name}'`
      const items: Code[] = [
        ...(Object.hasOwn(first, name) ? [first[name]!] : []),
        ...[events?.[name] ?? []].flat().map(each => handler(each, locals, /^\W?key/.test(name)))
      ]
      return items.length === 1 ? [`${key}: `, items[0]!] : { open: `${key}: [`, items, close: ']' }
    })
  }

  function handler({ value, modifiers = {} }: Handler, locals: readonly string[], isKey: boolean): Code {
    const source = value.trim()
    const isPath = /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*|\['[^']*?'\]|\["[^"]*?"\])*$/.test(source)
    const isFunction = /^(?:async\s+)?(?:[\w$]+|\([^)]*?\))\s*=>|^(?:async\s+)?function\b/.test(source)
    const names = Object.keys(modifiers)
    if ((isPath || isFunction) && !names.length) return expression(source, locals)
    const keyNames = isKey ? names.filter(name => Object.hasOwn(keys, name)) : []
    const otherNames = names.filter(name => !keyNames.includes(name))
    const unknown = otherNames.find(name => !Object.hasOwn(guards, name))
    if (unknown !== undefined) fail(`The modifier .${unknown} of a listener`)
    const wantedKeys = keyNames.flatMap(name => keys[name]!.map(key => `$event.key !== '${key}'`))
    const call = isPath || isFunction ? `${isFunction ? `(${source})` : source}($event)` : source
    const lines = [
      ...(wantedKeys.length ? [`if (${wantedKeys.join(' && ')}) return`] : []),
      ...otherNames.map(name => guards[name]!),
      statements(call, [...locals, '$event'])
    ]
    const head = lines.some(each => /\$event\b/.test(each)) ? parameter('$event') : '()'
    const [line = ''] = lines
    if (lines.length > 1 || /[;\n]/.test(line)) return { block: `${head} => {`, lines }
    const isExpression = !/[^=!<>]=[^=>]|\+\+|--|^(?:if|for|while|const|let)\b/.test(line)
    return `${head} => ${isExpression ? line : `{ ${line} }`}`
  }

  function scopedSlot(content: TemplateNode, locals: readonly string[]): Code {
    const name = unquote(content.slotTarget ?? '"default"')
    const scope = content.slotScope && content.slotScope !== '_empty_' ? content.slotScope.trim() : ''
    const inner = [...locals, ...namesOfPattern(scope)]
    const items = content.tag === 'template' ? children(content, inner) : [node(content, inner)]
    const key = /^[\w$]+$/.test(name) ? name : `'${name}'`
    const head = /^\w+$/.test(scope) ? scope : `(${scope})`
    return [`${key}: ${head} => `, { open: '[', items, close: ']' }]
  }

  return { node }
}

/** Names that a parameter declares: `{ row, column: { field } }` declares `row` and `field`. */
function namesOfPattern(pattern: string): string[] {
  if (!pattern.trim()) return []
  const names = [...pattern.matchAll(/[\p{L}_$][\p{L}\p{N}_$]*/gu)].map(([name]) => name)
  const used = new Set(freeNames(`(${pattern}) => [${names.join()}]`).map(({ name }) => name))
  return names.filter(name => !used.has(name))
}

const quote = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`
const classesOf = ({ staticClass }: TemplateNode): string[] =>
  staticClass === undefined ? [] : unquote(staticClass).split(' ').filter(Boolean)
const unquote = (text: string): string => (text.startsWith('"') ? (JSON.parse(text) as string) : text)

/** The compiler writes `{"margin-top":"8px"}` for static styles. */
const spaced = (value: string): string => {
  if (!value.startsWith('{"')) return value
  const entries = Object.entries(JSON.parse(value) as Record<string, string>)
  return `{ ${entries.map(([key, each]) => `${/^[\w$]+$/.test(key) ? key : quote(key)}: ${quote(each)}`).join(', ')} }`
}

/** Strings of the compiler are in double quotes. */
const singleQuoted = (code: string): string =>
  code.replaceAll(/'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`|"((?:[^"\\]|\\.)*)"/g, (text, content: string | undefined) =>
    content === undefined ? text : quote(JSON.parse(text) as string)
  )
