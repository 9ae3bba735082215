import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { codeKey } from '../graph/code-key.ts'
import { fontFiles, subsetFonts } from './fonts.ts'

/** File with the key of the recipes and packages that the fonts of a folder were made from. */
const keyFile = 'made-from.txt'
const key = () => codeKey(path.join(import.meta.dirname, 'fonts.ts'))

/**
 * Writes the fonts to the folder the bundler reads. A file that is up to date is not written again, because a watcher
 * would reload.
 */
export async function writeFonts(folder: string): Promise<void> {
  const stamp = path.join(folder, keyFile)
  const currentKey = key()
  if (
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === currentKey &&
    fontFiles.every(each => existsSync(path.join(folder, each)))
  )
    return
  await mkdir(folder, { recursive: true })
  await rm(stamp, { force: true })
  for (const { file, data } of await subsetFonts()) {
    const target = path.join(folder, file)
    const existing = await readFile(target).catch(() => undefined)
    if (!existing?.equals(data)) await writeFile(target, data)
  }
  await writeFile(stamp, currentKey)
}
