import type { Parser } from '@lezer/common'
import { parser as cssParser } from '@lezer/css'
import type { Highlighter } from '@lezer/highlight'
import { highlightTree, styleTags, tagHighlighter, tags } from '@lezer/highlight'
import { parser as jsParser } from '@lezer/javascript'
import { parser as jsonParser } from '@lezer/json'
import type { TokenKind } from '../../shared/code.ts'
import type { Span } from './highlight.ts'

export type ScriptLanguage = 'ts' | 'js' | 'tsx'

// Configuring a parser builds its tables, so each is configured once for the whole build.
const scripts: Record<ScriptLanguage, Parser> = {
  ts: jsParser.configure({ dialect: 'ts' }),
  js: jsParser.configure({ dialect: 'jsx' }),
  tsx: jsParser.configure({ dialect: 'ts jsx' })
}
const css = cssParser.configure({ props: [styleTags({ '.': tags.className, '#': tags.labelName })] })
const expression = jsParser.configure({ top: 'SingleExpression', dialect: 'ts' })

const commonTags: { tag: typeof tags.string | (typeof tags.string)[]; class: TokenKind }[] = [
  { tag: [tags.string, tags.regexp], class: 'str' },
  { tag: tags.comment, class: 'com' },
  { tag: tags.number, class: 'num' },
  { tag: [tags.punctuation, tags.bracket, tags.operator], class: 'pun' }
]

const scriptHighlighter = tagHighlighter([
  ...commonTags,
  {
    tag: [tags.keyword, tags.operatorKeyword, tags.bool, tags.null, tags.atom, tags.self, tags.modifier],
    class: 'key'
  },
  { tag: [tags.typeName, tags.className], class: 'type' },
  { tag: [tags.tagName, tags.angleBracket], class: 'tag' },
  { tag: tags.attributeName, class: 'attr' },
  { tag: tags.attributeValue, class: 'str' }
])

const styleHighlighter = tagHighlighter([
  ...commonTags,
  { tag: [tags.keyword, tags.modifier], class: 'key' },
  { tag: [tags.tagName, tags.className, tags.labelName, tags.definitionOperator], class: 'tag' },
  { tag: [tags.propertyName, tags.variableName, tags.attributeName], class: 'attr' },
  { tag: [tags.unit, tags.color], class: 'num' }
])

const dataHighlighter = tagHighlighter([
  ...commonTags,
  { tag: tags.propertyName, class: 'attr' },
  { tag: [tags.bool, tags.null], class: 'key' }
])

export const jsSpans = (code: string, lang: ScriptLanguage): Span[] => spansOf(code, scripts[lang], scriptHighlighter)
export const expressionSpans = (code: string): Span[] => spansOf(code, expression, scriptHighlighter)
export const cssSpans = (code: string): Span[] => spansOf(code, css, styleHighlighter)
export const jsonSpans = (code: string): Span[] => spansOf(code, jsonParser, dataHighlighter)

/**
 * There is no Lezer grammar for SCSS among our packages. Its line comments and `$variables` are found here and masked
 * with text of the same length. The rest is close enough to CSS for highlighting: it is parsed as the inside of a rule,
 * which allows both declarations and nested rules.
 */
export function scssSpans(code: string): Span[] {
  const scssOnlySpans: Span[] = []
  const masked = code.replace(scssOnly, (text, offset: number) => {
    if (!/^(\/\/|\$)/.test(text)) return text
    scssOnlySpans.push({ from: offset, to: offset + text.length, kind: text.startsWith('$') ? 'attr' : 'com' })
    return text.startsWith('$') ? `_${text.slice(1)}` : ' '.repeat(text.length)
  })
  const inRule = cssSpans(`a{${masked}}`).map(({ from, to, kind }) => ({ from: from - 2, to: to - 2, kind }))
  const cssOnlySpans = inRule.filter(
    ({ from, to }) => from >= 0 && to <= code.length && !scssOnlySpans.some(span => from < span.to && span.from < to)
  )
  return [...cssOnlySpans, ...scssOnlySpans].sort((a, b) => a.from - b.from)
}

// Strings, block comments and addresses are matched only to skip them: `//` inside them is no comment.
const scssOnly = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|\/\*[\s\S]*?\*\/|url\([^)\n]*\)|\/\/[^\r\n]*|\$[\w-]+/g

function spansOf(code: string, parser: Parser, highlighter: Highlighter): Span[] {
  const spans: Span[] = []
  highlightTree(parser.parse(code), highlighter, (from, to, kind) => spans.push({ from, to, kind: kind as TokenKind }))
  return spans
}
