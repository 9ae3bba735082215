/** Messages between a worker and its page: an address, and its text with the status. */
export interface WorkerFetchRequest {
  id: number
  address: string
}
export interface WorkerFetchResponse {
  id: number
  text?: string
  status?: number
}

/**
 * Is placed as text before the program of a worker, so it can't use anything else of this module. The first message
 * brings a port, and `fetch` sends its requests through it.
 */
export function installWorkerFetch(): void {
  const pending = new Map<number, (answer: WorkerFetchResponse) => void>()
  let port: MessagePort | undefined
  let lastId = 0
  addEventListener('message', function take(event: MessageEvent): void {
    removeEventListener('message', take)
    event.stopImmediatePropagation()
    port = event.ports[0]!
    port.addEventListener('message', ({ data }: MessageEvent<WorkerFetchResponse>) => {
      pending.get(data.id)?.(data)
      pending.delete(data.id)
    })
    port.start()
  })
  globalThis.fetch = async input => {
    const id = (lastId += 1)
    const response = await new Promise<WorkerFetchResponse>(done => {
      pending.set(id, done)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port, not a window
      port!.postMessage({ id, address: String(input) })
    })
    if (response.status === undefined) throw new TypeError('Failed to fetch')
    return new Response(response.text, { status: response.status })
  }
}
