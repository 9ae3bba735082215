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
    list: () => readdirSync(root, { recursive: true, encoding: 'utf8' }).map(name => name.split(path.sep).join('/')).sort(),
    read: name => readFileSync(path.join(root, name), 'utf8').replaceAll('\r\n', '\n'),
    has: name => existsSync(path.join(root, name))
  }
}
