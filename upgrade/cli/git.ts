import { spawnSync } from 'node:child_process'
import path from 'node:path'

function git(folder: string, ...words: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', words, { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 28 })
  return status === 0 ? stdout : undefined
}

/** Files that git has or would take, as whole paths; undefined where there is no git. */
export const gitFiles = (folder: string): string[] | undefined =>
  git(folder, 'ls-files', '-z', '--cached', '--others', '--exclude-standard')
    ?.split('\0')
    .filter(Boolean)
    .map(name => path.join(folder, name))

/** Whether something is not committed that a change could be lost in. */
export const isDirty = (folder: string): boolean => Boolean(git(folder, 'status', '--porcelain')?.trim())
