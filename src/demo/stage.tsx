import type { CSSProperties, RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'
import type { Demo } from '../../shared/demo.ts'
import { chunkError, inTime } from '../chunk-error.ts'
import { useMessages, useTexts } from '../locale/texts.ts'
import { Icon } from '../ui/icon.tsx'
import { ConsoleStrip } from './console-strip.tsx'
import styles from './demo-block.module.css'
import type { MountedDemo } from './mount-vue.ts'
import { useNear } from './near.ts'
import { sentence } from '../ui/sentence.ts'

type State = { at: 'waiting' } | { at: 'running' } | { at: 'failed'; error: unknown } | { at: 'unloaded'; error: unknown }

/** Where the demo runs: a node that React leaves empty, with its height kept free until the demo is there. */
export function Stage({ demo }: { demo: Demo }) {
  const stage = useRef<HTMLDivElement>(null)
  const host = useRef<HTMLDivElement>(null)
  const near = useNear(stage)
  const [attempt, setAttempt] = useState(0)
  const [errors, setErrors] = useState<string[]>([])
  const state = useMountedDemo(demo, host, near, attempt, error => setErrors(known => [...known.slice(-49), sentence(error)]))
  const retry = () => {
    setErrors([])
    setAttempt(attempt + 1)
  }
  return (
    <>
      <div ref={stage} className={styles.stage} data-stage data-state={state.at} style={{ '--reserved': `${demo.height}px` } as CSSProperties}>
        {state.at === 'waiting' && near && <Skeleton height={demo.height} />}
        {(state.at === 'failed' || state.at === 'unloaded') && <Failure state={state} retry={retry} />}
        <div ref={host} hidden={state.at === 'failed' || state.at === 'unloaded'} />
      </div>
      {errors.length > 0 && <ConsoleStrip errors={errors} clear={() => setErrors([])} />}
    </>
  )
}

function useMountedDemo(demo: Demo, host: RefObject<HTMLDivElement | null>, near: boolean, attempt: number, onError: (error: unknown) => void): State {
  const { language } = useTexts()
  const [state, setState] = useState<State>({ at: 'waiting' })
  const mounted = useRef<MountedDemo>(null)
  const latest = useRef({ demo, language, onError })
  latest.current = { demo, language, onError }

  // Mounting follows the demo's id, not its language: switching the language must not lose what the reader did.
  useEffect(() => {
    if (!near || !host.current) return
    const node = host.current
    let live = true
    setState({ at: 'waiting' })
    const start = async () => {
      const [{ mountDemo }, component] = await inTime(loadBoth(latest.current.demo))
      if (!live) return
      const fail = (error: unknown) => live && setState({ at: 'failed', error })
      mounted.current = mountDemo(node, component.default, { language: latest.current.language, onFailure: fail, onError: error => latest.current.onError(error) })
      setState(now => (now.at === 'failed' ? now : { at: 'running' }))
    }
    start().catch(async error => {
      const reason = await chunkError(error)
      if (live) setState({ at: 'unloaded', error: reason })
    })
    const swap = (event: Event) => {
      const { id, component } = (event as CustomEvent<{ id: string; component: unknown }>).detail
      if (id === latest.current.demo.id) mounted.current?.relabel(component)
    }
    if (import.meta.env.DEV) addEventListener('demo-changed', swap)
    return () => {
      live = false
      removeEventListener('demo-changed', swap)
      mounted.current?.unmount()
      mounted.current = null
    }
  }, [demo.id, near, attempt, host])

  const running = state.at === 'running'
  useEffect(() => {
    if (!running) return
    let live = true
    Promise.all([import('./mount-vue.ts'), demo.load()]).then(
      ([{ showLibraryLanguage }, component]) => {
        if (!live) return
        showLibraryLanguage(language)
        mounted.current?.relabel(component.default)
      },
      () => {}
    )
    return () => {
      live = false
    }
  }, [demo, language, running])
  return state
}

/** Both at once; the development server inserts styles as they arrive, and the library's must come first there. */
async function loadBoth(demo: Demo): Promise<[typeof import('./mount-vue.ts'), { default: unknown }]> {
  const library = import('./mount-vue.ts')
  if (import.meta.env.DEV) await library
  return Promise.all([library, demo.load()])
}

/** Bars in the shape of a table, only when loading takes a moment. */
function Skeleton({ height }: { height: number }) {
  const [late, setLate] = useState(false)
  const { demo } = useMessages()
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 150)
    return () => clearTimeout(timer)
  }, [])
  if (!late) return null
  const rows = Math.min(10, Math.max(1, Math.floor(height / 48)))
  return (
    <div className={styles.skeleton} role="status" aria-label={demo.loading}>
      {Array.from({ length: rows }, (_, row) => (
        <i key={row} style={{ '--w': `${30 + ((row * 17) % 40)}%` } as CSSProperties} />
      ))}
    </div>
  )
}

function Failure({ state, retry }: { state: Extract<State, { error: unknown }>; retry: () => void }) {
  const { demo } = useMessages()
  return (
    <div className="oops" role="alert">
      <Icon name="warning" />
      <div>
        <b>{state.at === 'failed' ? demo.failed : demo.loadFailed}</b>
        <p>{state.at === 'failed' ? demo.failedRemedy : demo.loadFailedRemedy}</p>
        <code>{sentence(state.error)}</code>
      </div>
      <button type="button" className="btn" onClick={retry}>
        {demo.retry}
      </button>
    </div>
  )
}
