/** What a worker asks its page for, and how it is told. */
export interface WorkerQuestion {
  id: number
  address: string
}
export interface WorkerAnswer {
  id: number
  text?: string
  status?: number
}

/**
 * Stands as text before the program of a worker, so it knows nothing of what is around it here. The first message brings
 * a port; `fetch` asks through it.
 */
export function lendFetch(): void {
  const waiting = new Map<number, (answer: WorkerAnswer) => void>()
  let port: MessagePort | undefined
  let asked = 0
  addEventListener('message', function take(event: MessageEvent): void {
    removeEventListener('message', take)
    event.stopImmediatePropagation()
    port = event.ports[0]!
    port.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
      waiting.get(data.id)?.(data)
      waiting.delete(data.id)
    })
    port.start()
  })
  globalThis.fetch = async input => {
    const id = (asked += 1)
    const answer = await new Promise<WorkerAnswer>(done => {
      waiting.set(id, done)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port, not a window
      port!.postMessage({ id, address: String(input) })
    })
    if (answer.status === undefined) throw new TypeError('Failed to fetch')
    return new Response(answer.text, { status: answer.status })
  }
}
