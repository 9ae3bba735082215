import { Worker } from 'node:worker_threads'
import { bundledProgram } from './program.ts'
import type { StepResult, Step } from './step.ts'
import { createThreadPool, threadCount } from './thread-pool.ts'

/** Runs steps on all cores. */
export interface StepPool {
  /** Computes the missing results of these inputs, in workers if there are at least `minParallel` of them. */
  compute: <I, O>(step: Step<I, O>, inputs: readonly I[], minParallel?: number) => Promise<void>
  end: () => Promise<void>
}

/** Below this number of inputs starting workers takes longer than the work. */
const minParallelInputs = 24
/**
 * A multiple of the number of languages: the other variants of a demo are computed from the first one, in the same
 * worker.
 */
const batchSize = 12

/** Message to `pool-worker.ts`. */
export interface StepBatch {
  step: string
  inputs: unknown[]
}

export function createStepPool(size = threadCount()): StepPool {
  const { run, end } = createThreadPool<StepBatch, StepResult<unknown>[]>(startWorker, size)
  return {
    async compute<I, O>(step: Step<I, O>, inputs: readonly I[], minParallel = minParallelInputs) {
      const missing = new Map<string, I>()
      for (const input of inputs) {
        const key = step.keyOf(input)
        if (!step.peek(key)) missing.set(key, input)
      }
      const tasks = [...missing].map(([key, input]) => ({ key, input }))
      if (tasks.length < minParallel || size === 0)
        return tasks.forEach(({ key, input }) => step.store(key, step.run(input)))
      const computeBatch = async (start: number): Promise<void> => {
        const batch = tasks.slice(start, start + batchSize)
        const results = await run({ step: step.stepName, inputs: batch.map(({ input }) => input) })
        batch.forEach(({ key }, index) => step.store(key, results[index] as StepResult<O>))
      }
      const count = Math.ceil(tasks.length / batchSize)
      await Promise.all(Array.from({ length: count }, (_, index) => computeBatch(index * batchSize)))
    },
    end
  }
}

const startWorker = (): Worker =>
  new Worker(bundledProgram('graph-pool-worker') ?? new URL('pool-start.mjs', import.meta.url), {
    // A larger young generation makes the content of a cold build 5 percent faster, for 60 MB more.
    resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 96 }
  })
