import type { Parser } from '@lezer/common'
import { parser as cssParser } from '@lezer/css'
import type { Highlighter } from '@lezer/highlight'
import { highlightTree, styleTags, tagHighlighter, tags } from '@lezer/highlight'
import { parser as jsParser } from '@lezer/javascript'
import { parser as jsonParser } from '@lezer/json'
import type { TokenKind } from '../../shared/code.ts'
import type { Span } from './highlight.ts'

export type ScriptLanguage = 'ts' | 'js' | 'tsx'

// Configuring a parser builds its tables anew, so each is made once for the whole build.
const scripts: Record<ScriptLanguage, Parser> = {
  ts: jsParser.configure({ dialect: 'ts' }),
  js: jsParser.configure({ dialect: 'jsx' }),
  tsx: jsParser.configure({ dialect: 'ts jsx' })
}
const css = cssParser.configure({ props: [styleTags({ '.': tags.className, '#': tags.labelName })] })
const expression = jsParser.configure({ top: 'SingleExpression', dialect: 'ts' })

const common: { tag: typeof tags.string | (typeof tags.string)[]; class: TokenKind }[] = [
  { tag: [tags.string, tags.regexp], class: 'str' },
  { tag: tags.comment, class: 'com' },
  { tag: tags.number, class: 'num' },
  { tag: [tags.punctuation, tags.bracket, tags.operator], class: 'pun' }
]

const scriptColours = tagHighlighter([
  ...common,
  {
    tag: [tags.keyword, tags.operatorKeyword, tags.bool, tags.null, tags.atom, tags.self, tags.modifier],
    class: 'key'
  },
  { tag: [tags.typeName, tags.className], class: 'type' },
  { tag: [tags.tagName, tags.angleBracket], class: 'tag' },
  { tag: tags.attributeName, class: 'attr' },
  { tag: tags.attributeValue, class: 'str' }
])

const styleColours = tagHighlighter([
  ...common,
  { tag: [tags.keyword, tags.modifier], class: 'key' },
  { tag: [tags.tagName, tags.className, tags.labelName, tags.definitionOperator], class: 'tag' },
  { tag: [tags.propertyName, tags.variableName, tags.attributeName], class: 'attr' },
  { tag: [tags.unit, tags.color], class: 'num' }
])

const dataColours = tagHighlighter([
  ...common,
  { tag: tags.propertyName, class: 'attr' },
  { tag: [tags.bool, tags.null], class: 'key' }
])

export const jsSpans = (code: string, lang: ScriptLanguage): Span[] => spansOf(code, scripts[lang], scriptColours)
export const expressionSpans = (code: string): Span[] => spansOf(code, expression, scriptColours)
export const cssSpans = (code: string): Span[] => spansOf(code, css, styleColours)
export const jsonSpans = (code: string): Span[] => spansOf(code, jsonParser, dataColours)

/**
 * There is no Lezer grammar for SCSS among our packages. Its line comments and `$variables` are found here and
 * masked with text of the same length, the rest is near enough to CSS for colours: as the inside of a rule, where
 * declarations and nested rules may both stand.
 */
export function scssSpans(code: string): Span[] {
  const own: Span[] = []
  const masked = code.replace(scssOnly, (text, offset: number) => {
    if (!/^(\/\/|\$)/.test(text)) return text
    own.push({ from: offset, to: offset + text.length, kind: text.startsWith('$') ? 'attr' : 'com' })
    return text.startsWith('$') ? `_${text.slice(1)}` : ' '.repeat(text.length)
  })
  const inRule = cssSpans(`a{${masked}}`).map(({ from, to, kind }) => ({ from: from - 2, to: to - 2, kind }))
  const kept = inRule.filter(
    ({ from, to }) => from >= 0 && to <= code.length && !own.some(span => from < span.to && span.from < to)
  )
  return [...kept, ...own].sort((a, b) => a.from - b.from)
}

// Strings, block comments and addresses are matched to be stepped over: `//` inside them is no comment.
const scssOnly = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|\/\*[\s\S]*?\*\/|url\([^)\n]*\)|\/\/[^\r\n]*|\$[\w-]+/g

function spansOf(code: string, parser: Parser, colours: Highlighter): Span[] {
  const spans: Span[] = []
  highlightTree(parser.parse(code), colours, (from, to, kind) => spans.push({ from, to, kind: kind as TokenKind }))
  return spans
}
