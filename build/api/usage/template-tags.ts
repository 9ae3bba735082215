import { ts } from '../../typescript.js'
import { vueCompiler } from '../../vue-compiler.ts'
import type { AddCode, ParsedModule, Locals } from './demo-code.ts'
import { bindingNames, boundKey } from './declarations.ts'
import type { ParsedAttributeName } from './tag-attribute.ts'
import { readAttributeName } from './tag-attribute.ts'

export interface TemplateTag {
  name: string
  line: number
  attributes: readonly TemplateAttribute[]
  /** Undefined for a ref inside `v-for`, which is a list. */
  ref?: string
  children: readonly TemplateTag[]
  /** True if it has content outside of templates, which fills the default slot. */
  hasContent: boolean
}

export interface TemplateAttribute extends ParsedAttributeName {
  line: number
  value: string
  /** The value of a binding; undefined for a handler of several statements. */
  expression?: ts.Expression
}

/** The properties used here of the tree of Vue's compiler, which does not export the type. */
interface VueNode {
  type: 1 | 2 | 3
  tag: string
  text?: string
  start?: number
  rawAttrsMap: Record<string, { name: string; value: string; start: number }>
  children?: VueNode[]
  scopedSlots?: Record<string, VueNode>
  ifConditions?: { block: VueNode }[]
  for?: string
  alias?: string
  iterator1?: string
  iterator2?: string
  slotScope?: string
  refInFor?: boolean
}

/** Sets NODE_ENV for the call, because Vue's compiler leaves out the positions of attributes in production. */
function parseTemplate(source: string, filename: string): VueNode | undefined {
  const mode = process.env.NODE_ENV
  process.env.NODE_ENV = 'development'
  try {
    return vueCompiler().compileTemplate({
      source,
      filename,
      isProduction: true,
      prettify: false,
      compilerOptions: { outputSourceRange: true }
    }).ast as VueNode | undefined
  } finally {
    if (mode === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = mode
  }
}

/** Vue moves the templates of named slots out of the children. */
const isContent = (node: VueNode): boolean =>
  node.type === 1 ? node.tag !== 'template' : (node.text ?? '').trim() !== ''

/** Returns all tags of a template, outer ones first, and adds every expression in it to the code of the module. */
export function readTags(source: string, firstLine: number, module: ParsedModule, addCode: AddCode): TemplateTag[] {
  // The compiler counts offsets from the first tag.
  const template = source.trimStart()
  const linesBefore = firstLine + source.slice(0, -template.length).split('\n').length - 1
  const ast = parseTemplate(template, module.name)
  const all: TemplateTag[] = []
  const lineAt = (at = 0) => linesBefore + template.slice(0, at).split('\n').length
  const addExpression = (text: string, line: number, locals: Locals) =>
    expressionOf(addCode(text, { module, locals, linesBefore: line - 1 }).tree)
  if (ast) readTag(ast, new Map())
  return all

  function readTag(node: VueNode, outerLocals: Locals): TemplateTag {
    const line = lineAt(node.start)
    const locals = new Map([...outerLocals, ...localsOf(node, text => addExpression(text, line, outerLocals))])
    const tag = {
      name: node.tag,
      line,
      attributes: readAttributes(node, locals),
      ...(!node.refInFor && { ref: node.rawAttrsMap.ref?.value }),
      children: [] as TemplateTag[],
      hasContent: (node.children ?? []).some(isContent)
    }
    all.push(tag)
    tag.children = innerNodes(node).flatMap(child => readNode(child, locals))
    return tag
  }

  function readNode(node: VueNode, locals: Locals): TemplateTag[] {
    if (node.type === 1) return [readTag(node, locals)]
    for (const { 1: expression = '', index } of (node.text ?? '').matchAll(/\{\{([\s\S]*?)\}\}/g)) {
      addExpression(
        `(${expression})`,
        lineAt(node.start) + (node.text ?? '').slice(0, index).split('\n').length - 1,
        locals
      )
    }
    return []
  }

  function readAttributes({ rawAttrsMap }: VueNode, locals: Locals): TemplateAttribute[] {
    return Object.values(rawAttrsMap).map(({ name: raw, value, start }) => {
      const name = readAttributeName(raw)
      const line = lineAt(start)
      const attribute = { ...name, line, value }
      if (name.isText || name.kind === 'slot' || raw === 'v-for' || !value.trim()) return attribute
      const valueLine = lineAt(
        start + raw.length + (/^\s*=\s*["']?/.exec(template.slice(start + raw.length))?.[0].length ?? 0)
      )
      return {
        ...attribute,
        expression: addExpression(name.kind === 'event' && name.name ? value : `(${value})`, valueLine, locals)
      }
    })
  }
}

const expressionOf = ({ statements }: ts.SourceFile): ts.Expression | undefined => {
  const [first] = statements
  return statements.length === 1 && first && ts.isExpressionStatement(first) ? first.expression : undefined
}

/** Vue keeps slots and the branches after a `v-if` apart from the children. */
const innerNodes = ({ children = [], scopedSlots = {} }: VueNode): VueNode[] =>
  [...Object.values(scopedSlots), ...children].flatMap(child => [
    child,
    ...(child.ifConditions ?? []).map(({ block }) => block).filter(block => block !== child)
  ])

function localsOf(
  { for: list, alias, iterator1, iterator2, slotScope }: VueNode,
  read: (text: string) => ts.Expression | undefined
): Map<string, { each: ts.Expression; key?: string } | undefined> {
  const each = list === undefined ? undefined : read(`(${list})`)
  const known = readPattern(alias).map(
    ({ name, key }) => [name, each && { each, ...(key !== undefined && { key }) }] as const
  )
  const unknown = [iterator1, iterator2, slotScope].flatMap(readPattern).map(({ name }) => [name, undefined] as const)
  return new Map([...known, ...unknown])
}

/** Returns the names in `row`, `{ row, column: { field } }`; `key` is set if a name is a direct property. */
function readPattern(pattern: string | undefined): { name: string; key?: string }[] {
  if (!pattern) return []
  const arrow = expressionOf(ts.createSourceFile('pattern.ts', `(${pattern}) => 0`, ts.ScriptTarget.ESNext, true))
  return arrow && ts.isArrowFunction(arrow)
    ? arrow.parameters
        .flatMap(({ name }) => bindingNames(name))
        .map(({ text, parent }) => ({ name: text, ...(ts.isBindingElement(parent) && { key: boundKey(parent) }) }))
    : []
}
