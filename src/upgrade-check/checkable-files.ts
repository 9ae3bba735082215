import { fileKind } from '../../usage/read/file-kind.ts'
import { isIgnoredFolder } from '../../upgrade/read/ignored-folders.ts'

/** Maximum bytes of a file; larger ones are generated. */
export const maxFileBytes = 1_000_000
/** Lock files list thousands of packages and are only searched. */
export const maxLockBytes = 20_000_000

/** Limits above any project that is practical to read in a browser. */
export const maxFiles = 20_000
export const maxTotalBytes = 100_000_000
/** Folders and files that are listed, with those that are not checked. */
export const maxEntries = 200_000
export const maxDepth = 100

export const maxBytesOf = (name: string): number => (fileKind(name) === 'lock' ? maxLockBytes : maxFileBytes)

// oxlint-disable-next-line no-control-regex -- names of files are untrusted
const controlCharacter = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/

/** Returns the normalized name; undefined for a name that is unsafe to unpack, as archives are untrusted. */
export function normalizeFileName(name: string): string | undefined {
  const slashed = name.replaceAll('\\', '/')
  if (slashed.startsWith('/') || /^[A-Za-z]:/.test(slashed) || controlCharacter.test(slashed)) return undefined
  const parts = slashed.split('/').filter(Boolean)
  return parts.some(part => part === '.' || part === '..') ? undefined : parts.join('/')
}

/** True for files that the checker reads, outside of dependency and build folders. */
export function isCheckable(name: string): boolean {
  const folders = name.split('/').slice(0, -1)
  return !folders.some(isIgnoredFolder) && fileKind(name) !== undefined
}

/** `app/src/a.vue`, `app/package.json` -> `src/a.vue`, `package.json` */
export function withoutCommonFolder<T extends { name: string }>(files: readonly T[]): T[] {
  const [first = ''] = files[0]?.name.split('/') ?? []
  const isCommon = files.length > 0 && files.every(({ name }) => name.startsWith(`${first}/`))
  return isCommon ? files.map(file => ({ ...file, name: file.name.slice(first.length + 1) })) : [...files]
}
