import { indentService, indentUnit, syntaxTree } from '@codemirror/language'
import type { Extension } from '@codemirror/state'
import { EditorState } from '@codemirror/state'

/** The `>` or `/>` that ends a tag on a line of its own stands below the `<`. */
const tagEnd: Extension = indentService.of((context, pos) => {
  const { text, from } = context.lineAt(pos, 1)
  const space = /^\s*(?=\/?>)/.exec(text)?.[0].length
  if (space === undefined) return undefined
  const end = syntaxTree(context.state).resolveInner(from + space, 1)
  const tag = end.parent
  return tag && end.name.endsWith('EndTag') && (tag.name === 'OpenTag' || tag.name === 'SelfClosingTag')
    ? context.lineIndent(tag.from)
    : undefined
})

export const indentation: Extension = [indentUnit.of('  '), EditorState.tabSize.of(2), tagEnd]
