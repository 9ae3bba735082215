import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync
} from 'node:fs'
import path from 'node:path'
import { formatBytes, ProblemError } from '../problem.ts'

/** Links are not followed, and opening a pipe does not wait for its other end. Windows has neither flag. */
const openFlags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0)

/** Returns the bytes of a file; undefined for links, devices, pipes, and files that are too large or unreadable. */
export function readRegularFile(file: string, maxBytes: number): Buffer | undefined {
  try {
    return readBytes(file, maxBytes)
  } catch {
    return undefined
  }
}

/** Reads a file that may be replaced or changed meanwhile, up to a number of bytes. */
export function readBytes(file: string, maxBytes: number): Buffer {
  const descriptor = openFile(file)
  try {
    const before = fstatSync(descriptor)
    if (!before.isFile()) throw new ProblemError('notRegular')
    if (before.size > maxBytes) throw new ProblemError('tooLarge', formatBytes(before.size), formatBytes(maxBytes))
    // One more byte than the size shows that the file grows.
    const bytes = Buffer.alloc(before.size + 1)
    let length = 0
    for (let count = -1; count !== 0 && length < bytes.length; length += count)
      count = readSync(descriptor, bytes, length, bytes.length - length, length)
    const after = fstatSync(descriptor)
    if (length !== before.size || after.size !== before.size || after.mtimeMs !== before.mtimeMs)
      throw new ProblemError('changed')
    return bytes.subarray(0, length)
  } finally {
    closeSync(descriptor)
  }
}

function openFile(file: string): number {
  try {
    return openSync(file, openFlags)
  } catch {
    throw new ProblemError('unreadable')
  }
}

/** Returns the text of a file with its byte order mark. */
export function readText(file: string, maxBytes: number): string {
  const bytes = readBytes(file, maxBytes)
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw new ProblemError('notText')
  }
}

/** Checks again before a write that a file is inside the folder, as a link may have replaced it meanwhile. */
function isInside(file: string, root: string): boolean {
  const real = realpathSync(path.dirname(file))
  return (real === root || real.startsWith(root + path.sep)) && lstatSync(file).isFile()
}

/** Replaces a file atomically by a rename; the old one stays if the disk is full or the folder is not writable. */
export function writeText(file: string, text: string, root: string): void {
  const temporaryFile = `${file}.${process.pid}.tmp`
  try {
    if (!isInside(file, root)) throw new ProblemError('outside')
    writeFileSync(temporaryFile, text, { flag: 'wx', mode: lstatSync(file).mode & 0o777 })
    renameSync(temporaryFile, file)
  } catch (error) {
    if (error instanceof ProblemError) throw error
    const { code = 'error' } = error as NodeJS.ErrnoException
    if (code !== 'EEXIST') rmSync(temporaryFile, { force: true })
    throw new ProblemError('notWritten', code)
  }
}
