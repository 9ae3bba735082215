import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { subsetFonts } from './fonts.ts'

/** Puts the fonts where the bundler finds them. A file that is already right is not touched: a watcher would reload. */
export async function writeFonts(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const { file, data } of await subsetFonts()) {
    const target = path.join(folder, file)
    const present = await readFile(target).catch(() => undefined)
    if (!present?.equals(data)) await writeFile(target, data)
  }
}
