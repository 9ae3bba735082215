import type { SyntaxNode } from '@lezer/common'
import { parser } from '@lezer/html'
import type { TokenKind } from '../../shared/code.ts'
import type { Span } from './highlight.ts'
import type { ScriptLanguage } from './lezer-spans.ts'
import { cssSpans, expressionSpans, jsSpans, scssSpans } from './lezer-spans.ts'

// Vue closes any element with `/>`, and a slot's <tr> or <li> may be in places that plain HTML forbids.
const markup = parser.configure({ dialect: 'selfClosing noMatch' })

const kinds: Record<string, TokenKind> = {
  StartTag: 'tag',
  StartCloseTag: 'tag',
  EndTag: 'tag',
  SelfClosingEndTag: 'tag',
  TagName: 'tag',
  AttributeName: 'attr',
  AttributeValue: 'str',
  UnquotedAttributeValue: 'str',
  Comment: 'com',
  DoctypeDecl: 'com',
  ProcessingInst: 'com'
}
const textNodes = new Set(['Text', 'EntityReference', 'CharacterReference', 'InvalidEntity', 'IncompleteTag'])

/** Highlights HTML or a Vue component: tags here, the content of <script>, <style> and `{{ }}` by its own grammar. */
export function markupSpans(code: string, lang: 'vue' | 'html'): Span[] {
  const spans: Span[] = []
  // `{{ a && b }}` is several nodes, because `&` might begin an entity, so adjacent nodes are joined before braces are
  // matched.
  let text = { from: 0, to: 0 }
  markup.parse(code).iterate({
    enter({ name, from, to, node }) {
      if (textNodes.has(name)) {
        if (text.to !== from) text = flush(text, from)
        text.to = to
        return false
      }
      if (name === 'ScriptText')
        spans.push(...shiftSpans(jsSpans(code.slice(from, to), scriptLanguage(node, code)), from))
      if (name === 'StyleText') spans.push(...shiftSpans(styleSpans(code.slice(from, to), blockLang(node, code)), from))
      const kind = kinds[name]
      if (!kind) return true
      spans.push({
        from,
        to,
        kind: lang === 'vue' && isDirective(name, code[from], code.slice(from, to)) ? 'dir' : kind
      })
      return false
    }
  })
  flush(text, 0)
  return spans.sort((a, b) => a.from - b.from)

  function flush({ from, to }: { from: number; to: number }, next: number) {
    if (lang === 'vue') spans.push(...shiftSpans(interpolationSpans(code.slice(from, to)), from))
    return { from: next, to: next }
  }
}

function interpolationSpans(text: string): Span[] {
  return [...text.matchAll(/\{\{([\s\S]*?)\}\}/g)].flatMap(({ index, 0: whole, 1: inner = '' }) => {
    const end = index + whole.length
    return [
      { from: index, to: index + 2, kind: 'pun' as const },
      ...shiftSpans(expressionSpans(inner), index + 2),
      { from: end - 2, to: end, kind: 'pun' as const }
    ]
  })
}

const isDirective = (name: string, first: string | undefined, text: string): boolean =>
  name === 'AttributeName' && (first === ':' || first === '@' || first === '#' || text.startsWith('v-'))

const styleSpans = (code: string, lang: string | undefined): Span[] =>
  lang === 'scss' || lang === 'sass' || lang === 'less' ? scssSpans(code) : cssSpans(code)

function scriptLanguage(node: SyntaxNode, code: string): ScriptLanguage {
  const lang = blockLang(node, code)
  return lang === 'ts' || lang === 'tsx' ? lang : 'js'
}

function blockLang(body: SyntaxNode, code: string): string | undefined {
  const tag = body.parent?.firstChild
  return /\slang=["']?(\w+)/.exec(tag ? code.slice(tag.from, tag.to) : '')?.[1]
}

const shiftSpans = (spans: Span[], by: number): Span[] =>
  spans.map(span => ({ ...span, from: span.from + by, to: span.to + by }))
