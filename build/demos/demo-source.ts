import path from 'node:path/posix'
import type { DemoFile, SourceKind } from '../../shared/demo.ts'
import type { Language } from '../../shared/locale.ts'
import type { ContentFiles } from '../pages/content-files.ts'
import { eraseTypesIn } from './erase-types.ts'
import type { Words } from './words.ts'
import { localizeSource } from './words.ts'

/** Text of a demo or of a file it imports, in the reader's language. What is shown is what runs: both come from here. */
export function demoSource(files: ContentFiles, name: string, language: Language, onUse?: (key: string) => void): string {
  return localizeSource(files.read(name), language, wordsFor(files, name), `content/${name}`, onUse)
}

export function shownSource(files: ContentFiles, name: string, language: Language, kind: SourceKind): string {
  const source = demoSource(files, name, language)
  return kind === 'ts' ? source : eraseTypesIn(source, `content/${name}`)
}

/** The demo and everything local it imports, in the order it meets them. */
export function demoFileNames(files: ContentFiles, name: string, seen: string[] = []): string[] {
  if (seen.includes(name)) return seen
  seen.push(name)
  for (const specifier of localImports(files.read(name))) demoFileNames(files, resolveImport(files, specifier, name), seen)
  return seen
}

export function demoFile(name: string, language: Language): DemoFile {
  const ending = path.extname(name)
  const suffix = language === 'zh' ? '' : `.${language}`
  return {
    label: name.startsWith('_shared/') ? name : path.basename(name),
    path: `${name.slice(0, -ending.length)}${suffix}${ending}`
  }
}

export function resolveImport(files: ContentFiles, specifier: string, importer: string): string {
  const base = specifier.startsWith('@/') ? specifier.slice(2) : path.join(path.dirname(importer), specifier)
  const found = [base, `${base}.ts`].find(name => /\.(ts|vue)$/.test(name) && files.has(name))
  if (!found) throw new Error(`content/${importer} imports "${specifier}", which is no file. A demo imports packages, "@/_shared/…" and files beside it.`)
  return found
}

export const isLocalImport = (specifier: string): boolean => /^(@\/|\.\.?\/)/.test(specifier)

function localImports(source: string): string[] {
  return [...source.matchAll(/^\s*import\s[^'"]*?['"]([^'"]+)['"]/gm)].flatMap(([, specifier = '']) => (isLocalImport(specifier) ? [specifier] : []))
}

export const sharedWordsFile = '_shared/words.en.json'
export const pageWordsFile = (name: string): string => `${path.dirname(name)}/words.en.json`

function wordsFor(files: ContentFiles, name: string): Words {
  return [sharedWordsFile, pageWordsFile(name)].filter(files.has).reduce((words, file) => ({ ...words, ...readWords(files, file) }), {})
}

export function readWords(files: ContentFiles, file: string): Words {
  const words: unknown = JSON.parse(files.read(file))
  if (!words || typeof words !== 'object' || Object.values(words).some(value => typeof value !== 'string')) {
    throw new Error(`content/${file} is not a word list. Write { "中文": "English" }.`)
  }
  return words as Words
}
