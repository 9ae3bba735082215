import type { SyntaxNode, Tree } from '@lezer/common'
import { createInsideTagContext } from './attribute-context.ts'
import type { CodeContext } from './code-context.ts'
import { getAncestorNames, findOpenTag } from './open-tag.ts'
import { scriptContext } from './script-context.ts'

/** Returns the kind of completion at a position. The tree is that of the whole file. */
export function getCodeContext(text: string, pos: number, tree: Tree): CodeContext | undefined {
  const inner = tree.resolveInner(pos, -1)
  const tag = findOpenTag(text, inner)
  if (inner.name === 'IncompleteTag' || (inner.name === 'StartTag' && text[pos - 1] === '<'))
    return tagContext(text, inner, pos)
  if (inner.name === 'TagName' && inner.parent?.name !== 'CloseTag') return tagContext(text, inner, inner.from)
  if (tag) return createInsideTagContext(text, pos, tree, inner, tag)
  return isScript(inner) ? scriptContext(text, pos, tree, inner) : undefined
}

function tagContext(text: string, node: SyntaxNode, from: number): CodeContext {
  const element = node.name === 'IncompleteTag' ? node : (node.parent?.parent ?? null)
  const ancestorNames =
    node.name === 'IncompleteTag'
      ? [nameOfElement(text, node.parent), ...getAncestorNames(text, node.parent)]
      : getAncestorNames(text, element)
  return { kind: 'tag', from, parent: ancestorNames.find(name => name && name !== 'template') ?? '' }
}

const nameOfElement = (text: string, element: SyntaxNode | null): string => {
  const open = element?.getChild('OpenTag')?.getChild('TagName')
  return open ? text.slice(open.from, open.to) : ''
}

/** True in a `<script>`, in a script file, or in an expression of the template. */
function isScript(node: SyntaxNode): boolean {
  for (let at: SyntaxNode | null = node; at; at = at.parent)
    if (at.name === 'Script' || at.name === 'SingleExpression') return true
  return false
}
