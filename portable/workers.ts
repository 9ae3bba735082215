import type { TextOf } from './answers.ts'
import type { WorkerAnswer, WorkerQuestion } from './worker-fetch.ts'
import { lendFetch } from './worker-fetch.ts'

interface Needs {
  nameOf: (address: string) => string | undefined
  textOf: TextOf
  fetch: typeof fetch
}

/** In place of the browser's `Worker`, which starts none from a file: a program of the folder runs from its text. */
export function createWorkerClass(needs: Needs): typeof Worker {
  const Native = globalThis.Worker
  function FolderWorker(address: string | URL, options?: WorkerOptions): Worker | EventTarget {
    const name = needs.nameOf(String(address))
    return name === undefined ? new Native(address, options) : new TextWorker(name, needs, Native)
  }
  return FolderWorker as unknown as typeof Worker
}

/** What is posted before the program is there waits for it. */
class TextWorker extends EventTarget {
  private worker: Worker | undefined
  private waiting: [message: unknown, transfer: Transferable[]][] = []
  private isEnded = false

  constructor(name: string, needs: Needs, Native: typeof Worker) {
    super()
    needs.textOf(name).then(
      program => this.start(program, needs, Native),
      () => this.fail()
    )
  }

  postMessage(message: unknown, transfer: Transferable[] = []): void {
    if (this.worker) this.worker.postMessage(message, transfer)
    else this.waiting.push([message, transfer])
  }

  terminate(): void {
    this.isEnded = true
    this.worker?.terminate()
  }

  private start(program: string | undefined, { fetch }: Needs, Native: typeof Worker): void {
    if (this.isEnded) return
    if (program === undefined) return this.fail()
    const text = `(${lendFetch.toString()})();${program}`
    const address = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }))
    const worker = new Native(address)
    worker.addEventListener('message', ({ data, ports }) =>
      this.dispatchEvent(new MessageEvent('message', { data, ports: [...ports] }))
    )
    worker.addEventListener('error', event => {
      event.preventDefault()
      this.fail()
    })
    worker.postMessage('', [answers(fetch)])
    for (const [message, transfer] of this.waiting) worker.postMessage(message, transfer)
    this.worker = worker
  }

  private fail(): void {
    this.dispatchEvent(new Event('error'))
  }
}

/** The worker's end of a channel on which it is told what it asks for. */
function answers(fetch: typeof globalThis.fetch): MessagePort {
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', async ({ data: { id, address } }: MessageEvent<WorkerQuestion>) => {
    const tell = (answer: WorkerAnswer) => port1.postMessage(answer)
    try {
      const answer = await fetch(address)
      tell({ id, status: answer.status, text: await answer.text() })
    } catch {
      tell({ id })
    }
  })
  port1.start()
  return port2
}
