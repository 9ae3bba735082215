import { limits } from '../../../shared/project-code.ts'
import type { ProjectFile } from '../../../shared/project.ts'
import { isDeviceName, isProjectFileName } from '../../../shared/file-names.ts'

export type NameProblem = 'empty' | 'characters' | 'dot' | 'device' | 'ending' | 'long' | 'taken' | 'many'

/** What a reader means: without spaces around it, without the `./` or `@/` of an import. */
export const tidyName = (typed: string): string => typed.trim().replace(/^(\.?\/|@\/)+/, '')

/** Why a file can't be called that. `current` is its own name while it is renamed. */
export function nameProblem(typed: string, files: readonly ProjectFile[], current?: string): NameProblem | undefined {
  const name = tidyName(typed)
  if (!name) return 'empty'
  if (name.length > limits.name) return 'long'
  if (!/\.(?:vue|ts|js|css|json)$/.test(name)) return /^[\w./-]+$/.test(name) ? 'ending' : 'characters'
  const segments = name.split('/')
  if (segments.some(segment => segment.startsWith('.'))) return 'dot'
  if (segments.some(isDeviceName)) return 'device'
  if (!isProjectFileName(name)) return 'characters'
  const others = files.filter(file => file.name !== current)
  // `a.ts` and `A.ts` are one file on most disks.
  if (others.some(file => file.name.toLowerCase() === name.toLowerCase())) return 'taken'
  return current === undefined && files.length >= limits.files ? 'many' : undefined
}

/** A name to begin with. @example newName(files, 'ts') // 'file-2.ts' */
export function newName(files: readonly ProjectFile[], ending: string): string {
  const taken = new Set(files.map(file => file.name.toLowerCase()))
  let name = `file.${ending}`
  for (let count = 2; taken.has(name); count += 1) name = `file-${count}.${ending}`
  return name
}

/** Where the arrow keys, Home and End lead in a row of tabs. */
export function tabAfter(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
