import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { writeWhole } from '../graph/disk.ts'
import type { LibraryFacts } from './library-facts.ts'
import { libraryFacts } from './library-facts.ts'

/** Reading the library takes two seconds; what was read stays valid as long as the library and this folder do. */
export function cachedFacts(root: string): LibraryFacts {
  const key = factsKey(root)
  if (inMemory?.key === key) return inMemory.value
  const value = readFacts(root, key)
  inMemory = { key, value }
  return value
}

let inMemory: Kept | undefined

interface Kept {
  key: string
  value: LibraryFacts
}

function readFacts(root: string, key: string): LibraryFacts {
  const file = path.join(root, '.cache/api-facts.json')
  const kept = readKept(file)
  if (kept?.key === key) return kept.value
  const value = libraryFacts(root)
  mkdirSync(path.dirname(file), { recursive: true })
  writeWhole(file, JSON.stringify({ key, value }))
  return value
}

/** Stands for the library and the code that reads it. */
export const factsKey = (root: string): string =>
  createHash('sha256')
    .update(loadedCode)
    .update(readFileSync(path.join(root, 'node_modules/vxe-table/package.json')))
    .digest('hex')

/** Of this folder when it was loaded: a server that runs on after a change must not keep its facts under the key of the new code. */
const loadedCode = hashOfFolder(import.meta.dirname)

function hashOfFolder(folder: string): string {
  const hash = createHash('sha256')
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => /(?<!\.test)\.ts$/.test(name))
    .sort()
  for (const name of names) hash.update(name).update(readFileSync(path.join(folder, name)))
  return hash.digest('hex')
}

function readKept(file: string): Kept | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Kept
  } catch {
    return undefined
  }
}
