import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { hashOf } from '../graph/hash.ts'
import { writeWhole } from '../graph/store.ts'

export interface Bodies {
  br?: Uint8Array
  gzip?: Uint8Array
}

export interface Compressor {
  /** Smaller forms of a body; none where it would not get smaller. `sum` stands for the body. */
  compress: (body: Uint8Array, level: number, sum: string) => Promise<Bodies>
  /** Keeps what this run used for the next one. */
  keep: () => void
}

/** How the forms of many bodies stand in one file: a line of JSON with their places, then the bytes. */
type Index = Record<string, [br: number, gzip: number]>

/** Compresses each body once: what is known from the last build is looked up by what it is made from. */
export function compressor(file: string): Compressor {
  const known = readKept(file)
  const used = new Map<string, Bodies>()
  return {
    async compress(body, level, sum) {
      const key = `${level}${sum}`
      const bodies = used.get(key) ?? known.get(key) ?? (await smaller(body, level))
      used.set(key, bodies)
      return bodies
    },
    keep() {
      if (used.size === known.size && [...used.keys()].every(key => known.has(key))) return
      const entries = [...used].sort(([a], [b]) => (a < b ? -1 : 1))
      const index: Index = Object.fromEntries(
        entries.map(([key, { br, gzip }]) => [key, [br?.length ?? 0, gzip?.length ?? 0]])
      )
      const bytes = Buffer.concat(entries.flatMap(([, { br, gzip }]) => [br ?? none, gzip ?? none]))
      writeWhole(file, Buffer.concat([Buffer.from(`${hashOf(bytes)} ${JSON.stringify(index)}\n`), bytes]))
    }
  }
}

const none = new Uint8Array()

async function smaller(body: Uint8Array, level: number): Promise<Bodies> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    // With the usual window, clearing the memory for a small file takes five times as long as compressing it.
    [constants.BROTLI_PARAM_LGWIN]: Math.max(16, Math.min(22, Math.ceil(Math.log2(body.length + 16))))
  }
  const [br, gz] = await Promise.all([promisify(brotliCompress)(body, { params }), promisify(gzip)(body, { level: 9 })])
  return { ...(br.length < body.length && { br }), ...(gz.length < body.length && { gzip: gz }) }
}

function readKept(file: string): Map<string, Bodies> {
  try {
    const bytes = readFileSync(file)
    const end = bytes.indexOf('\n')
    const [, sum, index = ''] = /^(\S+) (.+)$/.exec(bytes.subarray(0, end).toString()) ?? []
    const rest = bytes.subarray(end + 1)
    if (sum !== hashOf(rest)) return new Map()
    let at = 0
    const take = (length: number) => (length ? rest.subarray(at, (at += length)) : undefined)
    return new Map(
      Object.entries(JSON.parse(index) as Index).map(([key, [br, gzip]]) => [key, { br: take(br), gzip: take(gzip) }])
    )
  } catch {
    return new Map()
  }
}
