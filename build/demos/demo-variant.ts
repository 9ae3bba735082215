import { encodeTokens } from '../../shared/code.ts'
import type { Language } from '../../shared/locale.ts'
import { minified, parsed } from '../oxc.ts'
import type { Outcome } from '../graph/step.ts'
import { step } from '../graph/step.ts'
import type { CompiledVue } from './compile-vue.ts'
import { compileVue } from './compile-vue.ts'
import { chineseForms, englishForms, traditionalForms } from './demo-forms.ts'
import type { Words } from './words.ts'
import { englishFor, localizeSource } from './words.ts'

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
    const { js, ts, jsTokens } =
      language === 'zh'
        ? chineseForms(source, file)
        : language === 'tw'
          ? traditionalForms(text, source, file)
          : englishForms(text, source, file, englishFor(words, file))
    return { text, used: [...used], js, tokens: { ts: encodeTokens(ts), js: encodeTokens(jsTokens) } }
  }
)

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
