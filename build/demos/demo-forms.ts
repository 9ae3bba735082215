import type { Token } from '../../shared/code.ts'
import type { Outcome } from '../graph/step.ts'
import { highlight } from '../highlight/highlight.ts'
import { toTraditional } from '../locale/traditional.ts'
import { eraseTypesIn } from './erase-types.ts'

/** A file of a demo as it is shown: with types and without, each in its colours. */
export interface Forms {
  js: Outcome<string>
  ts: readonly Token[]
  jsTokens: readonly Token[]
}

/** The languages of a demo are made one after the other, and the second from the first. */
let last: { text: string; file: string; forms: Forms } | undefined

export function formsOf(text: string, file: string): Forms {
  if (last?.text === text && last.file === file) return last.forms
  const js = attempt(() => eraseTypesIn(text, file))
  const ts = coloured(text, file, 'ts')
  const forms = { js, ts, jsTokens: 'value' in js ? withoutTypes(js.value, text, ts, file) : [] }
  last = { text, file, forms }
  return forms
}

/** Only the words differ from the Chinese form, so it is neither parsed nor coloured again. */
export function traditionalForms(text: string, source: string, file: string): Forms {
  const chinese = formsOf(source, file)
  if ('error' in chinese.js) return formsOf(text, file)
  const js = toTraditional(chinese.js.value)
  return {
    js: { value: js },
    ts: traditionalTokens(chinese.ts, text) ?? coloured(text, file, 'ts'),
    jsTokens: traditionalTokens(chinese.jsTokens, js) ?? coloured(js, file, 'js')
  }
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
function traditionalTokens(tokens: readonly Token[], text: string): Token[] | undefined {
  const made = tokens.map(token => ({ ...token, text: toTraditional(token.text) }))
  return made.map(token => token.text).join('') === text ? made : undefined
}

function attempt<T>(work: () => T): Outcome<T> {
  try {
    return { value: work() }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}
