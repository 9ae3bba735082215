import path from 'node:path/posix'
import type { DemoFile, SourceKind } from '../../shared/demo.ts'
import type { Language } from '../../shared/locale.ts'
import type { ContentFiles } from '../pages/content-files.ts'
import { memoizeFor } from '../pages/content-files.ts'
import type { DemoVariant, VariantInput } from './demo-variant.ts'
import { demoVariant } from './demo-variant.ts'
import type { Words } from './words.ts'
import { phraseProblem } from './words.ts'

/**
 * Returns the text of a demo or of a file it imports, in the reader's language; the shown source and the running code
 * both come from here.
 */
export function getDemoText(
  files: ContentFiles,
  name: string,
  language: Language,
  onUse?: (key: string) => void
): string {
  const source = files.read(name)
  if (language === 'zh') return source
  const { text, used } = readVariant(files, name, language)
  if (onUse) used.forEach(onUse)
  return text
}

export function getShownSource(files: ContentFiles, name: string, language: Language, kind: SourceKind): string {
  const { text, js } = readVariant(files, name, language)
  if (kind === 'ts') return text
  if ('error' in js) throw new Error(js.error)
  return js.value
}

export const readVariant = (files: ContentFiles, name: string, language: Language): DemoVariant =>
  memoizeFor(files, `variant ${name} ${language}`, () => demoVariant(variantInput(files, name, language)))

/** Passes only the words that occur in the file, so that a new phrase in a list does not invalidate every demo. */
export function variantInput(files: ContentFiles, name: string, language: Language): VariantInput {
  const source = files.read(name)
  return { name, language, source, words: language === 'en' ? filterWords(source, wordsFor(files, name)) : {} }
}

function filterWords(source: string, words: Words): Words {
  const characters = new Set(source)
  return Object.fromEntries(
    Object.entries(words).filter(
      ([phrase, english]) =>
        phraseProblem(phrase, english) || (characters.has(phrase.charAt(0)) && source.includes(phrase))
    )
  )
}

/** Returns the demo and all local files it imports, in the order of the imports. */
export const demoFileNames = (files: ContentFiles, name: string): readonly string[] =>
  memoizeFor(files, `imports ${name}`, () => importsOf(files, name))

function importsOf(files: ContentFiles, name: string, seen: string[] = []): string[] {
  if (seen.includes(name)) return seen
  seen.push(name)
  for (const specifier of localImports(files.read(name))) importsOf(files, resolveImport(files, specifier, name), seen)
  return seen
}

/** Label of the tab, and path of the file below `example/js/` and `example/ts/`. */
export function demoPath(name: string, language: Language): Pick<DemoFile, 'label' | 'path'> {
  const ending = path.extname(name)
  const suffix = language === 'zh' ? '' : `.${language}`
  return {
    label: name.startsWith('_shared/') ? name : path.basename(name),
    path: `${name.slice(0, -ending.length)}${suffix}${ending}`
  }
}

export function resolveImport(files: Pick<ContentFiles, 'has'>, specifier: string, importer: string): string {
  const base = specifier.startsWith('@/') ? specifier.slice(2) : path.join(path.dirname(importer), specifier)
  const found = [base, `${base}.ts`].find(name => /\.(ts|vue)$/.test(name) && files.has(name))
  if (!found)
    throw new Error(
      `content/${importer} imports "${specifier}", which is no file. A demo imports packages, "@/_shared/…" and files beside it.`
    )
  return found
}

export const isLocalImport = (specifier: string): boolean => /^(@\/|\.\.?\/)/.test(specifier)

function localImports(source: string): string[] {
  const imports = /^\s*(?:import\s[^'"]*?|export\s+(?:type\s*)?[*{][^'"]*?\sfrom\s*)['"]([^'"]+)['"]/gm
  return [...source.matchAll(imports)].flatMap(([, specifier = '']) => (isLocalImport(specifier) ? [specifier] : []))
}

/** True for a Vue file that a React widget of a page mounts, recognized by its name. */
export const isWidgetFile = (name: string): boolean => name.endsWith('-preview.vue')

export const sharedWordsFile = '_shared/words.en.json'
export const pageWordsFile = (name: string): string => `${path.dirname(name)}/words.en.json`

const wordsFor = (files: ContentFiles, name: string): Words =>
  memoizeFor(files, `words ${path.dirname(name)}`, () =>
    [sharedWordsFile, pageWordsFile(name)]
      .filter(files.has)
      .reduce<Words>((words, file) => ({ ...words, ...readWords(files, file) }), {})
  )

const parsedWords = new Map<string, Words>()

export function readWords(files: ContentFiles, file: string): Words {
  const source = files.read(file)
  const words: unknown = parsedWords.get(source) ?? JSON.parse(source)
  if (!words || typeof words !== 'object' || Object.values(words).some(value => typeof value !== 'string')) {
    throw new Error(`content/${file} is not a word list. Write { "中文": "English" }.`)
  }
  parsedWords.set(source, words as Words)
  return words as Words
}
