import type { SourceKind, SourcePack } from '../../shared/demo.ts'
import type { Language } from '../../shared/locale.ts'
import { languages } from '../../shared/locale.ts'
import { demoFileNames, demoPath, readVariant, shownSource } from '../demos/demo-source.ts'
import { shortHash } from '../graph/hash.ts'
import type { ContentFiles } from '../pages/content-files.ts'
import type { OutputFile } from './output-file.ts'

export interface SourcePacks {
  /** The pack that holds a file's sources, with a query that changes with it. */
  address: (name: string, language: Language) => string
  files: () => OutputFile[]
}

const kinds: readonly SourceKind[] = ['ts', 'js']

/** What the source panels fetch. One pack for the demos of a folder: who opens one source opens another, and neighbours compress well together. */
export function sourcePacks(files: ContentFiles): SourcePacks {
  const folders = new Map<string, string[]>()
  for (const name of demoFiles(files)) folders.set(folderOf(name), [...(folders.get(folderOf(name)) ?? []), name])
  const packs = new Map<string, { path: string; body: string; query: string }>()
  const packOf = (folder: string, language: Language) => {
    const path = `example/pack/${folder}.${language}.json`
    const known = packs.get(path)
    if (known) return known
    const body = JSON.stringify(sourcePack(files, folders.get(folder) ?? [], language))
    const made = { path, body, query: shortHash(body) }
    packs.set(path, made)
    return made
  }
  return {
    address(name, language) {
      const { path, query } = packOf(folderOf(name), language)
      return `${path}?v=${query}`
    },
    files: () => [...folders.keys()].flatMap(folder => languages.map(language => packOf(folder, language)))
  }
}

/** Each file by itself, in Chinese, at the address that the specification gives it. */
export const exampleFiles = (files: ContentFiles): OutputFile[] =>
  demoFiles(files).flatMap(name =>
    kinds.map(kind => ({ path: `example/${kind}/${name}`, body: shownSource(files, name, 'zh', kind) }))
  )

export function sourcePack(files: ContentFiles, names: readonly string[], language: Language): SourcePack {
  return Object.fromEntries(
    names.map(name => {
      const { text, tokens } = readVariant(files, name, language)
      const js = shownSource(files, name, language, 'js')
      return [
        demoPath(name, language).path,
        { ts: { code: text, tokens: tokens.ts }, js: { code: js, tokens: tokens.js } }
      ]
    })
  )
}

/** The demos and what they import. */
export const demoFiles = (files: ContentFiles): string[] => [
  ...new Set(
    files
      .list()
      .filter(name => name.endsWith('.vue'))
      .flatMap(name => demoFileNames(files, name))
  )
]

export const folderOf = (name: string): string => name.slice(0, name.lastIndexOf('/'))
