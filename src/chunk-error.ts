import { failedSheetsAgain } from './sheets.ts'

/** A lazy script or style that did not arrive. */
export class ChunkError extends Error {
  readonly type: 'missing' | 'timeout' | 'error'
  readonly code: string | undefined
  /** A retry brought it no nearer: Firefox never asks again for a part of the app that failed, so a reload it is. */
  isStuck = false

  constructor(chunk: string, type: ChunkError['type']) {
    const isSheet = /\.css\b/.test(chunk)
    super(`Loading ${isSheet ? 'CSS ' : ''}chunk ${chunkId(chunk)} failed`)
    this.name = 'ChunkLoadError'
    this.type = type
    this.code = isSheet ? 'CSS_CHUNK_LOAD_FAILED' : undefined
  }
}

/** The limit of the specification for a lazy script. */
export const scriptTimeout = 120_000

/** A lazy part of the app, by the name of its file: one that never comes can say no more than that. */
export const loadChunk = <T>(name: string, load: () => Promise<T>): Promise<T> =>
  arrived(name, async () => {
    const part = await load()
    await failedSheetsAgain()
    return part
  })

/** What arrives, or the error of the chunk that does not. */
export async function arrived<T>(chunk: string, load: () => Promise<T>, limit = scriptTimeout): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkError(chunk, 'timeout')), limit)
  })
  try {
    return await Promise.race([load(), late])
  } catch (error) {
    throw await chunkError(error)
  } finally {
    clearTimeout(timer)
  }
}

/**
 * The browser only says that an import failed and names the file. A second look tells why: gone with an older build
 * (a reload helps) or out of reach (trying again may help).
 */
export async function chunkError(error: unknown): Promise<unknown> {
  const message = error instanceof Error ? error.message : String(error)
  const address =
    /(?:https?:\/\/[^\s"']+|\/[^\s"']+)\.(?:js|css|mdx|tsx?|(?<=\/static\/search\/[\w.]+)json)\b[^\s"']*/.exec(
      message
    )?.[0]
  if (!address || error instanceof ChunkError || (error instanceof Error && 'code' in error)) return error
  return new ChunkError(address, await typeOf(address))
}

async function typeOf(address: string): Promise<ChunkError['type']> {
  try {
    const answer = await fetch(address, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(10_000) })
    return answer.status === 404 || answer.status === 410 ? 'missing' : 'error'
  } catch (error) {
    return error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'error'
  }
}

/** `sort` of `static/js/sort.a1B2c3.js`: what stands before the hash. */
const chunkId = (address: string): string =>
  address
    .replace(/[?#].*$/, '')
    .replace(/^.*\//, '')
    .replace(/(\.[\w-]{6,})?\.\w+$/, '')
