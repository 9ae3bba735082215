import { useEffect, useRef, useState } from 'react'
import type { CheckedProject } from '../../upgrade/check-project.ts'
import type { SourceFile } from '../../upgrade/check.ts'
import type { Versions } from '../../upgrade/version.ts'
import { checkFiles } from './check-files.ts'
import type { GivenFile } from './dropped-files.ts'
import { readGiven } from './read-given.ts'
import type { Pool } from './worker-pool.ts'
import { Cancelled, createPool } from './worker-pool.ts'

export type CheckState =
  | { step: 'waiting' }
  | { step: 'reading' }
  | { step: 'checking'; done: number; total: number }
  | { step: 'done'; project: CheckedProject; files: readonly SourceFile[]; skipped: number }
  | { step: 'cancelled' }
  | { step: 'empty' }
  | { step: 'failed'; error: unknown }

type Read = (pool: Pool) => Promise<{ files: readonly SourceFile[]; skipped: number }>

type Given = { sources: readonly SourceFile[] } | { files: () => Promise<readonly GivenFile[]> }

export interface UpgradeCheck {
  state: CheckState
  pool: () => Pool
  check: (given: Given) => void
  /** What failed, once more. */
  again: () => void
  cancel: () => void
  clear: () => void
}

/** The newest check counts; what is under way for an older one is given up. */
export function useUpgradeCheck(versions: Versions): UpgradeCheck {
  const [state, setState] = useState<CheckState>({ step: 'waiting' })
  const pool = useRef<Pool>(undefined)
  const known = useRef<{ files: readonly SourceFile[]; skipped: number }>(undefined)
  const run = useRef(0)
  const last = useRef<Read>(undefined)
  const newest = useRef<(read: Read) => void>(undefined)
  const openPool = () => (pool.current ??= createPool())
  const closePool = () => {
    pool.current?.end()
    pool.current = undefined
  }
  useEffect(() => closePool, [])

  async function start(read: Read) {
    const own = ++run.current
    last.current = read
    const show = (next: CheckState) => {
      if (own === run.current) setState(next)
    }
    if (isUnderWay(state)) closePool()
    try {
      const given = await read(openPool())
      if (own !== run.current) return
      known.current = given
      const total = given.files.length
      if (total === 0) return show({ step: 'empty' })
      if (total > 1) show({ step: 'checking', done: 0, total })
      const project = await checkFiles(given.files, versions, openPool(), done => {
        if (total > 1) show({ step: 'checking', done, total })
      })
      show({ step: 'done', project, ...given })
    } catch (error) {
      show(error instanceof Cancelled ? { step: 'cancelled' } : { step: 'failed', error })
    }
  }

  const { from, to } = versions
  newest.current = read => void start(read)
  // The same code for other versions; what was read need not be read again.
  useEffect(() => {
    const { current } = known
    if (current) newest.current?.(() => Promise.resolve(current))
  }, [from, to])

  return {
    state,
    pool: openPool,
    check: given => {
      if ('sources' in given) return void start(() => Promise.resolve({ files: given.sources, skipped: 0 }))
      setState({ step: 'reading' })
      void start(async own => readGiven(await given.files(), own))
    },
    again: () => last.current && void start(last.current),
    cancel: () => {
      closePool()
      run.current++
      setState({ step: 'cancelled' })
    },
    clear: () => {
      closePool()
      run.current++
      known.current = undefined
      setState({ step: 'waiting' })
    }
  }
}

const isUnderWay = ({ step }: CheckState): boolean => step === 'reading' || step === 'checking'
