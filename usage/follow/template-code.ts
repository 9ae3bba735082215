import { readDirective } from '../read/directive.ts'
import type { MarkupElement } from '../read/markup.ts'
import { readHandler } from '../read/script.ts'
import { isFunction, walk } from '../read/syntax.ts'
import type { Node } from '../read/syntax.ts'
import type { TextRange } from '../read/text-range.ts'
import type { AnalyzedFile } from './analyzed-file.ts'
import type { LocalNames } from './local-names.ts'
import { noNames, readLocalNames } from './local-names.ts'
import type { Scopes } from './scopes.ts'
import { readScopes } from './scopes.ts'

export interface TemplateExpression {
  node: Node
  context: { locals: LocalNames; scopes?: Scopes }
}

interface ReadOptions {
  /** True for texts of code to read. Parsing all of them takes most of the time. */
  accepts: (text: string) => boolean
  /** Reports an expression that can't be parsed. */
  reportUnreadable?: (offset: number) => void
}

const scopesByNode = new WeakMap<Node, Scopes | undefined>()

/** Returns the scopes of the functions in an expression, read once; undefined if it has none. */
function scopesIn(node: Node): Scopes | undefined {
  if (!scopesByNode.has(node)) scopesByNode.set(node, hasFunction(node) ? readScopes(node) : undefined)
  return scopesByNode.get(node)
}

function hasFunction(root: Node): boolean {
  let found = false
  walk(root, node => {
    found ||= isFunction(node)
  })
  return found
}

const names = new WeakMap<MarkupElement, LocalNames>()

/** Returns the names that an element of a template and its ancestors declare. */
export function localNamesOf(element: MarkupElement, text: string): LocalNames {
  const path: MarkupElement[] = []
  for (let each: MarkupElement | undefined = element; each && !names.has(each); each = each.parent) path.push(each)
  for (const each of path.toReversed())
    names.set(each, readLocalNames(each, text, (each.parent && names.get(each.parent)) ?? noNames))
  return names.get(element)!
}

const parsed = new WeakMap<AnalyzedFile, Map<number, Node | undefined>>()

/** Parses the expression or the statements in a range of a template, each range once. */
export function parseTemplateCode(file: AnalyzedFile, { start, end }: TextRange): Node | undefined {
  const nodes = parsed.get(file) ?? new Map<number, Node | undefined>()
  parsed.set(file, nodes)
  if (!nodes.has(start)) nodes.set(start, readHandler(file.text.slice(start, end), start))
  return nodes.get(start)
}

/** Reads the expressions and the handlers of a template. */
export function readTemplateExpressions(
  file: AnalyzedFile,
  { accepts, reportUnreadable }: ReadOptions
): TemplateExpression[] {
  const { markup, text } = file
  const found: TemplateExpression[] = []
  const add = (node: Node | undefined, locals: LocalNames): void => {
    const scopes = node && scopesIn(node)
    if (node) found.push({ node, context: scopes ? { locals, scopes } : { locals } })
  }
  for (const element of markup?.all ?? [])
    for (const attribute of element.attributes) {
      if (!attribute.value || !/^(?:[:@#]|v-)/.test(attribute.name)) continue
      const { start, end } = attribute.value
      const inner = text.slice(start, end)
      if (!accepts(inner)) continue
      const node = parseTemplateCode(file, attribute.value)
      add(node, localNamesOf(element, text))
      // Other directives, `v-for` and `v-slot`, have a syntax of their own.
      if (!node && /^(?:bind|on|model)$/.test(readDirective(attribute).kind)) reportUnreadable?.(start)
    }
  for (const { start, end, parent } of markup?.texts ?? []) {
    const inner = text.slice(start, end)
    if (!accepts(inner)) continue
    for (const { 1: code = '', index } of inner.matchAll(/\{\{([^{}]*)\}\}/g))
      add(
        parseTemplateCode(file, { start: start + index + 2, end: start + index + 2 + code.length }),
        parent ? localNamesOf(parent, text) : noNames
      )
  }
  return found
}
