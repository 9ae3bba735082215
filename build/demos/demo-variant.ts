import type { Token } from '../../shared/code.ts'
import { encodeTokens } from '../../shared/code.ts'
import type { Language } from '../../shared/locale.ts'
import { minified, parsed } from '../oxc.ts'
import type { Outcome } from '../graph/step.ts'
import { step } from '../graph/step.ts'
import { highlight } from '../highlight/highlight.ts'
import { toTraditional } from '../locale/traditional.ts'
import type { CompiledVue } from './compile-vue.ts'
import { compileVue } from './compile-vue.ts'
import { eraseTypesIn } from './erase-types.ts'
import type { Words } from './words.ts'
import { localizeSource } from './words.ts'

export interface VariantInput {
  /** Below `content/`. */
  name: string
  language: Language
  /** As it is written, in Chinese. */
  source: string
  /** Of the word lists what may stand in this file. */
  words: Words
}

/** A file of a demo in one language: what is shown, what runs, and its colours. */
export interface DemoVariant {
  text: string
  /** The words that were needed. */
  used: string[]
  js: Outcome<string>
  tokens: Record<'ts' | 'js', string>
}

export const demoVariant = step(
  'demo',
  import.meta.url,
  ({ name, language, source, words }: VariantInput): DemoVariant => {
    const file = `content/${name}`
    const used = new Set<string>()
    const text = localizeSource(source, language, words, file, key => used.add(key))
    const { js, ts, jsTokens } = language === 'tw' ? traditionalForms(text, source, file) : formsOf(text, file)
    return { text, used: [...used], js, tokens: { ts: encodeTokens(ts), js: encodeTokens(jsTokens) } }
  }
)

/** With types and without. */
interface Forms {
  js: Outcome<string>
  ts: Token[]
  jsTokens: Token[]
}

/** The languages of a demo are made one after the other, and the second from the first. */
let last: { text: string; file: string; forms: Forms } | undefined

function formsOf(text: string, file: string): Forms {
  if (last?.text === text && last.file === file) return last.forms
  const isVue = file.endsWith('.vue')
  const js = attempt(() => eraseTypesIn(text, file))
  const ts = highlight(text, isVue ? 'vue' : 'ts')
  const jsTokens = 'value' in js ? (isVue ? coloursOfScript(js.value, text, ts) : highlight(js.value, 'js')) : []
  const forms = { js, ts, jsTokens }
  last = { text, file, forms }
  return forms
}

/** Of a component without types: they stand in its script alone, and all around it has the colours of the other form. */
function coloursOfScript(js: string, text: string, ts: readonly Token[]): Token[] {
  const [script, typed] = [scriptOf(js), scriptOf(text)]
  const head = tokensUpTo(ts, typed.from)
  const tail = tokensUpTo(ts, typed.to)
  const isSame = js.slice(0, script.from) === text.slice(0, typed.from) && js.slice(script.to) === text.slice(typed.to)
  if (!isSame || head === undefined || tail === undefined) return highlight(js, 'vue')
  return [...ts.slice(0, head), ...highlight(js.slice(script.from, script.to), 'vue'), ...ts.slice(tail)]
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

/** Only the words differ from the Chinese form, so it is neither parsed nor coloured again. */
function traditionalForms(text: string, source: string, file: string): Forms {
  const chinese = formsOf(source, file)
  if ('error' in chinese.js) return formsOf(text, file)
  const js = toTraditional(chinese.js.value)
  const isVue = file.endsWith('.vue')
  return {
    js: { value: js },
    ts: traditionalTokens(chinese.ts, text) ?? highlight(text, isVue ? 'vue' : 'ts'),
    jsTokens: traditionalTokens(chinese.jsTokens, js) ?? highlight(js, isVue ? 'vue' : 'js')
  }
}

/** Undefined where a word reads otherwise in a text than alone. */
function traditionalTokens(tokens: readonly Token[], text: string): Token[] | undefined {
  const made = tokens.map(token => ({ ...token, text: toTraditional(token.text) }))
  return made.map(token => token.text).join('') === text ? made : undefined
}

export interface ModuleInput {
  name: string
  /** In the reader's language and without types. */
  js: string
}

/** A file of a demo as the browser runs it. */
export interface DemoModule extends CompiledVue {
  /** Places in the code that name what it imports. */
  imports: ImportPlace[]
}

export interface ImportPlace {
  from: number
  to: number
  specifier: string
}

export const demoModule = step('module', import.meta.url, ({ name, js }: ModuleInput): DemoModule => {
  const file = `content/${name}`
  const { code, styles } = name.endsWith('.vue') ? compileVue(js, file) : { code: js, styles: [] }
  const small = minified(code, file)
  return { code: small, styles, imports: importPlaces(small, file) }
})

function importPlaces(code: string, file: string): ImportPlace[] {
  const { module } = parsed(code, file.replace(/\.\w+$/, '.js'))
  const fixed = module.staticImports.map(({ moduleRequest }) => moduleRequest)
  const reexports = module.staticExports.flatMap(({ entries }) => entries.flatMap(entry => entry.moduleRequest ?? []))
  const late = module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
    start,
    end,
    value: code.slice(start + 1, end - 1)
  }))
  const places = [...fixed, ...reexports, ...late].map(({ start, end, value }) => ({
    from: start,
    to: end,
    specifier: value
  }))
  return [...new Map(places.map(place => [place.from, place])).values()].sort((a, b) => a.from - b.from)
}

function attempt<T>(work: () => T): Outcome<T> {
  try {
    return { value: work() }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}
