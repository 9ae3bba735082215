/** A lazy script or style that did not arrive. */
export class ChunkError extends Error {
  readonly type: 'missing' | 'timeout' | 'error'
  readonly code: string | undefined

  constructor(chunk: string, type: ChunkError['type']) {
    super(`Loading ${chunk.endsWith('.css') ? 'CSS ' : ''}chunk ${chunkId(chunk)} failed`)
    this.name = 'ChunkLoadError'
    this.type = type
    this.code = chunk.endsWith('.css') ? 'CSS_CHUNK_LOAD_FAILED' : undefined
  }
}

/**
 * The browser only says that an import failed and names the file. A second look tells why: gone with an older build
 * (a reload helps) or out of reach (trying again may help).
 */
export async function chunkError(error: unknown): Promise<unknown> {
  const message = error instanceof Error ? error.message : String(error)
  const address = /(?:https?:\/\/[^\s"']+|\/[^\s"']+)\.(?:js|css|mdx|tsx?)\b[^\s"']*/.exec(message)?.[0]
  if (!address || error instanceof ChunkError || (error instanceof Error && 'code' in error)) return error
  return new ChunkError(address, await typeOf(address))
}

/** The limit of the specification for a lazy script. */
const scriptTimeout = 120_000

/** An import that never ends becomes a failure the reader can retry. */
export async function inTime<T>(loading: Promise<T>, limit = scriptTimeout): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkError('page.js', 'timeout')), limit)
  })
  try {
    return await Promise.race([loading, late])
  } finally {
    clearTimeout(timer)
  }
}

async function typeOf(address: string): Promise<ChunkError['type']> {
  try {
    const answer = await fetch(address, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(10_000) })
    return answer.status === 404 || answer.status === 410 ? 'missing' : 'error'
  } catch (error) {
    return error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'error'
  }
}

const chunkId = (address: string): string => address.replace(/^.*\//, '').replace(/\.\w+$/, '')
