import { parentPort } from 'node:worker_threads'
import { stepNamed } from './step.ts'
import './steps.ts'

parentPort?.on('message', ({ step, inputs }: { step: string; inputs: unknown[] }) => {
  const { run } = stepNamed(step)
  parentPort?.postMessage(inputs.map(run))
})
