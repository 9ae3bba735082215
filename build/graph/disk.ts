import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'

/** Another build may be reading the file: it sees the old one or the new one, never a part. */
export function writeWhole(file: string, body: string | Uint8Array | readonly Uint8Array[]): void {
  const draft = `${file}.${process.pid}.new`
  try {
    const open = openSync(draft, 'w')
    try {
      // What comes in pieces is long: putting it together first takes that much memory once more.
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

/** When a file was written last; undefined for one that another build has just renamed or removed. */
export const changedAt = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.mtimeMs

/** Undefined for a file that is not there, or can't be read. */
export function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** Undefined for a file that is not there. */
export const sizeOf = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.size

/** Does what another build may have done in this moment, or undone: what is gone is gone, what came in between stays. */
export function unlessGone<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch (error) {
    if (/^(ENOENT|ENOTEMPTY|EEXIST)$/.test((error as NodeJS.ErrnoException).code ?? '')) return undefined
    throw error
  }
}

/** A full disk is one sentence. */
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
