import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readFileSync, readlinkSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import { readRegularFile } from './file-access.ts'
import type { IndexEntry } from './git-index.ts'
import { readIndex } from './git-index.ts'
import type { IgnoreTest } from './ignore.ts'
import { readIgnore } from './ignore.ts'

/** Git repository that contains a folder, read without git. */
export interface Repository {
  root: string
  /** Tracked files by their path relative to the root; reads the index on the first call. */
  entries: () => ReadonlyMap<string, IndexEntry>
  /** Rules of `.git/info/exclude` and of the user's own ignore file. */
  commonIgnores: IgnoreTest[]
}

const maxIndexBytes = 1 << 28
const maxConfigBytes = 1 << 20
/** Larger files are compared by their existence only. */
const maxHashedBytes = 1 << 27

/** Returns the innermost repository with a working tree that contains the folder. */
export function findRepository(folder: string): Repository | undefined {
  for (let root = folder; ; root = path.dirname(root)) {
    const gitFolder = gitFolderOf(root)
    if (gitFolder) return openRepository(root, gitFolder)
    if (root === path.dirname(root)) return undefined
  }
}

/** In a linked working tree and in a submodule, `.git` is a file that names the folder. */
function gitFolderOf(root: string): string | undefined {
  const name = path.join(root, '.git')
  const stats = lstatSync(name, { throwIfNoEntry: false })
  if (stats?.isDirectory()) return existsSync(path.join(name, 'HEAD')) ? name : undefined
  const text = stats?.isFile() ? readRegularFile(name, maxConfigBytes)?.toString('utf8') : undefined
  const target = text && /^gitdir:(.+)$/m.exec(text)?.[1]?.trim()
  return target ? path.resolve(root, target) : undefined
}

function openRepository(root: string, gitFolder: string): Repository {
  const readText = (file: string) => readRegularFile(file, maxConfigBytes)?.toString('utf8') ?? ''
  // A linked working tree shares the configuration and the exclusions of the main one.
  const commonFolder = path.resolve(gitFolder, readText(path.join(gitFolder, 'commondir')).trim())
  const hashLength = /objectformat\s*=\s*sha256/i.test(readText(path.join(commonFolder, 'config'))) ? 32 : 20
  const userFolder = process.env['XDG_CONFIG_HOME'] ?? path.join(homedir(), '.config')
  let entries: Map<string, IndexEntry> | undefined
  return {
    root,
    entries: () => {
      if (entries) return entries
      const index = path.join(gitFolder, 'index')
      const bytes = existsSync(index) ? readRegularFile(index, maxIndexBytes) : Buffer.alloc(0)
      if (!bytes) throw new Error(`${index} can't be read.`)
      entries = new Map(bytes.length ? readIndex(bytes, hashLength).map(entry => [entry.path, entry]) : [])
      return entries
    },
    commonIgnores: [path.join(commonFolder, 'info/exclude'), path.join(userFolder, 'git/ignore')].map(file =>
      readIgnore(readText(file))
    )
  }
}

/**
 * True if a tracked file of the repository is missing or has other content than the index. Content that a filter
 * converts on checkout counts as changed, because the filter would have to run to compare it.
 */
export function hasChangedFiles({ root, entries }: Repository): boolean {
  return [...entries().values()].some(entry => !entry.isSkipped && entry.kind !== 'submodule' && isChanged(root, entry))
}

function isChanged(root: string, { path: name, kind, hash }: IndexEntry): boolean {
  const file = path.join(root, name)
  const stats = lstatSync(file, { throwIfNoEntry: false })
  if (kind === 'link') return !stats?.isSymbolicLink() || hashOf(Buffer.from(readlinkSync(file)), hash) !== hash
  if (!stats?.isFile()) return true
  if (stats.size > maxHashedBytes) return false
  const bytes = readFileSync(file)
  if (hashOf(bytes, hash) === hash) return false
  // On Windows git stores line feeds for text that is checked out with CRLF.
  return (
    !bytes.includes('\r\n') ||
    hashOf(Buffer.from(bytes.toString('latin1').replaceAll('\r\n', '\n'), 'latin1'), hash) !== hash
  )
}

/** Hash of a blob, of the same kind as the given one. */
const hashOf = (bytes: Buffer, like: string): string =>
  createHash(like.length === 64 ? 'sha256' : 'sha1')
    .update(`blob ${bytes.length}\0`)
    .update(bytes)
    .digest('hex')
