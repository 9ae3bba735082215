import type { SourceKind, SourcePack, TokenizedSource } from '../../shared/demo.ts'
import type { Language } from '../../shared/locale.ts'
import { languages } from '../../shared/locale.ts'
import { demoFileNames, demoPath, readVariant, getShownSource } from '../demos/demo-source.ts'
import { isCodeFile } from '../demos/shown-code.ts'
import type { ContentFiles } from '../pages/content-files.ts'
import { installArguments } from '../../shared/project.ts'
import { copiedSource, copyParts } from '../standalone/copy-parts.ts'
import { once } from '../graph/once.ts'
import type { Naming } from './naming.ts'
import type { LazyFile } from './output-file.ts'

export interface SourcePacks {
  /** Returns the address of the pack with a file's sources, with a query that changes with its content. */
  address: (name: string, language: Language) => string
  files: () => LazyFile[]
}

const kinds: readonly SourceKind[] = ['ts', 'js']

/**
 * Packs for the source panels, one for the demos of a folder: readers of one source often open another, and similar
 * files compress well together.
 */
export function sourcePacks(files: ContentFiles, { hash }: Naming): SourcePacks {
  const folders = once(() => {
    const names = new Map<string, string[]>()
    for (const name of demoFiles(files)) names.set(folderOf(name), [...(names.get(folderOf(name)) ?? []), name])
    return names
  })
  const packs = new Map<string, { path: string; body: () => string; query: string }>()
  const packOf = (folder: string, language: Language) => {
    const path = `example/pack/${folder}.${language}.json`
    const cached = packs.get(path)
    if (cached) return cached
    const body = once(() => JSON.stringify(sourcePack(files, folders().get(folder) ?? [], language)))
    const pack = { path, body, query: hash(body) }
    packs.set(path, pack)
    return pack
  }
  return {
    address(name, language) {
      const { path, query } = packOf(folderOf(name), language)
      return `${path}?v=${query}`
    },
    files: () => [...folders().keys()].flatMap(folder => languages.map(language => packOf(folder, language)))
  }
}

/** Returns each file separately, in Chinese, at the address that the specification defines. */
export const exampleFiles = (files: ContentFiles): LazyFile[] =>
  demoFiles(files).flatMap(name =>
    kinds.map(kind => ({ path: `example/${kind}/${name}`, body: () => getShownSource(files, name, 'zh', kind) }))
  )

export function sourcePack(files: ContentFiles, names: readonly string[], language: Language): SourcePack {
  return Object.fromEntries(
    names.map(name => {
      const source = (kind: SourceKind): TokenizedSource => ({
        code: getShownSource(files, name, language, kind),
        tokens: readVariant(files, name, language).tokens[kind],
        ...copyOf(files, name, language, kind)
      })
      return [demoPath(name, language).path, { ts: source('ts'), js: source('js') }]
    })
  )
}

/** Returns the parts of the text that is copied, if it is not the shown one, and the packages that it needs. */
function copyOf(
  files: ContentFiles,
  name: string,
  language: Language,
  kind: SourceKind
): Pick<TokenizedSource, 'copy' | 'copyFrom' | 'install'> {
  if (!name.endsWith('.vue')) return {}
  const copy = copyParts(files, name, language, kind)
  const install = installArguments(copiedSource(files, name, language, kind), kind)
  const copyFrom = demoFileNames(files, name).map(each => demoPath(each, language).path)
  return { ...(copy && { copy, copyFrom }), ...(install && { install }) }
}

/** Returns the demos and their imports. Code that a page shows without running it has no source panel. */
export const demoFiles = (files: ContentFiles): string[] => [
  ...new Set(
    files
      .list()
      .filter(name => name.endsWith('.vue') && !isCodeFile(name))
      .flatMap(name => demoFileNames(files, name))
  )
]

export const folderOf = (name: string): string => name.slice(0, name.lastIndexOf('/'))
