import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { createThreadPool } from './thread-pool.ts'

/** Worker code: responds with the double after as many milliseconds, throws on a negative number. */
const doublingWorker = `
  const { parentPort } = require('node:worker_threads')
  parentPort.on('message', number => {
    if (number < 0) throw new Error(number + ' is too little')
    setTimeout(() => parentPort.postMessage(number * 2), number)
  })
`

function threads(size: number) {
  const started: Worker[] = []
  const start = () => {
    const worker = new Worker(doublingWorker, { eval: true })
    started.push(worker)
    return worker
  }
  return { started, ...createThreadPool<number, number>(start, size) }
}

test('the thread pool matches responses to requests and starts at most the allowed number of threads', async () => {
  const { run, end, started } = threads(2)
  expect(await Promise.all([30, 1, 20, 2].map(run))).toEqual([60, 2, 40, 4])
  expect(started.length).toBe(2)
  await end()
})

test('a crashing thread of the pool fails its own request only, and a new thread handles the rest', async () => {
  const { run, end, started } = threads(1)
  const outcomes = await Promise.allSettled([1, -1, 2].map(run))
  expect(outcomes.map(answer => (answer.status === 'fulfilled' ? answer.value : String(answer.reason)))).toEqual([
    2,
    'Error: -1 is too little',
    4
  ])
  expect(started.length).toBe(2)
  await end()
})

test('end() stops all threads of the pool, also if a thread crashes meanwhile', async () => {
  const { run, end, started } = threads(2)
  const first = run(-1).catch(String)
  for (const number of [-2, 60_000, 60_000, 60_000]) run(number).catch(() => {})
  await first
  await end()
  await new Promise(done => setTimeout(done, 100))
  expect(started.every(worker => worker.threadId === -1)).toBe(true)
})
