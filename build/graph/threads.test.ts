import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { createThreads } from './threads.ts'

/** Answers with the double, after as many milliseconds; dies of a negative number. */
const doubling = `
  const { parentPort } = require('node:worker_threads')
  parentPort.on('message', number => {
    if (number < 0) throw new Error(number + ' is too little')
    setTimeout(() => parentPort.postMessage(number * 2), number)
  })
`

function threads(size: number) {
  const started: Worker[] = []
  const start = () => {
    const worker = new Worker(doubling, { eval: true })
    started.push(worker)
    return worker
  }
  return { started, ...createThreads<number, number>(start, size) }
}

test('each question gets its answer, by no more threads than are allowed', async () => {
  const { ask, end, started } = threads(2)
  expect(await Promise.all([30, 1, 20, 2].map(ask))).toEqual([60, 2, 40, 4])
  expect(started.length).toBe(2)
  await end()
})

test('a thread that dies fails its own question, and another goes on with the rest', async () => {
  const { ask, end, started } = threads(1)
  const answers = await Promise.allSettled([1, -1, 2].map(ask))
  expect(answers.map(answer => (answer.status === 'fulfilled' ? answer.value : String(answer.reason)))).toEqual([
    2,
    'Error: -1 is too little',
    4
  ])
  expect(started.length).toBe(2)
  await end()
})

test('none is started in place of one that dies at the end', async () => {
  const { ask, end, started } = threads(2)
  const first = ask(-1).catch(String)
  for (const number of [-2, 60_000, 60_000, 60_000]) ask(number).catch(() => {})
  await first
  await end()
  await new Promise(done => setTimeout(done, 100))
  expect(started.every(worker => worker.threadId === -1)).toBe(true)
})
