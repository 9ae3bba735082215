import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { codeKey } from '../graph/code-key.ts'
import { fontFiles, subsetFonts } from './fonts.ts'

/** What the fonts in a folder were made from: the recipes, and the packages that hold the whole fonts. */
const keyFile = 'made-from.txt'
const key = () => codeKey(path.join(import.meta.dirname, 'fonts.ts'))

/** Puts the fonts where the bundler finds them. A file that is already right is not touched: a watcher would reload. */
export async function writeFonts(folder: string): Promise<void> {
  const stamp = path.join(folder, keyFile)
  const now = key()
  if (
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === now &&
    fontFiles.every(each => existsSync(path.join(folder, each)))
  )
    return
  await mkdir(folder, { recursive: true })
  await rm(stamp, { force: true })
  for (const { file, data } of await subsetFonts()) {
    const target = path.join(folder, file)
    const present = await readFile(target).catch(() => undefined)
    if (!present?.equals(data)) await writeFile(target, data)
  }
  await writeFile(stamp, now)
}
