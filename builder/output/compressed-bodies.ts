import { appendFileSync, readFileSync } from 'node:fs'
import { hashOf, hashOfPieces } from '../graph/hash.ts'
import { diskError, writeAtomically } from '../graph/disk.ts'
import type { CompressedBodies, Compress, CompressibleFile } from './compress.ts'
import { compressInProcess } from './compress.ts'

/** `sum` identifies the body. */
export interface HashedFile extends CompressibleFile {
  sum: string
}

export interface Compressor {
  compress: (file: HashedFile) => Promise<CompressedBodies>
  /** Starts to compress files that will certainly be requested. */
  start: (files: readonly HashedFile[]) => void
  /** Stores the bodies that this run used for the next one. */
  save: () => void
}

/** First line of a block: the checksum of the bytes and the lengths of the forms as JSON. The bytes follow. */
type BlockIndex = Record<string, [br: number, gzip: number]>

/** Compresses each body once: results of the last build are looked up by level and checksum of the body. */
export function createCompressor(file: string, compress: Compress = compressInProcess): Compressor {
  const { cached, isWhole } = readCached(file)
  const used = new Map<string, CompressedBodies>()
  const pending = new Map<string, Promise<CompressedBodies>>()
  const start = (files: readonly HashedFile[]): void => {
    const unknown = files.filter(each => ![used, cached, pending].some(bodies => bodies.has(keyOf(each))))
    if (!unknown.length) return
    const compressed = compress(unknown)
    for (const [index, each] of unknown.entries()) {
      const bodies = compressed.then(all => all[index]!)
      // The request for this body reports the error.
      bodies.catch(() => {})
      pending.set(keyOf(each), bodies)
    }
  }
  return {
    async compress(each) {
      const key = keyOf(each)
      start([each])
      const bodies = used.get(key) ?? cached.get(key) ?? (await pending.get(key)!)
      pending.delete(key)
      used.set(key, bodies)
      return bodies
    },
    start,
    save() {
      const added = [...used].filter(([key]) => !cached.has(key))
      const unused = [...cached].filter(([key]) => !used.has(key))
      if (!isWhole || sizeOf(unused) > sizeOf(used)) writeAtomically(file, blockOf(used))
      else if (added.length) append(file, Buffer.concat(blockOf(added)))
    }
  }
}

const keyOf = ({ level, sum }: HashedFile): string => `${level}${sum}`

const sizeOf = (entries: Iterable<[string, CompressedBodies]>): number =>
  [...entries].reduce((sum, [, { br, gzip }]) => sum + (br?.length ?? 0) + (gzip?.length ?? 0), 0)

function blockOf(bodies: Iterable<[string, CompressedBodies]>): Uint8Array[] {
  const entries = [...bodies]
  const index: BlockIndex = Object.fromEntries(
    entries.map(([key, { br, gzip }]) => [key, [br?.length ?? 0, gzip?.length ?? 0]])
  )
  const bytes = entries.flatMap(([, { br, gzip }]) => [br ?? emptyBody, gzip ?? emptyBody])
  return [Buffer.from(`${hashOfPieces(bytes)} ${JSON.stringify(index)}\n`), ...bytes]
}

/**
 * Appends, because most builds add a little to a large file. The next reader discards an incomplete block of a
 * stopped program.
 */
function append(file: string, block: Uint8Array): void {
  try {
    appendFileSync(file, block)
  } catch (error) {
    throw diskError(error, file)
  }
}

const emptyBody = new Uint8Array()

/** `isFullyRendered` means that everything in the file could be read. */
function readCached(file: string): { cached: Map<string, CompressedBodies>; isWhole: boolean } {
  const cached = new Map<string, CompressedBodies>()
  let rest: Buffer
  try {
    rest = readFileSync(file)
  } catch {
    return { cached, isWhole: false }
  }
  while (rest.length) {
    const block = readBlock(rest)
    if (!block) return { cached, isWhole: false }
    for (const [key, bodies] of block.entries) cached.set(key, bodies)
    rest = block.rest
  }
  return { cached, isWhole: cached.size > 0 }
}

function readBlock(bytes: Buffer): { entries: [string, CompressedBodies][]; rest: Buffer } | undefined {
  const end = bytes.indexOf('\n')
  const [, sum, text = ''] = /^(\S+) (\{.+)$/.exec(bytes.subarray(0, end).toString()) ?? []
  const index = parseIndex(text)
  if (end < 0 || !index) return undefined
  let offset = end + 1
  const take = (length: number) => (length ? bytes.subarray(offset, (offset += length)) : undefined)
  const entries = Object.entries(index).map(([key, [br, gzip]]): [string, CompressedBodies] => [
    key,
    { br: take(br), gzip: take(gzip) }
  ])
  return sum === hashOf(bytes.subarray(end + 1, offset)) ? { entries, rest: bytes.subarray(offset) } : undefined
}

function parseIndex(text: string): BlockIndex | undefined {
  try {
    return JSON.parse(text) as BlockIndex
  } catch {
    return undefined
  }
}
