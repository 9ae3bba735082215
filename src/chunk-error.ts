import { reloadFailedSheets } from './failed-sheets.ts'

/** Error of a lazy script or style sheet that failed to load. */
export class ChunkError extends Error {
  readonly type: 'missing' | 'timeout' | 'error'
  readonly code: string | undefined
  /** True once a retry has failed: Firefox never requests a failed module again, so only a reload helps. */
  isStuck = false

  constructor(chunk: string, type: ChunkError['type']) {
    const isSheet = /\.css\b/.test(chunk)
    super(`Loading ${isSheet ? 'CSS ' : ''}chunk ${chunkId(chunk)} failed`)
    this.name = 'ChunkLoadError'
    this.type = type
    this.code = isSheet ? 'CSS_CHUNK_LOAD_FAILED' : undefined
  }
}

/** Timeout of a lazy script in milliseconds, from the specification. */
export const scriptTimeout = 120_000

/** Loads a lazy part of the app; the name is that of its file, the only one a timeout error can show. */
export const loadChunk = <T>(name: string, load: () => Promise<T>): Promise<T> =>
  loadWithTimeout(name, async () => {
    const part = await load()
    await reloadFailedSheets()
    return part
  })

/** Resolves to the loaded module; a failed load or a timeout rejects with a `ChunkError`. */
export async function loadWithTimeout<T>(chunk: string, load: () => Promise<T>, limit = scriptTimeout): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkError(findPendingFile(chunk), 'timeout')), limit)
  })
  try {
    return await Promise.race([load(), timeout])
  } catch (error) {
    throw await toChunkError(error)
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Converts the error of a failed import to a `ChunkError`. Browsers only name the file, so a HEAD request finds out if
 * it is missing since a new build (a reload helps) or unreachable (a retry may help).
 */
export async function toChunkError(error: unknown): Promise<unknown> {
  const message = error instanceof Error ? error.message : String(error)
  const address =
    /(?:https?:\/\/[^\s"']+|\/[^\s"']+)\.(?:js|css|mdx|tsx?|(?<=\/static\/search\/[\w.]+)json)\b[^\s"']*/.exec(
      message
    )?.[0]
  if (!address || error instanceof ChunkError || (error instanceof Error && 'code' in error)) return error
  const type = await failureTypeOf(address)
  const failedImport = type === undefined ? findFailedFile() : undefined
  return failedImport === undefined
    ? new ChunkError(address, type ?? 'error')
    : new ChunkError(failedImport, (await failureTypeOf(failedImport)) ?? 'error')
}

/** Returns the timings of the files that chunks wait for; undefined if the browser has dropped some. */
function readTimings(): [address: string, timing: PerformanceResourceTiming | undefined][] | undefined {
  if (typeof document === 'undefined') return undefined
  const timings = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  if (timings.length >= maxTimings) return undefined
  const links = document.querySelectorAll<HTMLLinkElement>(
    'link:is([rel="stylesheet"], [rel="modulepreload"]):not([media="print"])'
  )
  return [...links].map(({ href }) => [href, timings.find(({ name }) => name === href)])
}

/** Number of timings that browsers store. */
const maxTimings = 250

/** Returns the file that is awaited: the chunk itself, one of its imports or its style sheet. */
function findPendingFile(chunk: string): string {
  const pending = readTimings()?.flatMap(([address, timing]) => (timing ? [] : [address])) ?? []
  return pending.some(address => chunkId(address) === chunkId(chunk)) ? chunk : (pending[0] ?? chunk)
}

/** Returns a file that the server did not send, because the error of an import doesn't name the imports of its file. */
const findFailedFile = (): string | undefined =>
  readTimings()?.find(([, timing]) => timing !== undefined && timing.responseStatus >= 400)?.[0]

/** Returns undefined for a file that exists. */
async function failureTypeOf(address: string): Promise<ChunkError['type'] | undefined> {
  try {
    const response = await fetch(address, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(10_000) })
    if (response.ok) return undefined
    return response.status === 404 || response.status === 410 ? 'missing' : 'error'
  } catch (error) {
    return error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'error'
  }
}

/** Returns the name before the hash: `sort` of `static/js/sort.a1B2c3.js`. */
const chunkId = (address: string): string =>
  address
    .replace(/[?#].*$/, '')
    .replace(/^.*\//, '')
    .replace(/(\.[\w-]{6,})?\.\w+$/, '')
