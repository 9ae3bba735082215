import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { hashOf } from './hash.ts'

const root = path.resolve(import.meta.dirname, '../..')
const relativeImport = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g

/** Read once when the program starts: a server that runs on after a change must not keep results of the old code under the key of the new. */
const texts = new Map<string, string>()
const textOf = (file: string): string => {
  const known = texts.get(file)
  if (known !== undefined) return known
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  texts.set(file, text)
  return text
}

const packages = hashOf(textOf(path.join(root, 'package-lock.json')))

/** Stands for the code of a module, of everything it imports from this project, and of all packages. */
export function codeKey(file: string): string {
  const seen = new Set<string>()
  const visit = (name: string): void => {
    if (seen.has(name)) return
    seen.add(name)
    for (const [, specifier = ''] of textOf(name).matchAll(relativeImport)) {
      const found = path.resolve(path.dirname(name), specifier.replace(/\?.*$/, ''))
      // A JSON file and the like is a part of the code as well.
      if (existsSync(found)) visit(found)
    }
  }
  visit(file)
  const names = [...seen].sort()
  return hashOf(packages, ...names.flatMap(name => [path.relative(root, name), textOf(name)]))
}
