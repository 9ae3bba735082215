import { files } from 'virtual:search'
import type { Language } from '../../shared/locale.ts'
import type { Answer, Failure } from './search-protocol.ts'

let worker: Worker | undefined
let lastId = 0
const waiting = new Map<number, { resolve: (answer: Answer) => void; reject: (error: Error) => void }>()

/** The small door to the search: everything behind it is loaded when it is opened first. */
export function search(query: string, language: Language): Promise<Answer> {
  const id = (lastId += 1)
  const absolute = (file: string) => new URL(file, location.href).href
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin of its own
    getWorker().postMessage({ id, query, language, files: { zh: absolute(files.zh), tw: absolute(files.tw), en: absolute(files.en) } })
  })
}

/** Fetches worker and records before the first key is pressed. */
export const warmUp = (language: Language): Promise<unknown> => search('', language).catch(() => {})

function getWorker(): Worker {
  if (worker) return worker
  const started = new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' })
  started.addEventListener('message', ({ data }: MessageEvent<Answer | Failure>) => settle(data))
  started.addEventListener('error', () => {
    for (const id of waiting.keys()) settle({ id, error: 'The search could not be loaded.' })
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
