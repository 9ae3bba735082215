import { ProblemError } from '../../upgrade/problem.ts'
import { maxEntries } from './checkable-files.ts'

/** File in a zip archive. */
export interface ZipEntry {
  name: string
  /** 0 for stored, 8 for deflated files. */
  method: number
  isEncrypted: boolean
  /** Declared bytes of the unpacked file. */
  size: number
  /** Packed bytes, in the archive from `start` to `end`. */
  start: number
  end: number
}

const localSignature = 0x04034b50
const centralSignature = 0x02014b50
const endSignature = 0x06054b50
const end64Signature = 0x06064b50
const locator64Signature = 0x07064b50
const endLength = 22
const maxCommentLength = 0xffff

/**
 * Reads the list of files at the end of an archive, also in the format for large archives (zip64). Refuses archives that
 * two programs may read in different ways: with bytes around the list, with another number of entries than declared, or
 * with entries that share bytes.
 */
export function readZipEntries(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const { count, start, end } = findDirectory(view)
    if (count > maxEntries) throw new ProblemError('tooManyEntries', String(maxEntries))
    const entries: ZipEntry[] = []
    const ranges: { start: number; end: number }[] = []
    let offset = start
    for (let index = 0; index < count; index++) {
      const { entry, headerOffset, next } = readEntry(view, bytes, offset, start)
      entries.push(entry)
      ranges.push({ start: headerOffset, end: entry.end })
      offset = next
    }
    if (offset !== end) throw new ProblemError('notZip')
    if (hasOverlap(ranges)) throw new ProblemError('zipOverlap')
    return entries
  } catch (error) {
    // An offset outside of the archive.
    throw error instanceof RangeError ? new ProblemError('notZip') : error
  }
}

function findDirectory(view: DataView): { count: number; start: number; end: number } {
  for (let at = view.byteLength - endLength; at >= Math.max(0, view.byteLength - endLength - maxCommentLength); at--) {
    if (view.getUint32(at, true) !== endSignature) continue
    if (at + endLength + view.getUint16(at + 20, true) !== view.byteLength) continue
    const isOneDisk = view.getUint16(at + 4, true) === 0 && view.getUint16(at + 6, true) === 0
    const count = view.getUint16(at + 10, true)
    const size = view.getUint32(at + 12, true)
    const start = view.getUint32(at + 16, true)
    if (at >= 20 && view.getUint32(at - 20, true) === locator64Signature) return findDirectory64(view, at - 20)
    if (!isOneDisk || start + size !== at) throw new ProblemError('notZip')
    return { count, start, end: at }
  }
  throw new ProblemError('notZip')
}

function findDirectory64(view: DataView, locator: number): { count: number; start: number; end: number } {
  const at = readNumber64(view, locator + 8)
  if (view.getUint32(at, true) !== end64Signature) throw new ProblemError('notZip')
  const count = readNumber64(view, at + 32)
  const size = readNumber64(view, at + 40)
  const start = readNumber64(view, at + 48)
  if (start + size !== at || at + 12 + readNumber64(view, at + 4) !== locator) throw new ProblemError('notZip')
  return { count, start, end: at }
}

/** Numbers above the length of any archive are outside of it, like all wrong offsets. */
const readNumber64 = (view: DataView, offset: number): number => {
  const value = Number(view.getBigUint64(offset, true))
  if (value > Number.MAX_SAFE_INTEGER) throw new RangeError()
  return value
}

function readEntry(
  view: DataView,
  bytes: Uint8Array,
  offset: number,
  directoryStart: number
): { entry: ZipEntry; headerOffset: number; next: number } {
  if (view.getUint32(offset, true) !== centralSignature) throw new ProblemError('notZip')
  const flags = view.getUint16(offset + 8, true)
  const nameEnd = offset + 46 + view.getUint16(offset + 28, true)
  const extraEnd = nameEnd + view.getUint16(offset + 30, true)
  const next = extraEnd + view.getUint16(offset + 32, true)
  const read64 = create64Reader(view, nameEnd, extraEnd)
  const size = read64(view.getUint32(offset + 24, true))
  const packedSize = read64(view.getUint32(offset + 20, true))
  const headerOffset = read64(view.getUint32(offset + 42, true))
  if (view.getUint32(headerOffset, true) !== localSignature) throw new ProblemError('notZip')
  const start = headerOffset + 30 + view.getUint16(headerOffset + 26, true) + view.getUint16(headerOffset + 28, true)
  const end = start + packedSize
  if (end > directoryStart || next > bytes.length) throw new ProblemError('notZip')
  const entry = {
    name: decodeName(bytes.subarray(offset + 46, nameEnd)),
    method: view.getUint16(offset + 10, true),
    isEncrypted: (flags & 1) !== 0,
    size,
    start,
    end
  }
  return { entry, headerOffset, next }
}

/** Returns a function that replaces the largest number of 32 bits with the next one of the zip64 field. */
function create64Reader(view: DataView, start: number, end: number): (value: number) => number {
  let field = start
  while (field + 4 <= end && view.getUint16(field, true) !== 1) field += 4 + view.getUint16(field + 2, true)
  let position = field + 4
  const fieldEnd = field + 4 <= end ? position + view.getUint16(field + 2, true) : 0
  return value => {
    if (value !== 0xffffffff) return value
    if (position + 8 > Math.min(fieldEnd, end)) throw new ProblemError('notZip')
    position += 8
    return readNumber64(view, position - 8)
  }
}

/** Names are UTF-8, or in an unknown encoding of which only the ASCII characters are certain. */
function decodeName(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return new TextDecoder('latin1').decode(bytes)
  }
}

function hasOverlap(ranges: { start: number; end: number }[]): boolean {
  ranges.sort((left, right) => left.start - right.start)
  return ranges.some(({ start }, index) => index > 0 && start < ranges[index - 1]!.end)
}
