import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** The content folder, passed as an object so that tests need no disk. Names are relative to it, with `/`. */
export interface ContentFiles {
  list: () => string[]
  read: (name: string) => string
  has: (name: string) => boolean
}

export function contentFolder(root: string): ContentFiles {
  return {
    list: () =>
      readdirSync(root, { recursive: true, encoding: 'utf8' })
        .map(name => name.split(path.sep).join('/'))
        .sort(),
    read: name => readFileSync(path.join(root, name), 'utf8').replaceAll('\r\n', '\n'),
    has: name => existsSync(path.join(root, name))
  }
}

export interface CachedFiles extends ContentFiles {
  /** Returns the folder after a change of one file; the others are not read again. */
  afterChangeOf: (name: string) => CachedFiles
}

/** Caches the current state of a folder: each file is read once. */
export function cacheFiles(files: ContentFiles, texts = new Map<string, string>(), names?: string[]): CachedFiles {
  let nameSet: Set<string> | undefined
  const list = () => (names ??= files.list())
  return {
    list,
    has: name => (nameSet ??= new Set(list())).has(name),
    read(name) {
      const text = texts.get(name) ?? files.read(name)
      texts.set(name, text)
      return text
    },
    afterChangeOf(name) {
      const others = new Map(texts)
      others.delete(name)
      return cacheFiles(files, others, names)
    }
  }
}

const memoized = new WeakMap<ContentFiles, Map<string, unknown>>()

/**
 * Memoizes a value computed from the current state of a folder. Names begin with the name of the caller, so that they
 * do not collide.
 */
export function memoizeFor<T>(files: ContentFiles, name: string, compute: () => T): T {
  const values = memoized.get(files) ?? new Map<string, unknown>()
  memoized.set(files, values)
  if (!values.has(name)) values.set(name, compute())
  return values.get(name) as T
}
