import type { CSSProperties } from 'react'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import type { Demo } from '../../shared/demo.ts'
import type { ChangedComponent } from '../content.ts'
import { componentThatIsThere, loadComponent } from '../content.ts'
import { useLoaded } from '../loaded.ts'
import { useMessages, useTexts } from '../locale/texts.ts'
import { ConsoleStrip } from './console-strip.tsx'
import styles from './demo-block.module.css'
import type { DemoState } from './demo-failure.tsx'
import { DemoFailure } from './demo-failure.tsx'
import type { MountedDemo } from './mount-vue.ts'
import { useNear } from './near.ts'
import { loadRunner, runnerThatIsThere } from './runner.ts'
import { takeStarted } from './started.ts'
import { sentence } from '../ui/sentence.ts'

/** Where the demo runs: in a node that nothing else draws in, in the space that is kept for it. */
export function Stage({ demo, stage }: { demo: Demo; stage: HTMLElement }) {
  const host = stage.firstElementChild as HTMLElement
  // The page is opened for its first demo, wherever it stands.
  const near = useNear(stage) || demo.number === 1
  const [errors, setErrors] = useState<string[]>([])
  const [state, mountAgain] = useMountedDemo(demo, stage, near, error =>
    setErrors(known => [...known.slice(-49), sentence(error)])
  )
  const retry = () => {
    setErrors([])
    mountAgain()
  }
  const isBroken = 'error' in state
  useLayoutEffect(() => {
    stage.dataset.state = state.at
    host.hidden = isBroken
  }, [stage, host, state.at, isBroken])
  return (
    <>
      {createPortal(
        <>
          {state.at === 'waiting' && near && <Skeleton height={demo.height} />}
          <DemoFailure state={state} retry={retry} />
        </>,
        stage
      )}
      {errors.length > 0 && <ConsoleStrip id={demo.id} errors={errors} clear={() => setErrors([])} />}
    </>
  )
}

function useMountedDemo(
  demo: Demo,
  stage: HTMLElement,
  near: boolean,
  onError: (error: unknown) => void
): [state: DemoState, retry: () => void] {
  const { language } = useTexts()
  const [version, setVersion] = useState(0)
  const wanted = near ? `${demo.id} ${language} ${version}` : undefined
  const there = useMemo(() => (wanted ? bothThatAreThere(demo, version) : undefined), [wanted, demo, version])
  // A demo in sight does not wait for its turn among other changes, and what runs stays until it has come in another language.
  const { value, latest, ...loading } = useLoaded(wanted, () => loadBoth(demo, version), { there, draw: flushSync })
  const [thrown, setThrown] = useState<{ id: string; error: unknown }>()
  const [round, setRound] = useState(0)
  const [started] = useState(() => takeStarted(stage, demo.id))
  const [isMounted, setMounted] = useState(started !== undefined)
  const mounted = useRef<Pick<MountedDemo, 'relabel' | 'unmount'> | undefined>(started?.mounted)
  const spoken = useRef(started?.component)
  const now = { latest, language, onError }
  const newest = useRef(now)
  newest.current = now

  useLayoutEffect(() => {
    started?.follow({
      onFailure: error => setThrown({ id: demo.id, error }),
      onError: error => newest.current.onError(error)
    })
    return () => {
      mounted.current?.unmount()
      mounted.current = undefined
    }
  }, [started, demo.id])

  // Mounting follows the demo's id, not its language: switching the language must not lose what the reader did.
  const isLoaded = latest?.id === demo.id
  useLayoutEffect(() => {
    const { latest, language } = newest.current
    if (!isLoaded || !latest) return
    if (!mounted.current) {
      spoken.current = latest.component
      mounted.current = latest.library.mountDemo(stage.firstElementChild as HTMLElement, latest.component, {
        language,
        onFailure: error => setThrown({ id: latest.id, error }),
        onError: error => newest.current.onError(error)
      })
      setMounted(true)
    }
    return () => {
      mounted.current?.unmount()
      mounted.current = undefined
      setMounted(false)
    }
  }, [demo.id, isLoaded, latest?.version, round, stage])

  useEffect(() => {
    if (value?.id !== demo.id) return
    value.library.showLibraryLanguage(language)
    if (spoken.current !== value.component) mounted.current?.relabel(value.component)
    spoken.current = value.component
  }, [demo.id, value, language])

  useEffect(() => {
    if (!import.meta.env.DEV) return
    const swap = (event: Event) => {
      const { module, next, keeps } = (event as CustomEvent<ChangedComponent>).detail
      if (module !== demo.module) return
      if (keeps) mounted.current?.relabel(next.default)
      else setVersion(now => now + 1)
    }
    addEventListener('demo-changed', swap)
    return () => removeEventListener('demo-changed', swap)
  }, [demo.module])

  const isBroken = thrown?.id === demo.id
  const retry = () => {
    if (!isBroken) return loading.retry()
    setThrown(undefined)
    setRound(round + 1)
  }
  if (isBroken) return [{ at: 'failed', error: thrown.error }, retry]
  if (isMounted) return [{ at: 'running', unspoken: loading.error }, retry]
  return [loading.error === undefined ? { at: 'waiting' } : { at: 'unloaded', error: loading.error }, retry]
}

interface Program {
  id: string
  library: typeof import('./mount-vue.ts')
  component: unknown
  /** Rises when its code was changed while developing: then it starts anew. */
  version: number
}

function bothThatAreThere(demo: Demo, version: number): Program | undefined {
  const [library, component] = [runnerThatIsThere(), componentThatIsThere(demo)]
  return library && component && { id: demo.id, library, component: component.default, version }
}

/** Both at once; the development server inserts styles as they arrive, and the library's must come first there. */
async function loadBoth(demo: Demo, version: number): Promise<Program> {
  const loading = loadRunner()
  if (import.meta.env.DEV) await loading
  const [library, { default: component }] = await Promise.all([loading, loadComponent(demo)])
  return { id: demo.id, library, component, version }
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
