import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { hashOf } from './hash.ts'

const root = path.resolve(import.meta.dirname, '../..')
const relativeImport = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g

/**
 * Cached from the first read on: a server that keeps running after a code change must not store results of the old
 * code under the key of the new code.
 */
const texts = new Map<string, string>()
const textOf = (file: string): string => {
  const cached = texts.get(file)
  if (cached !== undefined) return cached
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  texts.set(file, text)
  return text
}

const packages = hashOf(textOf(path.join(root, 'package-lock.json')))

/** Returns a hash of the code of a module, of everything it imports from this project, and of the locked packages. */
export function codeKey(file: string): string {
  const seen = new Set<string>()
  const visit = (name: string): void => {
    if (seen.has(name)) return
    seen.add(name)
    for (const [, specifier = ''] of textOf(name).matchAll(relativeImport)) {
      const importedFile = path.resolve(path.dirname(name), specifier.replace(/\?.*$/, ''))
      // Imported JSON files and the like count as code as well.
      if (existsSync(importedFile)) visit(importedFile)
    }
  }
  visit(file)
  const names = [...seen].sort()
  return hashOf(packages, ...names.flatMap(name => [path.relative(root, name), textOf(name)]))
}
