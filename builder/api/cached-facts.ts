import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { writeAtomically } from '../graph/disk.ts'
import type { LibraryFacts } from './library-facts.ts'
import { readLibraryFacts } from './library-facts.ts'

interface CachedFacts {
  key: string
  value: LibraryFacts
}

let inMemory: CachedFacts | undefined

/**
 * Hash of builder/api at load time: a server that keeps running after a change must not store its facts under the key of
 * the new code.
 */
const loadedCodeHash = hashOfFolder(import.meta.dirname)

/**
 * Returns the facts of the library from memory or disk, because reading them takes two seconds. They stay valid until
 * the library's package.json or builder/api changes.
 */
export function getLibraryFacts(root: string): LibraryFacts {
  const key = factsKey(root)
  if (inMemory?.key === key) return inMemory.value
  const value = readFacts(root, key)
  inMemory = { key, value }
  return value
}

function readFacts(root: string, key: string): LibraryFacts {
  const file = path.join(root, '.cache/api-facts.json')
  const cached = readCachedFacts(file)
  if (cached?.key === key) return cached.value
  const value = readLibraryFacts(root)
  mkdirSync(path.dirname(file), { recursive: true })
  writeAtomically(file, JSON.stringify({ key, value }))
  return value
}

/** Hash of the library's package.json and of the code that reads the library. */
export const factsKey = (root: string): string =>
  createHash('sha256')
    .update(loadedCodeHash)
    .update(readFileSync(path.join(root, 'node_modules/vxe-table/package.json')))
    .digest('hex')

function hashOfFolder(folder: string): string {
  const hash = createHash('sha256')
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => /(?<!\.test)\.ts$/.test(name))
    .sort()
  for (const name of names) hash.update(name).update(readFileSync(path.join(folder, name)))
  return hash.digest('hex')
}

function readCachedFacts(file: string): CachedFacts | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as CachedFacts
  } catch {
    return undefined
  }
}
