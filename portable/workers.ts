import type { ReadText } from './folder-fetch.ts'
import type { WorkerFetchResponse, WorkerFetchRequest } from './worker-fetch.ts'
import { installWorkerFetch } from './worker-fetch.ts'

interface WorkerContext {
  nameOf: (address: string) => string | undefined
  textOf: ReadText
  fetch: typeof fetch
}

/** Replaces the browser's `Worker`, which can't start from a file: a program of the folder runs from its text. */
export function createWorkerClass(context: WorkerContext): typeof Worker {
  const Native = globalThis.Worker
  function FolderWorker(address: string | URL, options?: WorkerOptions): Worker | EventTarget {
    const name = context.nameOf(String(address))
    return name === undefined ? new Native(address, options) : new TextWorker(name, context, Native)
  }
  return FolderWorker as unknown as typeof Worker
}

/** Queues messages until the program is loaded. */
class TextWorker extends EventTarget {
  private worker: Worker | undefined
  private queue: [message: unknown, transfer: Transferable[]][] = []
  private isTerminated = false

  constructor(name: string, context: WorkerContext, Native: typeof Worker) {
    super()
    context.textOf(name).then(
      program => this.start(program, context, Native),
      () => this.fail()
    )
  }

  postMessage(message: unknown, transfer: Transferable[] = []): void {
    if (this.worker) this.worker.postMessage(message, transfer)
    else this.queue.push([message, transfer])
  }

  terminate(): void {
    this.isTerminated = true
    this.worker?.terminate()
  }

  private start(program: string | undefined, { fetch }: WorkerContext, Native: typeof Worker): void {
    if (this.isTerminated) return
    if (program === undefined) return this.fail()
    const text = `(${installWorkerFetch.toString()})();${program}`
    const address = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }))
    const worker = new Native(address)
    worker.addEventListener('message', ({ data, ports }) =>
      this.dispatchEvent(new MessageEvent('message', { data, ports: [...ports] }))
    )
    worker.addEventListener('error', event => {
      event.preventDefault()
      this.fail()
    })
    worker.postMessage('', [createFetchPort(fetch)])
    for (const [message, transfer] of this.queue) worker.postMessage(message, transfer)
    this.worker = worker
  }

  private fail(): void {
    this.dispatchEvent(new Event('error'))
  }
}

/** Returns the worker's end of a channel that answers its `fetch` requests. */
function createFetchPort(fetch: typeof globalThis.fetch): MessagePort {
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', async ({ data: { id, address } }: MessageEvent<WorkerFetchRequest>) => {
    const respond = (answer: WorkerFetchResponse) => port1.postMessage(answer)
    try {
      const answer = await fetch(address)
      respond({ id, status: answer.status, text: await answer.text() })
    } catch {
      respond({ id })
    }
  })
  port1.start()
  return port2
}
