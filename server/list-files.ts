import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ListFiles } from './lists.ts'

export function createListFiles(folder: string): ListFiles {
  return {
    async stamp(name) {
      const { ino, mtimeMs, size } = await stat(join(folder, name))
      return `${ino}:${mtimeMs}:${size}`
    },
    text: name => readFile(join(folder, name), 'utf8')
  }
}
