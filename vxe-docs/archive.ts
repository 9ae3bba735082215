import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'

/**
 * Files compressed as one, because those of several languages are alike: a length, a list of names and lengths, and all
 * bodies, in one Brotli stream with a window that spans them.
 */
export function packArchive(files: readonly { name: string; body: Uint8Array }[], quality: number): Buffer {
  const sorted = files.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const list = Buffer.from(JSON.stringify(sorted.map(({ name, body }) => [name, body.length])))
  const head = Buffer.alloc(4)
  head.writeUInt32LE(list.length)
  const bytes = Buffer.concat([head, list, ...sorted.map(({ body }) => body)])
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LARGE_WINDOW]: 1,
      [constants.BROTLI_PARAM_LGWIN]: windowBits,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length
    }
  })
}

/** 128 MB, more than the files of the site together. */
const windowBits = 27

export type ArchiveFiles = ReadonlyMap<string, Uint8Array>

/** Throws if the bytes are no archive. */
export function unpackArchive(packed: Uint8Array): ArchiveFiles {
  const bytes = brotliDecompressSync(packed, { params: { [constants.BROTLI_DECODER_PARAM_LARGE_WINDOW]: 1 } })
  const start = 4 + bytes.readUInt32LE(0)
  const list = JSON.parse(bytes.toString('utf8', 4, start)) as [name: string, length: number][]
  const files = new Map<string, Uint8Array>()
  let at = start
  for (const [name, length] of list) files.set(name, bytes.subarray(at, (at += length)))
  if (at !== bytes.length) throw new Error('The archive is damaged.')
  return files
}
