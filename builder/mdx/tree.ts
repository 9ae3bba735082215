import type { Node } from 'unist'
import type { CodePart } from '../demos/shown-code.ts'

/** The shapes of MDX tree nodes that the build reads. */
export interface TreeNode extends Node {
  type: string
  name?: string | null
  value?: string
  url?: string
  depth?: number
  lang?: string | null
  meta?: string | null
  /** Pieces of code in several languages, which are highlighted separately. */
  parts?: CodePart[]
  attributes?: Attribute[]
  children?: TreeNode[]
  data?: { hProperties?: Record<string, string> }
}

interface Attribute {
  type: string
  name: string
  value: unknown
}

export const textOf = (node: TreeNode): string =>
  node.type === 'mdxJsxTextElement' && node.name === 'Api'
    ? apiText(node)
    : (node.value ?? (node.children ?? []).map(textOf).join(''))

/**
 * Returns the last part of the member name: headings and summaries show `<Api of="table.sortConfig" />` as
 * `sortConfig`.
 */
const apiText = (node: TreeNode): string =>
  attributeOf(node, 'of')
    ?.split(/[.@#)]/)
    .pop() ?? ''

/** The text of `name="text"` or of `name={'text'}` and `name={4}`. */
export function attributeOf(node: TreeNode, name: string): string | undefined {
  const value = node.attributes?.find(attribute => attribute.name === name)?.value
  if (typeof value === 'string') return value
  if (value && typeof value === 'object' && 'value' in value)
    return String(value.value).replace(/^(['"`])(.*)\1$/s, '$2')
  return undefined
}

export function setAttributes(node: TreeNode, attributes: Record<string, string>): void {
  node.attributes = Object.entries(attributes).map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value }))
}

/** Adds `demo={page.demos[2]}`; `page` is an export of the module of the page. */
export function setPageExpression(node: TreeNode, name: string, demoIndex?: number): void {
  const page = { type: 'Identifier', name: 'page' }
  const expression =
    demoIndex === undefined
      ? page
      : member(member(page, { type: 'Identifier', name: 'demos' }, false), { type: 'Literal', value: demoIndex }, true)
  const estree = { type: 'Program', sourceType: 'module', body: [{ type: 'ExpressionStatement', expression }] }
  node.attributes = [
    ...(node.attributes ?? []),
    { type: 'mdxJsxAttribute', name, value: { type: 'mdxJsxAttributeValueExpression', value: name, data: { estree } } }
  ]
}

const member = (object: unknown, property: unknown, computed: boolean) => ({
  type: 'MemberExpression',
  object,
  property,
  computed,
  optional: false
})

export const lineOf = (node: TreeNode): number => node.position?.start.line ?? 0
export const isElement = (node: TreeNode, name: string): boolean => node.type.startsWith('mdxJsx') && node.name === name

export const elementsNamed = (node: TreeNode, name: string): TreeNode[] =>
  (node.children ?? []).flatMap(child => (isElement(child, name) ? [child] : elementsNamed(child, name)))
