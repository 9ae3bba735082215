import type { Token, TokenKind } from '../../shared/code.ts'
import { cssSpans, jsSpans, jsonSpans, scssSpans } from './lezer-spans.ts'
import { markupSpans } from './markup-spans.ts'
import { shellSpans } from './shell-spans.ts'

export type CodeLanguage = 'vue' | 'html' | 'ts' | 'js' | 'tsx' | 'css' | 'scss' | 'json' | 'sh' | 'text'

/** A highlighted range of the code, in offsets; code outside of spans is plain. */
export interface Span {
  from: number
  to: number
  kind: TokenKind
}

const spansOf: Record<CodeLanguage, (code: string) => Span[]> = {
  vue: code => markupSpans(code, 'vue'),
  html: code => markupSpans(code, 'html'),
  ts: code => jsSpans(code, 'ts'),
  js: code => jsSpans(code, 'js'),
  tsx: code => jsSpans(code, 'tsx'),
  css: cssSpans,
  scss: scssSpans,
  json: jsonSpans,
  sh: shellSpans,
  text: () => []
}

/** Splits code into tokens of one kind; their texts join to the code. */
export function highlight(code: string, lang: CodeLanguage): Token[] {
  const tokens: Token[] = []
  let at = 0
  for (const span of spansOf[lang](code)) {
    const from = Math.max(at, alignToLineBreak(code, span.from))
    const to = Math.max(from, alignToLineBreak(code, span.to))
    pushText(tokens, code.slice(at, from))
    pushText(tokens, code.slice(from, to), span.kind)
    at = to
  }
  pushText(tokens, code.slice(at))
  return tokens
}

/** Moves an offset between `\r` and `\n` before both, because a grammar may see two line breaks there. */
const alignToLineBreak = (code: string, at: number): number =>
  code[at - 1] === '\r' && code[at] === '\n' ? at - 1 : at

function pushText(tokens: Token[], text: string, kind?: TokenKind): void {
  for (const part of text.split(/(\r?\n)/)) {
    const last = tokens.at(-1)
    if (!part) continue
    if (part.endsWith('\n')) tokens.push({ text: part })
    else if (last && last.kind === kind && !last.text.endsWith('\n')) last.text += part
    else tokens.push(kind ? { text: part, kind } : { text: part })
  }
}
