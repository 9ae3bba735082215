import type { SourceFile } from '../read/source-file.ts'
import { readPackage } from '../read/package-file.ts'

/** Returns the file that an import leads to; undefined if it is not a file of the project. */
export type ResolveModule = (source: string, from: string) => string | undefined

const endings = ['', '.ts', '.js', '.vue', '.tsx', '.jsx', '.mjs', '.mts', '.cjs', '.cts']
const indexFiles = endings.slice(1).map(ending => `/index${ending}`)

const configFiles =
  /(?:^|\/)(?:vue\.config|vite\.config|webpack\.[\w.-]*config|webpack\.[\w.-]+|nuxt\.config|[jt]sconfig[\w.-]*)\.(?:[cm]?[jt]s|json)$/

interface Alias {
  /** `@`, with which the import is or starts: `@/api`. */
  name: string
  /** Folder or file from the root of the project. */
  target: string
  /** Folder of the configuration. */
  folder: string
}

/** Resolves imports between the files of a project: relative ones, aliases of its configuration, its own packages. */
export function createModuleResolver(files: readonly SourceFile[]): ResolveModule {
  const names = new Map(files.map(({ name }) => [join('', name), name]))
  const aliases = files.filter(({ name }) => configFiles.test(name)).flatMap(readAliases)
  // A longer name is more specific: `@components` before `@`.
  aliases.sort((left, right) => right.name.length - left.name.length || right.folder.length - left.folder.length)
  const packages = files.filter(({ name }) => /(?:^|\/)package\.json$/.test(name)).flatMap(readOwnPackage)
  const cache = new Map<string, string | undefined>()

  return (source, from) => {
    const folder = folderOf(join('', from))
    const key = `${folder}\0${source}`
    if (!cache.has(key)) cache.set(key, resolve(source.split('?', 1)[0]!.replace(/^~(?=[\w@])(?!\/)/, ''), folder))
    return cache.get(key)
  }

  function resolve(source: string, folder: string): string | undefined {
    if (source.startsWith('.')) return findFile(join(folder, source))
    for (const { name, target, folder: owner } of aliases) {
      if (source !== name && !source.startsWith(`${name}/`)) continue
      if (owner && !folder.startsWith(owner)) continue
      const found = findFile(join(target, source.slice(name.length)))
      if (found) return found
    }
    // Tools make these aliases without configuration: Vue CLI `@`, Nuxt `~` and `~~`.
    const [, rest] = /^(?:@|~~?)\/(.+)$/.exec(source) ?? []
    if (rest !== undefined)
      for (const parent of parentsOf(folder)) {
        const found = findFile(join(parent, `src/${rest}`)) ?? findFile(join(parent, rest))
        if (found) return found
      }
    return resolvePackage(source)
  }

  function resolvePackage(source: string): string | undefined {
    for (const { name, folder, entries } of packages) {
      if (source === name)
        return [...entries, 'src/index', 'index', 'src/main'].map(each => findFile(join(folder, each))).find(Boolean)
      if (source.startsWith(`${name}/`)) return findFile(join(folder, source.slice(name.length)))
    }
    return undefined
  }

  function findFile(path: string): string | undefined {
    const ending = [...endings, ...indexFiles].find(each => names.has(path + each))
    return ending === undefined ? undefined : names.get(path + ending)
  }
}

function readAliases({ name, text }: SourceFile): Alias[] {
  const folder = folderOf(name)
  return name.endsWith('.json') ? readTypeScriptPaths(folder, text) : readBundlerAliases(folder, text)
}

/** Reads `"baseUrl": ".", "paths": { "@/*": ["src/*"] }`; the files may have comments. */
function readTypeScriptPaths(folder: string, text: string): Alias[] {
  const [, baseUrl = '.'] = /"baseUrl"\s*:\s*"([^"]*)"/.exec(text) ?? []
  const [, paths = ''] = /"paths"\s*:\s*\{([^}]*)\}/.exec(text) ?? []
  return [...paths.matchAll(/"([^"*]+?)(?:\/\*)?"\s*:\s*\[\s*"([^"*]*?)(?:\/?\*)?"/g)].map(
    ([, name = '', target = '']) => ({
      name,
      target: join(join(folder, baseUrl), target),
      folder
    })
  )
}

/**
 * Reads `'@': path.resolve(__dirname, 'src')`, `.set('@', resolve('src'))` and `{ find: '@', replacement: … }`. The
 * last string of the value is the folder, however it is joined.
 */
function readBundlerAliases(folder: string, text: string): Alias[] {
  const value = String.raw`(?:[\w.$]+\s*\(\s*)*(?:new\s+URL\s*\(\s*)?(?:(?:__dirname|process\.cwd\(\)|\w+)\s*,\s*)?`
  const pattern = new RegExp(
    String.raw`(?:\bset\(\s*|\bfind\s*:\s*)?['"\`]?([@~#$\w][\w@/-]*|@|~)['"\`]?\s*(?:,\s*replacement\s*)?[:,]\s*${value}['"\`]([./\w-]+)['"\`]`,
    'g'
  )
  return [...text.matchAll(pattern)].map(([, name = '', target = '']) => ({
    name: name.replace(/\/$/, ''),
    target: join(folder, target.replace(/^\//, '')),
    folder
  }))
}

interface OwnPackage {
  name: string
  folder: string
  entries: string[]
}

function readOwnPackage({ name: file, text }: SourceFile): OwnPackage[] {
  const strings = readPackage(text)?.strings
  const name = strings?.get('name')
  if (!name) return []
  const entries = ['module', 'main'].flatMap(key => strings?.get(key) ?? [])
  return [{ name, folder: folderOf(file), entries }]
}

export const folderOf = (name: string): string => name.slice(0, Math.max(0, name.lastIndexOf('/')))

function parentsOf(folder: string): string[] {
  const parts = folder ? folder.split('/') : []
  return Array.from({ length: parts.length + 1 }, (_, index) => parts.slice(0, parts.length - index).join('/'))
}

/** Joins two paths: `src/a` and `../b` -> `src/b`. */
export function join(folder: string, path: string): string {
  const parts: string[] = []
  for (const part of `${folder}/${path}`.split('/')) {
    if (part === '' || part === '.') continue
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop()
    else parts.push(part)
  }
  return parts.join('/')
}
