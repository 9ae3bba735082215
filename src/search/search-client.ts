import type { Language } from '../../shared/locale.ts'
import { inEach } from '../../shared/locale.ts'
import { searchRecords } from '../content.ts'
import type { Answer, Failure } from './search-protocol.ts'
// oxlint-disable-next-line import/default -- the bundler's: the address of the built worker
import program from './search-worker.ts?worker&url'

let worker: Worker | undefined
let lastId = 0
const waiting = new Map<number, { resolve: (answer: Answer) => void; reject: (error: Error) => void }>()

/** The small door to the search: everything behind it is loaded when it is opened first. */
export function search(query: string, language: Language): Promise<Answer> {
  const files = inEach(each => new URL(searchRecords(each), location.href).href)
  const id = (lastId += 1)
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin of its own
    getWorker().postMessage({ id, query, language, files })
  })
}

/** Fetches worker and records before the first key is pressed. */
export const warmUp = (language: Language): Promise<unknown> => search('', language).catch(() => {})

function getWorker(): Worker {
  if (worker) return worker
  const started = new Worker(program, { type: 'module' })
  started.addEventListener('message', ({ data }: MessageEvent<Answer | Failure>) => settle(data))
  started.addEventListener('error', () => {
    const error = `The search did not load: ${new URL(program, location.href).href}`
    for (const id of waiting.keys()) settle({ id, error })
    started.terminate()
    worker = undefined
  })
  worker = started
  return started
}

function settle(data: Answer | Failure): void {
  const asked = waiting.get(data.id)
  waiting.delete(data.id)
  if ('error' in data) asked?.reject(new Error(data.error))
  else asked?.resolve(data)
}
