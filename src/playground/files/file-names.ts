import { projectLimits } from '../../../shared/project-code.ts'
import type { ProjectFile } from '../../../shared/project.ts'
import { isDeviceName, isProjectFileName } from '../../../shared/file-names.ts'

export type NameProblem = 'empty' | 'characters' | 'dot' | 'device' | 'ending' | 'long' | 'taken' | 'many'

/** Removes spaces around a typed name and the `./` or `@/` of an import. */
export const normalizeName = (typed: string): string => typed.trim().replace(/^(\.?\/|@\/)+/, '')

/** Returns the reason that forbids a name. `current` is the file's own name during a rename. */
export function getNameProblem(
  typed: string,
  files: readonly ProjectFile[],
  current?: string
): NameProblem | undefined {
  const name = normalizeName(typed)
  if (!name) return 'empty'
  if (name.length > projectLimits.name) return 'long'
  if (!/\.(?:vue|ts|js|css|json)$/.test(name)) return /^[\w./-]+$/.test(name) ? 'ending' : 'characters'
  const segments = name.split('/')
  if (segments.some(segment => segment.startsWith('.'))) return 'dot'
  if (segments.some(isDeviceName)) return 'device'
  if (!isProjectFileName(name)) return 'characters'
  const others = files.filter(file => file.name !== current)
  // Most disks treat `a.ts` and `A.ts` as one file.
  if (others.some(file => file.name.toLowerCase() === name.toLowerCase())) return 'taken'
  return current === undefined && files.length >= projectLimits.files ? 'many' : undefined
}

/** Returns an unused default name. @example newName(files, 'ts') // 'file-2.ts' */
export function getUnusedName(files: readonly ProjectFile[], ending: string): string {
  const taken = new Set(files.map(file => file.name.toLowerCase()))
  let name = `file.${ending}`
  for (let count = 2; taken.has(name); count += 1) name = `file-${count}.${ending}`
  return name
}

/** Returns the index of the tab that an arrow key, Home or End selects. */
export function getNextTab(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count
  if (key === 'ArrowLeft') return (index - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
