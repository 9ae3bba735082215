import { ensureSyntaxTree, indentRange, syntaxTree } from '@codemirror/language'
import type { SyntaxNode } from '@lezer/common'
import { EditorState } from '@codemirror/state'
import type { FileLanguage } from './file-language.ts'
import { languageExtension } from './file-language.ts'
import { indentation } from './indentation.ts'

/**
 * Re-indents every line and trims its end. Only white space changes, and a text that cannot be parsed is not
 * re-indented.
 */
export function reindent(text: string, language: FileLanguage): string {
  const indented = language === 'vue' ? reindentBlocks(text) : indent(text, language)
  return `${indented.trimEnd()}\n`.replace(/^\n$/, '')
}

/** Re-indents the blocks of a component. Only the content of the template is indented below its tag. */
function reindentBlocks(text: string): string {
  const normalized = normalizeLineBreaks(text)
  const state = createParsedState(normalized, 'vue')
  if (!state) return text
  let result = ''
  let at = 0
  for (const element of syntaxTree(state).topNode.getChildren('Element')) {
    result += normalized.slice(at, element.from) + reindentBlock(normalized, element)
    at = element.to
  }
  return result + normalized.slice(at)
}

function reindentBlock(text: string, element: SyntaxNode): string {
  const whole = text.slice(element.from, element.to)
  const open = element.getChild('OpenTag')
  const close = element.getChild('CloseTag')
  const [, name = '', lang = ''] = /^<(\w+)(?:[^>]*\slang=["']?(\w+))?/.exec(whole) ?? []
  if (name === 'template') return indent(whole, 'vue')
  const inner = open && close ? text.slice(open.to, close.from) : ''
  if (!open || !close || !inner.trim() || !/^(?:script|style)$/.test(name) || !/^(?:ts|js|css|)$/.test(lang))
    return whole
  return (
    text.slice(element.from, open.to) +
    indent(inner, name === 'style' ? 'css' : lang === 'ts' ? 'ts' : 'js') +
    text.slice(close.from, element.to)
  )
}

function indent(text: string, language: FileLanguage): string {
  const state = createParsedState(text, language)
  if (!state) return text
  const after = state.update({ changes: indentRange(state, 0, state.doc.length) }).state
  const unchangedLines = getUnchangedLines(state)
  return Array.from({ length: state.doc.lines }, (_, index) =>
    unchangedLines.has(index + 1) ? state.doc.line(index + 1).text : after.doc.line(index + 1).text.trimEnd()
  ).join('\n')
}

function createParsedState(text: string, language: FileLanguage): EditorState | undefined {
  const state = EditorState.create({ doc: text, extensions: [languageExtension(language), indentation] })
  // Only the next state takes over the completed tree.
  return ensureSyntaxTree(state, state.doc.length, 2000) ? state.update({}).state : undefined
}

/** Returns the lines that begin inside a template literal, a comment or preformatted text, in which spaces count. */
function getUnchangedLines(state: EditorState): Set<number> {
  const { doc } = state
  const lines = new Set<number>()
  const addLines = (from: number, to: number) => {
    for (let line = doc.lineAt(from).number + 1; line <= doc.lineAt(to).number; line += 1) lines.add(line)
  }
  syntaxTree(state).iterate({
    enter({ name, from, to }) {
      const isPre = name === 'Element' && /^<(?:pre|textarea)\b/i.test(doc.sliceString(from, from + 10))
      if (isPre || name === 'TemplateString' || name.endsWith('Comment')) addLines(from, to)
    }
  })
  return lines
}

const normalizeLineBreaks = (text: string): string => text.replace(/\r\n?/g, '\n')
