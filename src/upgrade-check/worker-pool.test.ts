import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkFiles, patchFiles } from './check-files.ts'
import type { WorkerMessage } from './check-protocol.ts'
import { CanceledError, createWorkerPool } from './worker-pool.ts'

const versions = { from: '3.8.6', to: '3.21.6' }
const workers: FakeWorker[] = []

/** Worker that responds at once, except to files that hang or crash it. */
class FakeWorker extends EventTarget {
  isTerminated = false
  readonly requests: string[] = []
  readonly projects: string[] = []

  constructor() {
    super()
    workers.push(this)
  }

  postMessage(message: WorkerMessage): void {
    if ('project' in message) {
      this.projects.push(message.project.map(({ name }) => name).join())
      return
    }
    if ('releases' in message) return
    const { id, request } = message
    const name = 'file' in request ? request.file.name : request.kind
    this.requests.push(name)
    if (name.startsWith('hang')) return
    queueMicrotask(() => {
      if (name.startsWith('crash')) return this.dispatchEvent(new Event('error'))
      const isUsed = 'incoming' in request && request.incoming?.length
      const result =
        request.kind === 'patch'
          ? { text: 'changed' }
          : {
              findings: isUsed ? [{ file: name, rule: 'prop-row-id', certainty: 'look' }] : [],
              problems: [],
              packages: [{ file: name }],
              uses: name.startsWith('uses') ? [{ kind: 'listeners', file: 'a.vue', start: 1, component: 'table' }] : []
            }
      this.dispatchEvent(new MessageEvent('message', { data: { id, result } }))
    })
  }

  terminate(): void {
    this.isTerminated = true
  }
}

beforeEach(() => {
  workers.length = 0
  vi.useFakeTimers()
  vi.stubGlobal('Worker', FakeWorker)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const files = (...names: string[]) => ({ files: names.map(name => ({ name, text: name })), problems: [] })

test('the worker of a file that takes too long is ended, the file is named, and the others are checked', async () => {
  const progress: number[] = []
  const result = checkFiles(
    files('hang.vue', 'a.vue', 'b.vue', 'hang too.vue', 'c.vue'),
    versions,
    createWorkerPool(1),
    done => progress.push(done)
  )
  await vi.advanceTimersByTimeAsync(29_000)
  // Control: without the limit the other files wait for the first one.
  expect(workers).toHaveLength(1)
  expect(workers[0]!.requests).toEqual(['hang.vue'])
  await vi.advanceTimersByTimeAsync(60_000)
  const { verdict, problems, packages } = await result
  expect(verdict).toBe('unread')
  expect(problems).toMatchObject([
    { file: 'hang.vue', reason: { id: 'tooSlow', values: ['30'] } },
    { file: 'hang too.vue', reason: { id: 'tooSlow' } }
  ])
  expect(packages.map(({ file }) => file)).toEqual(['a.vue', 'b.vue', 'c.vue'])
  expect(progress).toEqual([1, 2, 3, 4, 5])
  expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, true, false])
})

test('each worker gets the files of the project once, and a file that another one uses is checked again', async () => {
  const pool = createWorkerPool(1)
  const { findings } = await checkFiles(files('uses-a.vue', 'a.vue', 'style.css'), versions, pool, () => {})
  expect(workers[0]!.projects).toEqual(['uses-a.vue,a.vue,style.css'])
  expect(workers[0]!.requests).toEqual(['uses-a.vue', 'a.vue', 'style.css', 'a.vue'])
  expect(findings.map(({ file }) => file)).toEqual(['a.vue'])
})

test('a file that takes too long does not delay those in other workers', async () => {
  const pool = createWorkerPool(2)
  const result = checkFiles(files('hang.vue', 'a.vue', 'b.vue'), versions, pool, () => {})
  await vi.advanceTimersByTimeAsync(10)
  expect(workers.map(({ requests }) => requests)).toEqual([['hang.vue'], ['a.vue', 'b.vue']])
  await vi.advanceTimersByTimeAsync(30_000)
  expect((await result).files).toBe(3)
})

test('a file that takes too long is not patched, and the others are', async () => {
  const result = patchFiles(
    files('a.vue', 'hang.vue').files,
    versions,
    { certainty: ['mechanical'], when: ['today'] },
    createWorkerPool(1)
  )
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await result).toMatchObject({
    files: [{ name: 'a.vue', text: 'changed' }],
    problems: [{ file: 'hang.vue', reason: { id: 'tooSlow', values: ['60'] } }]
  })
})

test('closing a pool rejects the running and the waiting requests and starts no other worker', async () => {
  const pool = createWorkerPool(1)
  const requests = files('hang.vue', 'a.vue').files.map(file => pool.send({ kind: 'check', file, versions }))
  const results = Promise.allSettled(requests)
  pool.close()
  for (const result of await results)
    expect(result).toMatchObject({ status: 'rejected', reason: expect.any(CanceledError) })
  expect(workers).toHaveLength(1)
  expect(vi.getTimerCount()).toBe(0)
})

test('a worker that crashes rejects its request, and the next one gets another worker', async () => {
  const pool = createWorkerPool(1)
  const [crash, a] = files('crash.vue', 'a.vue').files
  await expect(pool.send({ kind: 'check', file: crash!, versions })).rejects.toThrow('check-worker')
  await expect(pool.send({ kind: 'check', file: a!, versions })).resolves.toMatchObject({ problems: [] })
  expect(workers).toHaveLength(2)
})
