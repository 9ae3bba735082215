import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Bytes } from './digest.ts'

/** Quality for a body without a compressed form from the build, which uses 7 for documents: 9 takes twice as long and saves nothing there. */
const brotliQuality = (path: string): number => (path.endsWith('.html') ? 7 : 9)

/** The default window of 4 MB makes the encoder clear as much memory: 10 ms for a page, instead of 1 ms. */
const windowBits = (size: number): number => Math.max(16, Math.min(22, Math.ceil(Math.log2(size + 16))))

const codecs = {
  br: (body: Bytes, path: string) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality(path),
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        [constants.BROTLI_PARAM_LGWIN]: windowBits(body.length)
      }
    }),
  gzip: (body: Bytes) => promisify(gzip)(body, { level: 9 })
}

/** Number of simultaneous compressions. More would only fill the memory: each has a window and tables of its own. */
const maxParallel = 2

const runLimited = createLimiter(maxParallel)

/** Returns the compressed body, or undefined if it isn't smaller. Further calls wait for their turn. */
export async function compressBody(encoding: 'br' | 'gzip', body: Bytes, path: string): Promise<Bytes | undefined> {
  const result = new Uint8Array(await runLimited(() => codecs[encoding](body, path)))
  return result.length < body.length ? result : undefined
}

/** Returns a function that runs a number of tasks at a time, in the order of the calls. */
function createLimiter(maxRunning: number): <T>(run: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async run => {
    if (running === maxRunning) await new Promise<void>(resolve => waiting.push(resolve))
    else running++
    try {
      return await run()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
