import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { ContentFiles } from '../pages/content-files.ts'
import { memoryFiles } from '../pages/memory-files.ts'

/** Every file here ends in `.txt`, which keeps compilers and linters away from it. */
const inputFolder = path.join(import.meta.dirname, 'input')
const expectedFolder = path.join(import.meta.dirname, 'expected')

/** The content of the golden tests, by the names it would have below `content/`. */
export const inputTexts: Readonly<Record<string, string>> = Object.fromEntries(
  readdirSync(inputFolder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.txt'))
    .map(name => [
      name.split(path.sep).join('/').slice(0, -'.txt'.length),
      readFileSync(path.join(inputFolder, name), 'utf8')
    ])
)

export const input: ContentFiles = memoryFiles(inputTexts)

/**
 * Returns the stored golden output of that name. UPDATE_GOLDEN=1 overwrites it with the current output first; review
 * the diff before committing it.
 */
export function readExpected(name: string, output: string): string {
  const file = path.join(expectedFolder, `${name}.txt`)
  if (process.env.UPDATE_GOLDEN) writeFileSync(file, output)
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}
