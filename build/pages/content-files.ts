import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** The content folder, handed in so that tests need no disk. Names are relative to it, with `/`. */
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

export interface RememberedFiles extends ContentFiles {
  /** The folder after one file has changed: the others are not read again. */
  afterChangeOf: (name: string) => RememberedFiles
}

/** The same folder as it is now: each file is read once. */
export function rememberedFiles(
  files: ContentFiles,
  texts = new Map<string, string>(),
  names?: string[]
): RememberedFiles {
  let known: Set<string> | undefined
  const list = () => (names ??= files.list())
  return {
    list,
    has: name => (known ??= new Set(list())).has(name),
    read(name) {
      const text = texts.get(name) ?? files.read(name)
      texts.set(name, text)
      return text
    },
    afterChangeOf(name) {
      const others = new Map(texts)
      others.delete(name)
      return rememberedFiles(files, others, names)
    }
  }
}

const kept = new WeakMap<ContentFiles, Map<string, unknown>>()

/** What was made of a folder as it is, made once. The names of what is kept begin with the name of who keeps it. */
export function onceFor<T>(files: ContentFiles, name: string, make: () => T): T {
  const values = kept.get(files) ?? new Map<string, unknown>()
  kept.set(files, values)
  if (!values.has(name)) values.set(name, make())
  return values.get(name) as T
}
