import { fileKind } from '../../usage/read/file-kind.ts'

/** Limits of a folder, above any project. Each may be lowered by a test. */
export interface WalkLimits {
  /** Folders and files that are listed. */
  entries: number
  depth: number
  /** Files that are checked. */
  files: number
  /** Bytes of the files that are checked. */
  bytes: number
  /** Comparisons of names with the characters of ignore rules. */
  ignoreSteps: number
}

export const defaultWalkLimits: WalkLimits = {
  entries: 1_000_000,
  depth: 200,
  files: 100_000,
  bytes: 4_000_000_000,
  ignoreSteps: 1_000_000_000
}

const maxFileBytes = 20_000_000
/** Lock files are only searched. */
const maxLockBytes = 100_000_000

export const maxBytesOf = (name: string): number => (fileKind(name) === 'lock' ? maxLockBytes : maxFileBytes)
