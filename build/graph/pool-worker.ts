import { parentPort } from 'node:worker_threads'
import type { Batch } from './pool.ts'
import { stepNamed } from './step.ts'
import './steps.ts'

parentPort?.on('message', ({ step, inputs }: Batch) => {
  const { run } = stepNamed(step)
  parentPort?.postMessage(inputs.map(run))
})
