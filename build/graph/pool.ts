import { Worker } from 'node:worker_threads'
import { programFile } from './program.ts'
import type { Outcome, Step } from './step.ts'
import { createThreads, enoughThreads } from './threads.ts'

/** Runs steps on all cores. */
export interface Pool {
  /** Makes everything of these inputs that is not known yet; beside this program if it is `least` of them. */
  learn: <I, O>(step: Step<I, O>, inputs: readonly I[], least?: number) => Promise<void>
  end: () => Promise<void>
}

/** Below this number starting workers takes longer than the work. */
const fewest = 24
/** A multiple of the languages: the forms of a demo are made from the first, where that was made. */
const batchSize = 12

/** What `pool-worker.ts` is asked. */
export interface Batch {
  step: string
  inputs: unknown[]
}

export function createPool(size = enoughThreads()): Pool {
  const { ask, end } = createThreads<Batch, Outcome<unknown>[]>(startWorker, size)
  return {
    async learn<I, O>(step: Step<I, O>, inputs: readonly I[], least = fewest) {
      const missing = new Map<string, I>()
      for (const input of inputs) {
        const key = step.keyOf(input)
        if (!step.known(key)) missing.set(key, input)
      }
      const tasks = [...missing].map(([key, input]) => ({ key, input }))
      if (tasks.length < least || size === 0) return tasks.forEach(({ key, input }) => step.learn(key, step.run(input)))
      const learnBatch = async (at: number): Promise<void> => {
        const batch = tasks.slice(at, at + batchSize)
        const outcomes = await ask({ step: step.stepName, inputs: batch.map(({ input }) => input) })
        batch.forEach(({ key }, index) => step.learn(key, outcomes[index] as Outcome<O>))
      }
      const count = Math.ceil(tasks.length / batchSize)
      await Promise.all(Array.from({ length: count }, (_, index) => learnBatch(index * batchSize)))
    },
    end
  }
}

const startWorker = (): Worker =>
  new Worker(programFile('graph-pool-worker') ?? new URL('pool-start.mjs', import.meta.url), {
    // With more room for what lives shortly the content of a cold build takes 5 percent less, for 60 MB more.
    resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 96 }
  })
