import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'
import type { Bytes } from './digest.ts'

/** Near the best ratio at a tenth of its time: the build may leave smaller files beside the originals. */
const brotliQuality = 9

const codecs = {
  br: {
    pack: (body: Bytes) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
    unpack: promisify(brotliDecompress)
  },
  gzip: { pack: (body: Bytes) => promisify(gzip)(body, { level: 9 }), unpack: promisify(gunzip) }
}

/**
 * The compressed body, or undefined when it isn't smaller.
 * `ready` is the file from the build, used when it holds this very body.
 */
export async function compressed(encoding: 'br' | 'gzip', body: Bytes, ready?: Bytes): Promise<Bytes | undefined> {
  const { pack, unpack } = codecs[encoding]
  const holdsBody = ready && (await unpack(ready).then(unpacked => unpacked.equals(body), () => false))
  const result = holdsBody ? ready : new Uint8Array(await pack(body))
  return result.length < body.length ? result : undefined
}
