import type { Token } from '../../shared/code.ts'
import type { StepResult } from '../graph/step.ts'
import { highlight } from '../highlight/highlight.ts'
import { toTraditional } from '../locale/traditional.ts'
import { eraseTypesIn } from './erase-types.ts'
import type { TranslateToEnglish } from './words.ts'

/** A file of a demo with and without types, each with its syntax tokens. */
export interface DemoForms {
  js: StepResult<string>
  ts: readonly Token[]
  jsTokens: readonly Token[]
}

/** Forms of the last Chinese file, cached because its other languages are derived from it right after it. */
let lastForms: { source: string; file: string; forms: DemoForms } | undefined

export function chineseForms(source: string, file: string): DemoForms {
  if (lastForms?.source !== source || lastForms.file !== file)
    lastForms = { source, file, forms: formsOf(source, file) }
  return lastForms.forms
}

/** Only the words differ from the Chinese form, so it is neither parsed nor highlighted again. */
export function traditionalForms(text: string, source: string, file: string): DemoForms {
  const chinese = chineseForms(source, file)
  if ('error' in chinese.js) return formsOf(text, file)
  const js = toTraditional(chinese.js.value)
  return {
    js: { value: js },
    ts: translatedTokens(chinese.ts, text, toTraditional) ?? highlightFile(text, file, 'ts'),
    jsTokens: translatedTokens(chinese.jsTokens, js, toTraditional) ?? highlightFile(js, file, 'js')
  }
}

/**
 * Derives the English form like `traditionalForms` if English changes only strings, comments and the text of a
 * template. Otherwise it is parsed, because a name in the code may become two words, and a sign may end the token
 * around it.
 */
export function englishForms(text: string, source: string, file: string, toEnglish: TranslateToEnglish): DemoForms {
  const chinese = chineseForms(source, file)
  const ts = translatedTokens(chinese.ts, text, toEnglish)
  if ('error' in chinese.js || !ts || !changesOnlyText(chinese.ts, ts, source, file)) return formsOf(text, file)
  const jsTokens = chinese.jsTokens.map(token => ({ ...token, text: toEnglish(token.text) }))
  return { js: { value: textOf(jsTokens) }, ts, jsTokens }
}

function changesOnlyText(before: readonly Token[], after: readonly Token[], source: string, file: string): boolean {
  const code = file.endsWith('.vue') ? codeRangesIn(source) : [{ from: 0, to: source.length }]
  let end = 0
  return before.every(({ kind, text }, index) => {
    const from = end
    end += text.length
    const english = after[index]!.text
    if (english === text) return true
    const isText = !kind && !code.some(range => range.from < end && from < range.to)
    // A `str` token without quotes is a regular expression, or the value of an attribute, which ends at the first
    // blank.
    const isQuoted = kind === 'str' && /^['"`]/.test(text)
    return (isText || isQuoted || kind === 'com') && delimitersIn(english) === delimitersIn(text)
  })
}

/**
 * Returns the signs that may begin or end a token inside a string, a comment or a template, with a blank for the text
 * between them.
 */
const delimitersIn = (text: string): string => text.replace(/[^<>&{}$*/]+/g, ' ')

/** Ranges of a component outside of the text of its template. */
const codeRangesIn = (source: string): { from: number; to: number }[] =>
  [...source.matchAll(/<(script|style)\b[^]*?<\/\1>|\{\{[^]*?\}\}|<[a-z/](?:"[^"]*"|'[^']*'|[^"'>])*>/gi)].map(
    ({ 0: code, index }) => ({ from: index, to: index + code.length })
  )

function formsOf(text: string, file: string): DemoForms {
  const js = attempt(() => eraseTypesIn(text, file))
  const ts = highlightFile(text, file, 'ts')
  return { js, ts, jsTokens: 'value' in js ? highlightWithoutTypes(js.value, text, ts, file) : [] }
}

const highlightFile = (text: string, file: string, dialect: 'ts' | 'js'): Token[] =>
  highlight(text, file.endsWith('.vue') ? 'vue' : dialect)

/**
 * Highlights only the script of a component again, because its types are only there; the tokens around it are reused.
 */
function highlightWithoutTypes(js: string, text: string, ts: readonly Token[], file: string): Token[] {
  const [script, typed] = [scriptOf(js), scriptOf(text)]
  const head = countTokensBefore(ts, typed.from)
  const tail = countTokensBefore(ts, typed.to)
  const isSame = js.slice(0, script.from) === text.slice(0, typed.from) && js.slice(script.to) === text.slice(typed.to)
  if (!file.endsWith('.vue') || !isSame || head === undefined || tail === undefined)
    return highlightFile(js, file, 'js')
  return [...ts.slice(0, head), ...highlightFile(js.slice(script.from, script.to), file, 'js'), ...ts.slice(tail)]
}

function scriptOf(source: string): { from: number; to: number } {
  const from = source.search(/^<script\b/m)
  const end = source.indexOf('</script>', from)
  return from < 0 || end < 0 ? { from: source.length, to: source.length } : { from, to: end + '</script>'.length }
}

/** Returns the number of tokens before an offset, or undefined if the offset is inside a token. */
function countTokensBefore(tokens: readonly Token[], offset: number): number | undefined {
  let count = 0
  for (let at = 0; at < offset; count++) {
    at += tokens[count]?.text.length ?? Infinity
    if (at > offset) return undefined
  }
  return count
}

/** Translates each token; undefined if a phrase is translated differently inside the whole text. */
function translatedTokens(
  tokens: readonly Token[],
  text: string,
  translate: (text: string) => string
): Token[] | undefined {
  const translated = tokens.map(token => ({ ...token, text: translate(token.text) }))
  return textOf(translated) === text ? translated : undefined
}

const textOf = (tokens: readonly Token[]): string => tokens.map(token => token.text).join('')

function attempt<T>(work: () => T): StepResult<T> {
  try {
    return { value: work() }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}
