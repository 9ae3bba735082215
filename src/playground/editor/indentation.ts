import { getIndentUnit, indentService, indentUnit, syntaxTree } from '@codemirror/language'
import type { Extension } from '@codemirror/state'
import { EditorState } from '@codemirror/state'

/**
 * Aligns the end of a tag or argument list with the line in which it opens, and indents attributes one step more,
 * regardless of the column at which the tag or list begins.
 */
const byLine: Extension = indentService.of((context, pos) => {
  const { text, from } = context.lineAt(pos, 1)
  const start = from + /^\s*/.exec(text)![0].length
  let node = syntaxTree(context.state).resolveInner(start, 1)
  while (node.parent?.from === start) node = node.parent
  const { name, parent } = node
  if (!parent || node.from !== start) return undefined
  const isTag = parent.name === 'OpenTag' || parent.name === 'SelfClosingTag'
  if (isTag ? name.endsWith('EndTag') : parent.name === 'ArgList' && name === ')')
    return context.lineIndent(parent.from)
  return isTag && name === 'Attribute' ? context.lineIndent(parent.from) + getIndentUnit(context.state) : undefined
})

export const indentation: Extension = [indentUnit.of('  '), EditorState.tabSize.of(2), byLine]
