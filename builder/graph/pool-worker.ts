import { parentPort } from 'node:worker_threads'
import type { StepBatch } from './step-pool.ts'
import { getStep } from './step.ts'
import './steps.ts'

parentPort?.on('message', ({ step, inputs }: StepBatch) => {
  const { run } = getStep(step)
  parentPort?.postMessage(inputs.map(run))
})
