import type { Language } from '../../shared/locale.ts'
import { mapLanguages } from '../../shared/locale.ts'
import { searchRecordsUrl } from '../content.ts'
import type { BoostsLoaded, SearchResponse, SearchFailure } from './search-protocol.ts'
// oxlint-disable-next-line import/default -- Vite adds the default export, the address of the built worker
import program from './search-worker.ts?worker&url'

let worker: Worker | undefined
let lastId = 0
const pendingRequests = new Map<
  number,
  { resolve: (response: SearchResponse) => void; reject: (error: Error) => void }
>()

/** Searches in a worker, which is started by the first call. */
export function search(query: string, language: Language): Promise<SearchResponse> {
  const files = mapLanguages(each => new URL(searchRecordsUrl(each), location.href).href)
  const id = (lastId += 1)
  return new Promise((resolve, reject) => {
    pendingRequests.set(id, { resolve, reject })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin of its own
    getWorker().postMessage({ id, query, language, files })
  })
}

let boostCount = 0
const boostListeners = new Set<() => void>()

/** Number of loaded boost files: a response from before the last one may lack hits. */
export const getBoostCount = (): number => boostCount
export function subscribeToBoosts(listener: () => void): () => void {
  boostListeners.add(listener)
  return () => boostListeners.delete(listener)
}

/** Fetches worker and records before the first key is pressed. */
export const preloadSearch = (language: Language): Promise<unknown> => search('', language).catch(() => {})

function getWorker(): Worker {
  if (worker) return worker
  const newWorker = new Worker(program, { type: 'module' })
  newWorker.addEventListener('message', ({ data }: MessageEvent<SearchResponse | SearchFailure | BoostsLoaded>) => {
    if (!('boosted' in data)) return settleRequest(data)
    boostCount += 1
    for (const notify of boostListeners) notify()
  })
  newWorker.addEventListener('error', () => {
    const error = `The search did not load: ${new URL(program, location.href).href}`
    for (const id of pendingRequests.keys()) settleRequest({ id, error })
    newWorker.terminate()
    worker = undefined
  })
  worker = newWorker
  return newWorker
}

function settleRequest(data: SearchResponse | SearchFailure): void {
  const request = pendingRequests.get(data.id)
  pendingRequests.delete(data.id)
  if ('error' in data) request?.reject(new Error(data.error))
  else request?.resolve(data)
}
