import { useEffect, useRef, useState } from 'react'
import type { SourceFile } from '../../upgrade/check.ts'
import type { ReadFiles } from './file-collector.ts'
import type { InputFile } from './input-files.ts'
import { readInputFiles } from './read-input-files.ts'
import type { WorkerPool } from './worker-pool.ts'
import { CanceledError, createWorkerPool } from './worker-pool.ts'

export interface CheckProgress {
  done: number
  total: number
}

export type CheckState<T> =
  | { step: 'waiting' }
  | { step: 'reading' }
  | ({ step: 'checking' } & CheckProgress)
  | { step: 'done'; result: T; files: readonly SourceFile[]; progress?: CheckProgress }
  | { step: 'cancelled' }
  | { step: 'empty' }
  | { step: 'failed'; error: unknown }

type FileLoader = (pool: WorkerPool) => Promise<ReadFiles>

type CheckInput = { sources: readonly SourceFile[] } | { files: () => Promise<readonly InputFile[]> }

/** Check of all files; `report` gets the number of checked ones. */
export type FileCheck<T> = (loaded: ReadFiles, pool: WorkerPool, report: (done: number) => void) => Promise<T>

export interface UpgradeCheck<T> {
  state: CheckState<T>
  pool: () => WorkerPool
  check: (input: CheckInput) => void
  /** Checks the files with other texts; the result is shown until there is a new one. */
  replaceFiles: (files: readonly SourceFile[]) => void
  /** Repeats the failed check. */
  retry: () => void
  cancel: () => void
  clear: () => void
}

/** Runs checks; a new check cancels the running one. Another `key` checks the same files again. */
export function useUpgradeCheck<T>(key: string, checkAll: FileCheck<T>): UpgradeCheck<T> {
  const [state, setState] = useState<CheckState<T>>({ step: 'waiting' })
  const pool = useRef<WorkerPool>(undefined)
  const loadedFiles = useRef<ReadFiles>(undefined)
  const runId = useRef(0)
  const lastLoader = useRef<FileLoader>(undefined)
  const latestStart = useRef<(loadFiles: FileLoader) => void>(undefined)
  const openPool = () => (pool.current ??= createWorkerPool())
  const closePool = () => {
    pool.current?.close()
    pool.current = undefined
  }
  useEffect(() => closePool, [])

  async function start(loadFiles: FileLoader, isResultShown = false) {
    const id = ++runId.current
    lastLoader.current = loadFiles
    const setStateIfCurrent = (next: CheckState<T>) => {
      if (id === runId.current) setState(next)
    }
    if (isRunning(state)) closePool()
    try {
      const loaded = await loadFiles(openPool())
      if (id !== runId.current) return
      loadedFiles.current = loaded
      const total = loaded.files.length
      if (total === 0 && loaded.problems.length === 0) return setStateIfCurrent({ step: 'empty' })
      const report = (done: number) => {
        if (id !== runId.current) return
        setState(now =>
          isResultShown && now.step === 'done'
            ? { ...now, progress: { done, total } }
            : { step: 'checking', done, total }
        )
      }
      const result = await checkWithProgress(loaded, checkAll, openPool(), report, isResultShown)
      setStateIfCurrent({ step: 'done', result, files: loaded.files })
    } catch (error) {
      setStateIfCurrent(error instanceof CanceledError ? { step: 'cancelled' } : { step: 'failed', error })
    }
  }

  latestStart.current = loadFiles => void start(loadFiles)
  // Other versions check the same files without reading them again.
  useEffect(() => {
    const { current } = loadedFiles
    if (current) latestStart.current?.(() => Promise.resolve(current))
  }, [key])

  return {
    state,
    pool: openPool,
    check: input => {
      if ('sources' in input) return void start(() => Promise.resolve({ files: [...input.sources], problems: [] }))
      setState({ step: 'reading' })
      void start(async workerPool => readInputFiles(await input.files(), workerPool))
    },
    replaceFiles: files =>
      void start(() => Promise.resolve({ files: [...files], problems: loadedFiles.current?.problems ?? [] }), true),
    retry: () => lastLoader.current && void start(lastLoader.current),
    cancel: () => {
      closePool()
      runId.current++
      setState({ step: 'cancelled' })
    },
    clear: () => {
      closePool()
      runId.current++
      loadedFiles.current = undefined
      lastLoader.current = undefined
      latestStart.current = undefined
      setState({ step: 'waiting' })
      // React holds the state before the current one, with all files; a second change releases it.
      setTimeout(setState, 0, renewWaiting)
    }
  }
}

/** Delay before the progress is shown for a single file or in place of a result, so that a quick check does not flicker. */
const progressDelay = 500
const maxProgressSteps = 200

async function checkWithProgress<T>(
  loaded: ReadFiles,
  checkAll: FileCheck<T>,
  pool: WorkerPool,
  report: (done: number) => void,
  isResultShown: boolean
): Promise<T> {
  const total = loaded.files.length
  const filesPerStep = Math.ceil(total / maxProgressSteps)
  let isShown = false
  const show = () => {
    isShown = true
    report(0)
  }
  if (total > 1 && !isResultShown) show()
  const timer = setTimeout(() => isShown || show(), progressDelay)
  try {
    return await checkAll(loaded, pool, done => {
      if (isShown && total > 1 && done % filesPerStep === 0) report(done)
    })
  } finally {
    clearTimeout(timer)
  }
}

/** Outside of the hook, because a closure in it holds the state, and React holds the last change. */
const renewWaiting = <T>(current: CheckState<T>): CheckState<T> =>
  current.step === 'waiting' ? { step: 'waiting' } : current

const isRunning = (state: CheckState<unknown>): boolean =>
  state.step === 'reading' || state.step === 'checking' || (state.step === 'done' && state.progress !== undefined)
