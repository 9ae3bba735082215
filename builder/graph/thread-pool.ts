import os from 'node:os'
import type { Worker } from 'node:worker_threads'

/** Worker threads; each handles one request at a time. */
export interface ThreadPool<Input, Output> {
  run: (input: Input) => Promise<Output>
  end: () => Promise<void>
}

/** One thread per core and at most four, because there is not enough work for more. */
export const threadCount = (): number => Math.min(4, os.availableParallelism())

interface PendingTask<Input, Output> {
  input: Input
  resolve: (output: Output) => void
  reject: (error: Error) => void
}

/** Starts threads on demand, up to `size`. */
export function createThreadPool<Input, Output>(start: () => Worker, size: number): ThreadPool<Input, Output> {
  const queue: PendingTask<Input, Output>[] = []
  const running = new Map<Worker, PendingTask<Input, Output> | undefined>()

  const runNext = (worker: Worker): void => {
    const task = queue.shift()
    running.set(worker, task)
    if (task) worker.postMessage(task.input)
  }
  const startThread = (): void => {
    const worker = start()
    worker.on('message', (output: Output) => {
      running.get(worker)?.resolve(output)
      runNext(worker)
    })
    worker.on('error', error => {
      running.get(worker)?.reject(error instanceof Error ? error : new Error(String(error)))
      running.delete(worker)
      if (queue.length) startThread()
    })
    runNext(worker)
  }

  return {
    run(input) {
      return new Promise((resolve, reject) => {
        queue.push({ input, resolve, reject })
        const [idle] = [...running].find(([, task]) => !task) ?? []
        if (idle) runNext(idle)
        else if (running.size < size) startThread()
      })
    },
    async end() {
      // Without pending requests, a thread that crashes meanwhile is not replaced.
      queue.length = 0
      await Promise.all([...running.keys()].map(worker => worker.terminate()))
      running.clear()
    }
  }
}
