import type { SourceFile } from '../../upgrade/check.ts'
import type { CrossFileUse } from '../../usage/follow/cross-file-use.ts'
import { fileKind } from '../../usage/read/file-kind.ts'
import type { UseExchange } from '../../usage/project/use-exchange.ts'
import { createUseExchange } from '../../usage/project/use-exchange.ts'
import type { ResponseMessage, WorkerResults, WorkerRequest, WorkerMessage } from './check-protocol.ts'

export interface WorkerPool {
  /** Sends a request to an idle worker, or to the next one that gets idle. */
  send: <K extends WorkerRequest['kind']>(order: Extract<WorkerRequest, { kind: K }>) => Promise<WorkerResults[K]>
  /** Sets the project that the next requests belong to. Each worker gets its files before its next request. */
  setProject: (files: readonly SourceFile[]) => void
  /** Sets the text of `releases.json`. Each worker gets it once. */
  setReleases: (text: string) => void
  /** Passes the uses that a checked file reported on to the files that they are in. */
  addUses: (uses: readonly CrossFileUse[]) => void
  /** Returns the files with new uses since the last call. */
  takeChanged: () => string[]
  /** Stops the workers; pending requests are rejected. */
  close: () => void
}

export class CanceledError extends Error {}

/** Rejects a request that took too long. Its worker was ended, and the next request starts another one. */
export class TooSlowError extends Error {
  readonly seconds: number

  constructor(seconds: number) {
    super(`The request took longer than ${seconds} seconds.`)
    this.seconds = seconds
  }
}

/** Above the time of any request on a slow computer, as the steps of a check and the bytes of an archive are limited. */
const maxSeconds: Record<WorkerRequest['kind'], number> = {
  check: 30,
  group: 60,
  patch: 60,
  checkVersion: 30,
  groupVersion: 60,
  unpack: 120,
  pack: 120
}

interface PendingRequest {
  request: WorkerRequest
  resolve: (value: never) => void
  reject: (error: Error) => void
}

interface PoolWorker {
  worker: Worker
  /** Project with the files that were sent to the worker. */
  project?: Project
  /** True once the worker has the releases. */
  hasReleases?: boolean
  /** Request that runs, with the timer that ends it. */
  running?: PendingRequest & { id: number; timer: ReturnType<typeof setTimeout> }
}

interface Project {
  files: readonly SourceFile[]
  isLocked: boolean
  uses: UseExchange
}

/** Creates a pool with one worker per processor, at most four; workers start on demand. */
export function createWorkerPool(size = Math.max(1, Math.min(4, navigator.hardwareConcurrency || 2))): WorkerPool {
  const poolWorkers: PoolWorker[] = []
  const queue: PendingRequest[] = []
  let lastId = 0
  let project: Project | undefined
  let releases: string | undefined

  function startWorker(): PoolWorker {
    const worker = new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' })
    const poolWorker: PoolWorker = { worker }
    worker.addEventListener('message', ({ data }: MessageEvent<ResponseMessage>) => settle(poolWorker, data))
    worker.addEventListener('error', ({ message }) => stopWorker(poolWorker, new Error(message || 'check-worker')))
    poolWorkers.push(poolWorker)
    return poolWorker
  }

  function settle(poolWorker: PoolWorker, { id, result, error }: ResponseMessage): void {
    const { running } = poolWorker
    if (running?.id !== id) return
    clearTimeout(running.timer)
    delete poolWorker.running
    if (error === undefined) running.resolve(result as never)
    else running.reject(new Error(error))
    runNext()
  }

  function stopWorker(poolWorker: PoolWorker, error: Error): void {
    const { worker, running } = poolWorker
    worker.terminate()
    poolWorkers.splice(poolWorkers.indexOf(poolWorker), 1)
    clearTimeout(running?.timer)
    running?.reject(error)
    runNext()
  }

  function runNext(): void {
    const idle = poolWorkers.find(({ running }) => !running)
    if (queue.length === 0 || (!idle && poolWorkers.length >= size)) return
    run(idle ?? startWorker(), queue.shift()!)
  }

  function run(poolWorker: PoolWorker, pending: PendingRequest): void {
    if (project && poolWorker.project !== project) {
      poolWorker.project = project
      post(poolWorker, { project: project.files, isLocked: project.isLocked })
    }
    if (releases !== undefined && !poolWorker.hasReleases) {
      poolWorker.hasReleases = true
      post(poolWorker, { releases })
    }
    const id = ++lastId
    const seconds = maxSeconds[pending.request.kind]
    const timer = setTimeout(() => stopWorker(poolWorker, new TooSlowError(seconds)), seconds * 1000)
    poolWorker.running = { ...pending, id, timer }
    post(poolWorker, { id, request: withUses(pending.request) })
  }

  function post({ worker }: PoolWorker, message: WorkerMessage): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin of its own
    worker.postMessage(message)
  }

  function withUses(request: WorkerRequest): WorkerRequest {
    if (!project || !('file' in request)) return request
    return { ...request, incoming: project.uses.incomingOf(request.file.name) }
  }

  return {
    send: request =>
      new Promise((resolve, reject) => {
        queue.push({ request, resolve, reject })
        runNext()
      }),
    setProject(files) {
      project = {
        files: files.filter(({ name }) => isProjectFile(name)),
        isLocked: files.some(({ name }) => fileKind(name) === 'lock'),
        uses: createUseExchange()
      }
    },
    setReleases(text) {
      releases = text
    },
    addUses(uses) {
      project?.uses.add(uses)
    },
    takeChanged: () => project?.uses.takeChanged() ?? [],
    close() {
      for (const { reject } of queue.splice(0)) reject(new CanceledError())
      while (poolWorkers.length) stopWorker(poolWorkers[0]!, new CanceledError())
    }
  }
}

/** True for files that the check of another one may read. */
function isProjectFile(name: string): boolean {
  const kind = fileKind(name)
  return kind !== undefined && kind !== 'lock' && kind !== 'browsers'
}
