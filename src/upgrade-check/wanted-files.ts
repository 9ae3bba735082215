import { fileKind } from '../../upgrade/read/file-kind.ts'
import { isLeftFolder } from '../../upgrade/read/left-folders.ts'

/** A larger file is made by a program. */
export const largestFile = 1_000_000

/** More than any project has that one wants to read in a browser. */
export const mostFiles = 20_000
export const mostBytes = 100_000_000

/** Names come from archives and folders of anybody: one that leads out of its folder has no name here. */
export function safeName(name: string): string | undefined {
  const parts = name.replaceAll('\\', '/').split('/').filter(Boolean)
  return parts.some(part => part === '.' || part === '..') ? undefined : parts.join('/')
}

/** What the checker reads, outside of folders that hold what others have written or a program has made. */
export function isWanted(name: string): boolean {
  const folders = name.split('/').slice(0, -1)
  return !folders.some(isLeftFolder) && fileKind(name) !== undefined
}

/** `app/src/a.vue`, `app/package.json` -> `src/a.vue`, `package.json` */
export function withoutCommonFolder<T extends { name: string }>(files: readonly T[]): T[] {
  const [first = ''] = files[0]?.name.split('/') ?? []
  const isCommon = files.length > 0 && files.every(({ name }) => name.startsWith(`${first}/`))
  return isCommon ? files.map(file => ({ ...file, name: file.name.slice(first.length + 1) })) : [...files]
}
