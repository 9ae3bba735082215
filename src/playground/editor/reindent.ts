import { ensureSyntaxTree, indentRange, syntaxTree } from '@codemirror/language'
import type { SyntaxNode } from '@lezer/common'
import { EditorState } from '@codemirror/state'
import type { FileLanguage } from './file-language.ts'
import { languageExtension } from './file-language.ts'
import { indentation } from './indentation.ts'

/** Indents every line anew and trims their ends. Words and line breaks stay; a text that can't be read stays too. */
export function reindent(text: string, language: FileLanguage): string {
  const indented = language === 'vue' ? reindentBlocks(text) : indent(text, language)
  return `${indented.trimEnd()}\n`.replace(/^\n$/, '')
}

/** The blocks of a component are not indented below their tags, except for the template. */
function reindentBlocks(text: string): string {
  const plain = plainBreaks(text)
  const state = parsed(plain, 'vue')
  if (!state) return text
  let made = ''
  let at = 0
  for (const element of syntaxTree(state).topNode.getChildren('Element')) {
    made += plain.slice(at, element.from) + reindentBlock(plain, element)
    at = element.to
  }
  return made + plain.slice(at)
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
  const state = parsed(text, language)
  if (!state) return text
  const after = state.update({ changes: indentRange(state, 0, state.doc.length) }).state
  const kept = keptLines(state)
  return Array.from({ length: state.doc.lines }, (_, index) =>
    kept.has(index + 1) ? state.doc.line(index + 1).text : after.doc.line(index + 1).text.trimEnd()
  ).join('\n')
}

function parsed(text: string, language: FileLanguage): EditorState | undefined {
  const state = EditorState.create({ doc: text, extensions: [languageExtension(language), indentation] })
  // The tree that was just completed is taken over by the next state only.
  return ensureSyntaxTree(state, state.doc.length, 2000) ? state.update({}).state : undefined
}

/** Lines that begin inside a text whose spaces count. */
function keptLines(state: EditorState): Set<number> {
  const { doc } = state
  const kept = new Set<number>()
  const keep = (from: number, to: number) => {
    for (let line = doc.lineAt(from).number + 1; line <= doc.lineAt(to).number; line += 1) kept.add(line)
  }
  syntaxTree(state).iterate({
    enter({ name, from, to }) {
      const isPre = name === 'Element' && /^<(?:pre|textarea)\b/i.test(doc.sliceString(from, from + 10))
      if (isPre || name === 'TemplateString' || name.endsWith('Comment')) keep(from, to)
    }
  })
  return kept
}

const plainBreaks = (text: string): string => text.replace(/\r\n?/g, '\n')
