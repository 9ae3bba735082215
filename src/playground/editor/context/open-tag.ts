import type { SyntaxNode, Tree } from '@lezer/common'
import { IterMode } from '@lezer/common'

export interface OpenTag {
  name: string
  from: number
  attributes: OpenTagAttribute[]
  /** The element it opens. */
  element: SyntaxNode | null
}

export interface OpenTagAttribute {
  from: number
  to: number
  /** As it is written: `:sort-config`, `@cell-click.native`, `#default`. */
  name: string
  /** Text between the quotes. */
  value?: { from: number; to: number; text: string }
}

const isOpenTag = (node: SyntaxNode): boolean => node.name === 'OpenTag' || node.name === 'SelfClosingTag'

/** Returns the opening tag around a node, even from deep inside the expression of an attribute. */
export function findOpenTag(text: string, node: SyntaxNode): OpenTag | undefined {
  for (let at: SyntaxNode | null = node; at; at = at.parent) {
    if (isOpenTag(at)) return readOpenTag(text, at)
    if (at.name === 'Element' || at.name === 'Script') return undefined
  }
  return undefined
}

function readOpenTag(text: string, node: SyntaxNode): OpenTag {
  const name = node.getChild('TagName')
  const attributes = node.getChildren('Attribute').map(({ from, to }) => readAttribute(text.slice(from, to), from))
  return { name: name ? text.slice(name.from, name.to) : '', from: node.from, attributes, element: node.parent }
}

function readAttribute(text: string, from: number): OpenTagAttribute {
  const [head = '', name = '', quote = ''] = /^([^\s=]+)(?:\s*=\s*(["']?))?/.exec(text) ?? []
  const attribute = { from, to: from + text.length, name }
  if (head.length === name.length) return attribute
  const isClosed = quote && text.length > head.length && text.endsWith(quote)
  const value = { from: from + head.length, to: from + text.length - (isClosed ? 1 : 0) }
  return { ...attribute, value: { ...value, text: text.slice(head.length, value.to - from) } }
}

/** Names of the elements around a tag, the nearest first. */
export function getAncestorNames(text: string, element: SyntaxNode | null): string[] {
  const names: string[] = []
  for (let at = element?.parent; at; at = at.parent) {
    const open = at.getChild('OpenTag')
    if (open) names.push(readOpenTag(text, open).name)
  }
  return names
}

/** Returns all opening tags of the template. */
export function getOpenTags(text: string, tree: Tree): OpenTag[] {
  const tags: OpenTag[] = []
  tree.iterate({
    mode: IterMode.IgnoreMounts,
    enter: ({ node }) => {
      if (isOpenTag(node)) tags.push(readOpenTag(text, node))
    }
  })
  return tags
}
