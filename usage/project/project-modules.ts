import { createLruMap } from '../../shared/lru-cache.ts'
import type { SourceFile } from '../read/source-file.ts'
import type { AnalyzedFile } from '../follow/analyzed-file.ts'
import { analyzeFile } from '../follow/analyzed-file.ts'
import { toCamelCase } from '../../shared/api.ts'
import { kebab } from '../read/names.ts'
import { readSourceBlocks } from '../read/source-blocks.ts'
import { maxStepsOf, runWithOwnStepLimit } from '../read/step-limit.ts'
import type { ResolveModule } from './module-paths.ts'
import { createModuleResolver } from './module-paths.ts'

/** The other files of a project, as the check of one file reads them. */
export interface ProjectModules {
  resolve: ResolveModule
  /** Returns a parsed file; undefined if it is not part of the project or can't be read. */
  read: (name: string) => AnalyzedFile | undefined
  /** Returns the file of a component that is registered globally, by its tag. */
  componentFile: (tag: string) => string | undefined
  /** Returns the result of a function of all files, which is called once. */
  getFact: <T>(compute: (files: readonly SourceFile[]) => T) => T
  /** Returns the style sheet that an import in a sheet leads to. */
  readSheet: (source: string, from: string) => SourceFile | undefined
  /** True if a file may use the library through another file: a component that wraps it, or an export of it. */
  mayUseLibrary: (file: SourceFile) => boolean
}

/** Characters of the files that stay parsed, as a syntax tree takes about 60 times the memory of its text. */
const maxCachedCharacters = 3_000_000

/** The files are read on demand. */
export function createProjectModules(files: readonly SourceFile[]): ProjectModules {
  const byName = new Map(files.map(file => [file.name, file]))
  const parsed = createLruMap<{ file: AnalyzedFile | undefined }>(maxCachedCharacters)
  let components: ReadonlyMap<string, string> | undefined
  let wrappers: ReadonlySet<string> | undefined
  const facts = new Map<unknown, unknown>()
  let libraryFiles: ReadonlySet<string> | undefined
  const resolve = createModuleResolver(files)
  const componentFiles = () => (components ??= readComponentNames(files))
  return {
    resolve,
    read(name) {
      const source = byName.get(name)
      if (!source) return undefined
      const cached = parsed.get(name)
      if (cached) return cached.file
      const file = analyze(source)
      parsed.set(name, { file }, source.text.length + 1)
      return file
    },
    componentFile: tag => componentFiles().get(kebab(tag)),
    mayUseLibrary({ name, text }) {
      wrappers ??= findWrapperTags(componentFiles(), byName)
      if (wrappers.size > 0 && tagsIn(text).some(tag => wrappers!.has(tag))) return true
      libraryFiles ??= findLibraryFiles(files, resolve)
      return importsIn(text).some(source => libraryFiles!.has(resolve(source, name) ?? ''))
    },
    getFact<T>(compute: (files: readonly SourceFile[]) => T): T {
      if (!facts.has(compute)) facts.set(compute, compute(files))
      return facts.get(compute) as T
    },
    readSheet(source, from) {
      const name = sheetPaths(source)
        .map(path => resolve(path, from))
        .find(found => found !== undefined)
      return name === undefined ? undefined : byName.get(name)
    }
  }
}

/** Returns the paths that Sass tries for an import: `a/b` -> `./a/b.scss`, `./a/_b.scss`, … */
function sheetPaths(source: string): string[] {
  const [, folder = '', base = ''] = /^(.*\/)?([^/]*)$/.exec(source) ?? []
  const ownFolder = /^(?:[.~@]|\/)/.test(folder) ? folder : `./${folder}`
  if (/\.(?:s?css|sass|less)$/.test(base)) return [ownFolder + base, `${ownFolder}_${base}`]
  return ['scss', 'sass'].flatMap(ending => [
    `${ownFolder}${base}.${ending}`,
    `${ownFolder}_${base}.${ending}`,
    `${ownFolder}${base}/index.${ending}`,
    `${ownFolder}${base}/_index.${ending}`
  ])
}

function analyze(source: SourceFile): AnalyzedFile | undefined {
  try {
    return runWithOwnStepLimit(maxStepsOf(source.text), () => {
      const { scripts, markup } = readSourceBlocks(source)
      return analyzeFile(source, scripts, markup)
    })
  } catch {
    // The check of that file reports that it can't be read.
    return undefined
  }
}

const componentEnding = /\.(?:vue|jsx|tsx)$/

/**
 * Returns the components by their tags: by the name in the component, and by the name of the file or of its folder. A
 * name that two files have is left out.
 */
function readComponentNames(files: readonly SourceFile[]): Map<string, string> {
  const found = new Map<string, Set<string>>()
  const add = (tag: string, file: string): void => {
    found.set(tag, (found.get(tag) ?? new Set()).add(file))
  }
  for (const { name, text } of files) {
    if (!componentEnding.test(name)) continue
    const [file = '', folder = ''] = name.split('/').toReversed()
    const base = file.slice(0, file.lastIndexOf('.'))
    const ownName = base === 'index' ? folder : base
    if (/^[A-Za-z][\w-]*$/.test(ownName)) add(kebab(toCamelCase(ownName)), name)
    const [, declared] = /^[ \t]*name[ \t]*:[ \t]*['"]([A-Za-z][\w-]*)['"]/m.exec(text) ?? []
    if (declared) add(kebab(toCamelCase(declared)), name)
  }
  return new Map([...found].filter(([, names]) => names.size === 1).map(([tag, names]) => [tag, [...names][0]!]))
}

const mayPassOn = /\$attrs|\$listeners|\$props|v-bind=|:[\w-]+="\w+"/

/** Returns the tags of components that contain a tag of the library, or of a component that does. */
function findWrapperTags(
  components: ReadonlyMap<string, string>,
  files: ReadonlyMap<string, SourceFile>
): ReadonlySet<string> {
  const candidates = [...components].flatMap(([tag, name]) => {
    const text = files.get(name)!.text
    return mayPassOn.test(text) ? [{ tag, isDirect: /<vxe-|<Vxe[A-Z]|vxe-table/.test(text), tags: tagsIn(text) }] : []
  })
  const wrappers = new Set(candidates.filter(({ isDirect }) => isDirect).map(({ tag }) => tag))
  for (let before = -1; before !== wrappers.size;) {
    before = wrappers.size
    for (const { tag, tags } of candidates) if (tags.some(each => each !== tag && wrappers.has(each))) wrappers.add(tag)
  }
  return wrappers
}

/** Returns the files that export the library, or a file that does. */
function findLibraryFiles(files: readonly SourceFile[], resolve: ResolveModule): ReadonlySet<string> {
  const exporting = files.filter(({ name, text }) => /\.[cm]?[jt]s$/.test(name) && /\bexport\b|\bexports\b/.test(text))
  const found = new Set(exporting.filter(({ text }) => /['"]vxe-table['"]/.test(text)).map(({ name }) => name))
  for (let before = -1; before !== found.size;) {
    before = found.size
    for (const { name, text } of exporting)
      if (!found.has(name) && importsIn(text).some(source => found.has(resolve(source, name) ?? ''))) found.add(name)
  }
  return found
}

const importsIn = (text: string): string[] =>
  Array.from(text.matchAll(/\b(?:from|import|require\s*\()\s*(['"])([^'"\n]{1,200})\1/g), ([, , source = '']) => source)

/** Returns the names of all tags in a text, in kebab case. */
const tagsIn = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(/<([A-Za-z][\w-]*)/g), ([, tag = '']) => kebab(tag)))
]
