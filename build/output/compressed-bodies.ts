import { appendFileSync, readFileSync } from 'node:fs'
import { hashOf, hashOfPieces } from '../graph/hash.ts'
import { diskError, writeWhole } from '../graph/disk.ts'
import type { Bodies, Compress, Compressed } from './compress.ts'
import { compressHere } from './compress.ts'

/** `sum` stands for the body. */
export interface Summed extends Compressed {
  sum: string
}

export interface Compressor {
  compress: (file: Summed) => Promise<Bodies>
  /** Begins with files that are certain to come. */
  begin: (files: readonly Summed[]) => void
  /** Keeps what this run used for the next one. */
  keep: () => void
}

/** How the forms of many bodies stand in a block: a line with the sum of the bytes and their places in JSON, then the bytes. */
type Index = Record<string, [br: number, gzip: number]>

/** Compresses each body once: what is known from the last build is looked up by what it is made from. */
export function compressor(file: string, compress: Compress = compressHere): Compressor {
  const { known, isWhole } = readKept(file)
  const used = new Map<string, Bodies>()
  const begun = new Map<string, Promise<Bodies>>()
  const begin = (files: readonly Summed[]): void => {
    const unknown = files.filter(each => ![used, known, begun].some(bodies => bodies.has(keyOf(each))))
    if (!unknown.length) return
    const made = compress(unknown)
    for (const [index, each] of unknown.entries()) {
      const bodies = made.then(all => all[index]!)
      // Who asks for it later hears of an error.
      bodies.catch(() => {})
      begun.set(keyOf(each), bodies)
    }
  }
  return {
    async compress(each) {
      const key = keyOf(each)
      begin([each])
      const bodies = used.get(key) ?? known.get(key) ?? (await begun.get(key)!)
      begun.delete(key)
      used.set(key, bodies)
      return bodies
    },
    begin,
    keep() {
      const added = [...used].filter(([key]) => !known.has(key))
      const past = [...known].filter(([key]) => !used.has(key))
      if (!isWhole || sizeOf(past) > sizeOf(used)) writeWhole(file, blockOf(used))
      else if (added.length) append(file, Buffer.concat(blockOf(added)))
    }
  }
}

const keyOf = ({ level, sum }: Summed): string => `${level}${sum}`

const sizeOf = (entries: Iterable<[string, Bodies]>): number =>
  [...entries].reduce((sum, [, { br, gzip }]) => sum + (br?.length ?? 0) + (gzip?.length ?? 0), 0)

function blockOf(bodies: Iterable<[string, Bodies]>): Uint8Array[] {
  const entries = [...bodies]
  const index: Index = Object.fromEntries(
    entries.map(([key, { br, gzip }]) => [key, [br?.length ?? 0, gzip?.length ?? 0]])
  )
  const bytes = entries.flatMap(([, { br, gzip }]) => [br ?? none, gzip ?? none])
  return [Buffer.from(`${hashOfPieces(bytes)} ${JSON.stringify(index)}\n`), ...bytes]
}

/** Most builds add a little to a lot. Half a block, of a program that was stopped, is thrown away by the next reader. */
function append(file: string, block: Uint8Array): void {
  try {
    appendFileSync(file, block)
  } catch (error) {
    throw diskError(error, file)
  }
}

const none = new Uint8Array()

/** `isWhole`: everything in the file could be read. */
function readKept(file: string): { known: Map<string, Bodies>; isWhole: boolean } {
  const known = new Map<string, Bodies>()
  let rest: Buffer
  try {
    rest = readFileSync(file)
  } catch {
    return { known, isWhole: false }
  }
  while (rest.length) {
    const block = readBlock(rest)
    if (!block) return { known, isWhole: false }
    for (const [key, bodies] of block.entries) known.set(key, bodies)
    rest = block.rest
  }
  return { known, isWhole: known.size > 0 }
}

function readBlock(bytes: Buffer): { entries: [string, Bodies][]; rest: Buffer } | undefined {
  const end = bytes.indexOf('\n')
  const [, sum, text = ''] = /^(\S+) (\{.+)$/.exec(bytes.subarray(0, end).toString()) ?? []
  const index = indexIn(text)
  if (end < 0 || !index) return undefined
  let at = end + 1
  const take = (length: number) => (length ? bytes.subarray(at, (at += length)) : undefined)
  const entries = Object.entries(index).map(([key, [br, gzip]]): [string, Bodies] => [
    key,
    { br: take(br), gzip: take(gzip) }
  ])
  return sum === hashOf(bytes.subarray(end + 1, at)) ? { entries, rest: bytes.subarray(at) } : undefined
}

function indexIn(text: string): Index | undefined {
  try {
    return JSON.parse(text) as Index
  } catch {
    return undefined
  }
}
