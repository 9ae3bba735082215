import type { SyntaxNode, Tree } from '@lezer/common'
import { insideTag } from './attribute-context.ts'
import type { Context } from './context.ts'
import { ancestors, openTagAround } from './open-tag.ts'
import { scriptContext } from './script-context.ts'

/** What may be written at a position; the tree is that of the whole file. */
export function completionContext(text: string, pos: number, tree: Tree): Context | undefined {
  const inner = tree.resolveInner(pos, -1)
  const tag = openTagAround(text, inner)
  if (inner.name === 'IncompleteTag' || (inner.name === 'StartTag' && text[pos - 1] === '<'))
    return tagContext(text, inner, pos)
  if (inner.name === 'TagName' && inner.parent?.name !== 'CloseTag') return tagContext(text, inner, inner.from)
  if (tag) return insideTag(text, pos, tree, inner, tag)
  return isScript(inner) ? scriptContext(text, pos, tree, inner) : undefined
}

function tagContext(text: string, node: SyntaxNode, from: number): Context {
  const element = node.name === 'IncompleteTag' ? node : (node.parent?.parent ?? null)
  const around =
    node.name === 'IncompleteTag'
      ? [nameOfElement(text, node.parent), ...ancestors(text, node.parent)]
      : ancestors(text, element)
  return { kind: 'tag', from, parent: around.find(name => name && name !== 'template') ?? '' }
}

const nameOfElement = (text: string, element: SyntaxNode | null): string => {
  const open = element?.getChild('OpenTag')?.getChild('TagName')
  return open ? text.slice(open.from, open.to) : ''
}

/** In a `<script>`, in a file of its own, or in an expression of the template. */
function isScript(node: SyntaxNode): boolean {
  for (let at: SyntaxNode | null = node; at; at = at.parent)
    if (at.name === 'Script' || at.name === 'SingleExpression') return true
  return false
}
