import { realpathSync, statSync } from 'node:fs'
import path from 'node:path'
import { commitState } from './source-files.ts'

export interface BlockedWrite {
  path: string
  state: 'uncommitted' | 'unknown'
}

/** Returns the first path in a git tree with uncommitted changes, or perhaps with some: a change could not be undone. */
export function getBlockedWrite(paths: readonly string[], workingFolder: string): BlockedWrite | undefined {
  for (const each of paths) {
    const realPath = realpathSync(path.resolve(workingFolder, each))
    const state = commitState(statSync(realPath).isDirectory() ? realPath : path.dirname(realPath))
    if (state !== 'committed') return { path: each, state }
  }
  return undefined
}
