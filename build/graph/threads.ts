import os from 'node:os'
import type { Worker } from 'node:worker_threads'

/** Threads beside this one; each answers one question after the other. */
export interface Threads<Question, Answer> {
  ask: (question: Question) => Promise<Answer>
  end: () => Promise<void>
}

/** As many as there are cores; more than four find little to do. */
export const enoughThreads = (): number => Math.min(4, os.availableParallelism())

interface Asked<Question, Answer> {
  question: Question
  done: (answer: Answer) => void
  failed: (error: Error) => void
}

/** They start when there is something for them, up to `size`. */
export function createThreads<Question, Answer>(start: () => Worker, size: number): Threads<Question, Answer> {
  const waiting: Asked<Question, Answer>[] = []
  const running = new Map<Worker, Asked<Question, Answer> | undefined>()

  const give = (worker: Worker): void => {
    const asked = waiting.shift()
    running.set(worker, asked)
    if (asked) worker.postMessage(asked.question)
  }
  const open = (): void => {
    const worker = start()
    worker.on('message', (answer: Answer) => {
      running.get(worker)?.done(answer)
      give(worker)
    })
    worker.on('error', error => {
      running.get(worker)?.failed(error instanceof Error ? error : new Error(String(error)))
      running.delete(worker)
      if (waiting.length) open()
    })
    give(worker)
  }

  return {
    ask(question) {
      return new Promise((done, failed) => {
        waiting.push({ question, done, failed })
        const [idle] = [...running].find(([, asked]) => !asked) ?? []
        if (idle) give(idle)
        else if (running.size < size) open()
      })
    },
    async end() {
      // One that dies meanwhile needs no other in its place.
      waiting.length = 0
      await Promise.all([...running.keys()].map(worker => worker.terminate()))
      running.clear()
    }
  }
}
