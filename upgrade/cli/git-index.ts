/** Tracked file of a git repository. */
export interface IndexEntry {
  /** Relative to the root of the repository, with forward slashes. */
  path: string
  kind: 'file' | 'link' | 'submodule'
  /** Hash of the blob, in hexadecimal. */
  hash: string
  /** True if git leaves the file out of the working tree: sparse checkout. */
  isSkipped: boolean
}

export class UnreadableIndex extends Error {}

const kinds: Record<number, IndexEntry['kind']> = { 0o10: 'file', 0o12: 'link', 0o16: 'submodule' }

/** Longest path of any system. */
const maxNameLength = 4096
/** In version 4, a name repeats the one before and adds to it, so a small index can hold endless names. */
const maxNameBytes = 200_000_000

/** Offset of the hash in an entry, after ten numbers of 32 bits. */
const hashOffset = 40

/**
 * Reads the file `.git/index` in versions 2 to 4. git itself is not started, because a repository can name programs
 * that git runs: `core.fsmonitor`, filters, hooks.
 */
export function readIndex(bytes: Buffer, hashLength: 20 | 32): IndexEntry[] {
  const version = bytes.length < 12 || bytes.toString('latin1', 0, 4) !== 'DIRC' ? 0 : bytes.readUInt32BE(4)
  if (version < 2 || version > 4) throw new UnreadableIndex('The index of the git repository has an unknown format.')
  const count = bytes.readUInt32BE(8)
  const end = bytes.length - hashLength
  const entries: IndexEntry[] = []
  let offset = 12
  let previous = Buffer.alloc(0)
  let nameBytes = 0
  for (let index = 0; index < count; index++) {
    const flagsOffset = offset + hashOffset + hashLength
    if (flagsOffset + 2 > end) throw new UnreadableIndex('The index of the git repository is cut off.')
    const isExtended = version >= 3 && (bytes.readUInt16BE(flagsOffset) & 0x4000) !== 0
    const extendedFlags = isExtended ? bytes.readUInt16BE(flagsOffset + 2) : 0
    let nameOffset = flagsOffset + (isExtended ? 4 : 2)
    let sharedLength = 0
    if (version === 4) {
      const { value, next } = readVariableLength(bytes, nameOffset)
      if (value > previous.length) throw new UnreadableIndex('The index of the git repository is damaged.')
      sharedLength = previous.length - value
      nameOffset = next
    }
    const nameEnd = bytes.indexOf(0, nameOffset)
    if (nameEnd < 0 || nameEnd >= end) throw new UnreadableIndex('The index of the git repository is cut off.')
    const nameLength = sharedLength + nameEnd - nameOffset
    nameBytes += nameLength
    if (nameLength > maxNameLength || nameBytes > maxNameBytes)
      throw new UnreadableIndex('The index of the git repository has names above the limits.')
    const name = Buffer.concat([previous.subarray(0, sharedLength), bytes.subarray(nameOffset, nameEnd)])
    entries.push({
      path: name.toString('utf8'),
      kind: kinds[bytes.readUInt32BE(offset + 24) >> 12] ?? 'file',
      hash: bytes.toString('hex', offset + hashOffset, offset + hashOffset + hashLength),
      isSkipped: (extendedFlags & 0x4000) !== 0
    })
    previous = name
    // Up to version 3 an entry is padded with 1 to 8 zero bytes to a multiple of eight.
    offset = version === 4 ? nameEnd + 1 : offset + Math.ceil((nameEnd + 1 - offset) / 8) * 8
  }
  return entries
}

/** The encoding that git uses for offsets in packs: each byte adds 7 bits, plus one per further byte. */
function readVariableLength(bytes: Buffer, start: number): { value: number; next: number } {
  let next = start
  let byte = bytes[next++] ?? 0
  let value = byte & 0x7f
  while (byte & 0x80 && next - start < 8) {
    byte = bytes[next++] ?? 0
    value = (value + 1) * 128 + (byte & 0x7f)
  }
  return { value, next }
}
