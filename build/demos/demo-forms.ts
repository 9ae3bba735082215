import type { Token } from '../../shared/code.ts'
import type { Outcome } from '../graph/step.ts'
import { highlight } from '../highlight/highlight.ts'
import { toTraditional } from '../locale/traditional.ts'
import { eraseTypesIn } from './erase-types.ts'
import type { ToEnglish } from './words.ts'

/** A file of a demo as it is shown: with types and without, each in its colours. */
export interface Forms {
  js: Outcome<string>
  ts: readonly Token[]
  jsTokens: readonly Token[]
}

/** The languages of a demo are made one after the other, and the others from the first. */
let last: { source: string; file: string; forms: Forms } | undefined

export function chineseForms(source: string, file: string): Forms {
  if (last?.source !== source || last.file !== file) last = { source, file, forms: formsOf(source, file) }
  return last.forms
}

/** Only the words differ from the Chinese form, so it is neither parsed nor coloured again. */
export function traditionalForms(text: string, source: string, file: string): Forms {
  const chinese = chineseForms(source, file)
  if ('error' in chinese.js) return formsOf(text, file)
  const js = toTraditional(chinese.js.value)
  return {
    js: { value: js },
    ts: translatedTokens(chinese.ts, text, toTraditional) ?? coloured(text, file, 'ts'),
    jsTokens: translatedTokens(chinese.jsTokens, js, toTraditional) ?? coloured(js, file, 'js')
  }
}

/**
 * Like `traditionalForms`, as long as English changes only strings, comments and the text of a template: a name in the
 * code may be of two words, and a sign may end what it stands in.
 */
export function englishForms(text: string, source: string, file: string, toEnglish: ToEnglish): Forms {
  const chinese = chineseForms(source, file)
  const ts = translatedTokens(chinese.ts, text, toEnglish)
  if ('error' in chinese.js || !ts || !isOnlyWords(chinese.ts, ts, source, file)) return formsOf(text, file)
  const jsTokens = chinese.jsTokens.map(token => ({ ...token, text: toEnglish(token.text) }))
  return { js: { value: textOf(jsTokens) }, ts, jsTokens }
}

function isOnlyWords(before: readonly Token[], after: readonly Token[], source: string, file: string): boolean {
  const code = file.endsWith('.vue') ? codeIn(source) : [{ from: 0, to: source.length }]
  let end = 0
  return before.every(({ kind, text }, index) => {
    const from = end
    end += text.length
    const english = after[index]!.text
    if (english === text) return true
    const isText = !kind && !code.some(range => range.from < end && from < range.to)
    // Without quotes it is an expression to search with, or the value of an attribute, which ends with the first blank.
    const isQuoted = kind === 'str' && /^['"`]/.test(text)
    return (isText || isQuoted || kind === 'com') && signsIn(english) === signsIn(text)
  })
}

/** What may begin or end something in a string, a comment or a template, and a blank for all that stands between. */
const signsIn = (text: string): string => text.replace(/[^<>&{}$*/]+/g, ' ')

/** Of a component all but the text of its template. */
const codeIn = (source: string): { from: number; to: number }[] =>
  [...source.matchAll(/<(script|style)\b[^]*?<\/\1>|\{\{[^]*?\}\}|<[a-z/](?:"[^"]*"|'[^']*'|[^"'>])*>/gi)].map(
    ({ 0: code, index }) => ({ from: index, to: index + code.length })
  )

function formsOf(text: string, file: string): Forms {
  const js = attempt(() => eraseTypesIn(text, file))
  const ts = coloured(text, file, 'ts')
  return { js, ts, jsTokens: 'value' in js ? withoutTypes(js.value, text, ts, file) : [] }
}

const coloured = (text: string, file: string, dialect: 'ts' | 'js'): Token[] =>
  highlight(text, file.endsWith('.vue') ? 'vue' : dialect)

/** The types of a component stand in its script alone, and all around it has the colours of the other form. */
function withoutTypes(js: string, text: string, ts: readonly Token[], file: string): Token[] {
  const [script, typed] = [scriptOf(js), scriptOf(text)]
  const head = tokensUpTo(ts, typed.from)
  const tail = tokensUpTo(ts, typed.to)
  const isSame = js.slice(0, script.from) === text.slice(0, typed.from) && js.slice(script.to) === text.slice(typed.to)
  if (!file.endsWith('.vue') || !isSame || head === undefined || tail === undefined) return coloured(js, file, 'js')
  return [...ts.slice(0, head), ...coloured(js.slice(script.from, script.to), file, 'js'), ...ts.slice(tail)]
}

function scriptOf(source: string): { from: number; to: number } {
  const from = source.search(/^<script\b/m)
  const end = source.indexOf('</script>', from)
  return from < 0 || end < 0 ? { from: source.length, to: source.length } : { from, to: end + '</script>'.length }
}

/** How many tokens end at a place, if one does. */
function tokensUpTo(tokens: readonly Token[], place: number): number | undefined {
  let count = 0
  for (let at = 0; at < place; count++) {
    at += tokens[count]?.text.length ?? Infinity
    if (at > place) return undefined
  }
  return count
}

/** Undefined where a word reads otherwise in a text than alone. */
function translatedTokens(
  tokens: readonly Token[],
  text: string,
  translate: (text: string) => string
): Token[] | undefined {
  const made = tokens.map(token => ({ ...token, text: translate(token.text) }))
  return textOf(made) === text ? made : undefined
}

const textOf = (tokens: readonly Token[]): string => tokens.map(token => token.text).join('')

function attempt<T>(work: () => T): Outcome<T> {
  try {
    return { value: work() }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}
