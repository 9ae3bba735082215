import { encodeTokens } from '../../shared/code.ts'
import type { Language } from '../../shared/locale.ts'
import { minifyCode, parseCode } from '../oxc.ts'
import type { StepResult } from '../graph/step.ts'
import { step } from '../graph/step.ts'
import type { CompiledVue } from './compile-vue.ts'
import { compileVue } from './compile-vue.ts'
import { chineseForms, englishForms, traditionalForms } from './demo-forms.ts'
import type { Words } from './words.ts'
import { createEnglishTranslator, localizeSource } from './words.ts'

export interface VariantInput {
  /** Below `content/`. */
  name: string
  language: Language
  /** The file in Chinese, as it is written. */
  source: string
  /** Entries of the word lists that may occur in this file. */
  words: Words
}

/** A file of a demo in one language: the shown text, the code that runs, and its syntax tokens. */
export interface DemoVariant {
  text: string
  /** Phrases that were translated. */
  used: string[]
  js: StepResult<string>
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
          : englishForms(text, source, file, createEnglishTranslator(words, file))
    return { text, used: [...used], js, tokens: { ts: encodeTokens(ts), js: encodeTokens(jsTokens) } }
  }
)

export interface ModuleInput {
  name: string
  /** Code in the reader's language, without types. */
  js: string
}

/** A file of a demo as the browser runs it. */
export interface BrowserModule extends CompiledVue {
  /** Positions of import specifiers in the code. */
  imports: ImportPosition[]
}

export interface ImportPosition {
  from: number
  to: number
  specifier: string
}

export const demoModule = step('module', import.meta.url, ({ name, js }: ModuleInput): BrowserModule => {
  const file = `content/${name}`
  const { code, styles } = name.endsWith('.vue') ? compileVue(js, file) : { code: js, styles: [] }
  const minifiedCode = minifyCode(code, file)
  return { code: minifiedCode, styles, imports: findImportPositions(minifiedCode, file) }
})

function findImportPositions(code: string, file: string): ImportPosition[] {
  const { module } = parseCode(code, file.replace(/\.\w+$/, '.js'))
  const staticImports = module.staticImports.map(({ moduleRequest }) => moduleRequest)
  const reexports = module.staticExports.flatMap(({ entries }) => entries.flatMap(entry => entry.moduleRequest ?? []))
  const dynamicImports = module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
    start,
    end,
    value: code.slice(start + 1, end - 1)
  }))
  const positions = [...staticImports, ...reexports, ...dynamicImports].map(({ start, end, value }) => ({
    from: start,
    to: end,
    specifier: value
  }))
  return [...new Map(positions.map(place => [place.from, place])).values()].sort((a, b) => a.from - b.from)
}
