import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { createPortal, flushSync } from 'react-dom'
import type { Demo } from '../../shared/demo.ts'
import type { Language } from '../../shared/locale.ts'
import type { ChangedModule } from '../content.ts'
import { getLoadedComponent, loadComponent } from '../content.ts'
import { getCurrentLocation } from '../current-location.ts'
import { demoLink } from '../links.ts'
import { useLoaded } from '../use-loaded.ts'
import { useMessages, useTexts } from '../locale/texts.ts'
import { ConsoleStrip } from './console-strip.tsx'
import type { DemoState } from './demo-failure.tsx'
import { DemoFailure } from './demo-failure.tsx'
import type { AdjustDemo, RunState, ShownComponent, StageElement } from './demo-run.ts'
import { useIsPrinting } from '../theme/printing.ts'
import { useNearViewport } from './use-near-viewport.ts'
import { loadRunner, getLoadedRunner } from './runner.ts'
import { errorMessage } from '../ui/error-message.ts'

interface Props {
  demo: Demo
  stage: StageElement
  /** Changes the running demo, after it is mounted and whenever this is another function. */
  adjust?: AdjustDemo | undefined
}

/** Runs a demo in the space reserved for it and shows its state. */
export function Stage({ demo, stage, adjust }: Props) {
  const host = stage.firstElementChild as HTMLElement
  // The first demo loads at any position, because it is the reason to open the page.
  const isNear = useNearViewport(stage) || demo.number === 1
  const isPrinting = useIsPrinting()
  const { state, errors, retry, clearErrors } = useDemoRun(demo, stage, isNear, adjust)
  const isBroken = 'error' in state
  useLayoutEffect(() => {
    stage.dataset.state = state.status
    host.hidden = isBroken
  }, [stage, host, state.status, isBroken])
  return (
    <>
      {createPortal(
        <>
          {state.status === 'waiting' && isNear && (isPrinting ? <NotPrinted demo={demo} /> : <LoadingStatus />)}
          <DemoFailure state={state} retry={retry} />
        </>,
        stage
      )}
      {errors.length > 0 && <ConsoleStrip id={demo.id} errors={errors.map(errorMessage)} clear={clearErrors} />}
    </>
  )
}

interface ShownRun {
  state: DemoState
  errors: readonly unknown[]
  retry: () => void
  clearErrors: () => void
}

const noSubscription = () => () => {}
const notStarted: RunState = { errors: [] }

function useDemoRun(demo: Demo, stage: StageElement, isNear: boolean, adjust: Props['adjust']): ShownRun {
  const { language } = useTexts()
  const version = useChangedVersion(demo, stage)
  const loadKey = isNear ? `${demo.id} ${language} ${version}` : undefined
  const loadedDemo = useMemo(
    () => (loadKey ? getLoadedDemo(demo, language, version) : undefined),
    [loadKey, demo, language, version]
  )
  // `flushSync` renders a visible demo before other updates; a running one stays until it has loaded in the other
  // language.
  const { latest, ...loading } = useLoaded(loadKey, () => loadDemo(demo, language, version), {
    loadedValue: loadedDemo,
    applyUpdate: flushSync
  })
  // The page may have started the demo before the app.
  const [run, setRun] = useState(() => (stage.run?.id === demo.id ? stage.run : undefined))
  useLayoutEffect(() => {
    if (latest?.id !== demo.id) return
    const opened = latest.library.startRun(stage, demo.id)
    latest.library.setLibraryLanguage(latest.language)
    opened.show(latest)
    setRun(opened)
  }, [demo.id, latest, stage])
  useLayoutEffect(
    () => () => {
      stage.run?.end()
      setRun(undefined)
    },
    [demo.id, stage]
  )
  useLayoutEffect(() => run?.setAdjust(adjust), [run, adjust])
  const { errors, failure } = useSyncExternalStore(
    run?.subscribe ?? noSubscription,
    run?.getState ?? (() => notStarted)
  )
  return {
    errors,
    clearErrors: () => run?.clearErrors(),
    retry: () => (failure ? run?.restart() : loading.retry()),
    state: failure
      ? { status: 'failed', error: failure.error }
      : run
        ? { status: 'running', languageError: loading.error }
        : loading.error === undefined
          ? { status: 'waiting' }
          : { status: 'unloaded', error: loading.error }
  }
}

/** Returns a number that increases when the development server sends another script of the demo. */
function useChangedVersion(demo: Demo, stage: StageElement): number {
  const [version, setVersion] = useState(0)
  useEffect(() => {
    if (!import.meta.env.DEV) return
    const replaceComponent = (event: Event) => {
      const { address, next, keepsState } = (event as CustomEvent<ChangedModule>).detail
      if (address !== demo.module) return
      if (keepsState) stage.run?.relabel((next as { default: unknown }).default)
      else setVersion(now => now + 1)
    }
    addEventListener('content-changed', replaceComponent)
    return () => removeEventListener('content-changed', replaceComponent)
  }, [demo.module, stage])
  return version
}

interface LoadedDemo extends ShownComponent {
  id: string
  library: typeof import('./mount-vue.ts')
}

function getLoadedDemo(demo: Demo, language: Language, version: number): LoadedDemo | undefined {
  const [library, component] = [getLoadedRunner(), getLoadedComponent(demo)]
  return library && component && { id: demo.id, library, component: component.default, language, version }
}

/**
 * Loads both in parallel, except that the development server inserts styles in loading order and needs the library's
 * first.
 */
async function loadDemo(demo: Demo, language: Language, version: number): Promise<LoadedDemo> {
  const loading = loadRunner()
  if (import.meta.env.DEV) await loading
  const [library, { default: component }] = await Promise.all([loading, loadComponent(demo)])
  return { id: demo.id, library, component, language, version }
}

/** Replaces a demo on paper that had not loaded when the page was printed. */
function NotPrinted({ demo }: { demo: Demo }) {
  const { demo: texts } = useMessages()
  const address = demoLink(getCurrentLocation().path, demo)
  return (
    <p>
      {texts.notPrinted} <a href={address}>{address}</a>
    </p>
  )
}

/** Announces a demo to screen readers that loads for more than 150 ms; the bars in its place are styles of the stage. */
function LoadingStatus() {
  const [isSlow, setIsSlow] = useState(false)
  const { demo } = useMessages()
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), 150)
    return () => clearTimeout(timer)
  }, [])
  if (!isSlow) return null
  return (
    <span className="visually-hidden" role="status">
      {demo.loading}
    </span>
  )
}
