import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'

/**
 * Writes a file through a draft that is renamed: another build that reads the file sees the old or the new one, never
 * a part.
 */
export function writeAtomically(file: string, body: string | Uint8Array | readonly Uint8Array[]): void {
  const draft = `${file}.${process.pid}.new`
  try {
    const open = openSync(draft, 'w')
    try {
      // Pieces are written one by one: joining them first would take their total size in memory once more.
      for (const piece of Array.isArray(body) ? body : [body]) writeFileSync(open, piece)
    } finally {
      closeSync(open)
    }
    renameSync(draft, file)
  } catch (error) {
    rmSync(draft, { force: true })
    throw diskError(error, file)
  }
}

/**
 * Returns the modification time of a file in milliseconds; undefined if another build has just renamed or removed it.
 */
export const modifiedAt = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.mtimeMs

/** Returns the text of a file; undefined if it does not exist or can't be read. */
export function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** Returns the size of a file in bytes; undefined if it does not exist. */
export const sizeOf = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.size

/** Runs a file operation; returns undefined if another build has removed or created the file in the meantime. */
export function ignoreConcurrentChange<T>(operation: () => T): T | undefined {
  try {
    return operation()
  } catch (error) {
    if (/^(ENOENT|ENOTEMPTY|EEXIST)$/.test((error as NodeJS.ErrnoException).code ?? '')) return undefined
    throw error
  }
}

/** Turns the error of a full or read-only disk into one sentence with the remedy; returns any other error unchanged. */
export function diskError(error: unknown, file: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new Error(`The disk is full: ${file} could not be written. Free some space and build again.`, {
      cause: error
    })
  if (code === 'EROFS' || code === 'EACCES')
    return new Error(`${file} could not be written (${code}). Allow writing there and build again.`, { cause: error })
  return error
}
