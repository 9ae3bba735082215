import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import type Vue from 'vue'
import type { Demo } from '../../shared/demo.ts'
import type { ChangedModule } from '../content.ts'
import { getLoadedComponent, loadComponent } from '../content.ts'
import { getCurrentLocation } from '../current-location.ts'
import { demoLink } from '../links.ts'
import { useLoaded } from '../use-loaded.ts'
import { useMessages, useTexts } from '../locale/texts.ts'
import { ConsoleStrip } from './console-strip.tsx'
import type { DemoState } from './demo-failure.tsx'
import { DemoFailure } from './demo-failure.tsx'
import type { MountedDemo } from './mount-vue.ts'
import { useIsPrinting } from '../theme/printing.ts'
import { useNearViewport } from './use-near-viewport.ts'
import { loadRunner, getLoadedRunner } from './runner.ts'
import { takeStarted } from './started.ts'
import { errorMessage } from '../ui/error-message.ts'

interface Props {
  demo: Demo
  stage: HTMLElement
  /** Changes the running demo, after it is mounted and whenever this is another function. */
  adjust?: ((root: Vue) => void) | undefined
}

/** Runs a demo in the space reserved for it, in a node that nothing else renders into. */
export function Stage({ demo, stage, adjust }: Props) {
  const host = stage.firstElementChild as HTMLElement
  // The first demo loads at any position, because it is the reason to open the page.
  const isNear = useNearViewport(stage) || demo.number === 1
  const isPrinting = useIsPrinting()
  const [errors, setErrors] = useState<string[]>([])
  const [state, remount] = useMountedDemo(
    demo,
    stage,
    isNear,
    error => setErrors(previousErrors => [...previousErrors.slice(-49), errorMessage(error)]),
    adjust
  )
  const retry = () => {
    setErrors([])
    remount()
  }
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
      {errors.length > 0 && <ConsoleStrip id={demo.id} errors={errors} clear={() => setErrors([])} />}
    </>
  )
}

function useMountedDemo(
  demo: Demo,
  stage: HTMLElement,
  isNear: boolean,
  onError: (error: unknown) => void,
  adjust: Props['adjust']
): [state: DemoState, retry: () => void] {
  const { language } = useTexts()
  const [version, setVersion] = useState(0)
  const loadKey = isNear ? `${demo.id} ${language} ${version}` : undefined
  const loadedDemo = useMemo(() => (loadKey ? getLoadedDemo(demo, version) : undefined), [loadKey, demo, version])
  // `flushSync` renders a visible demo before other updates; a running one stays until it has loaded in the other
  // language.
  const { value, latest, ...loading } = useLoaded(loadKey, () => loadDemo(demo, version), {
    loadedValue: loadedDemo,
    applyUpdate: flushSync
  })
  const [renderError, setRenderError] = useState<{ id: string; error: unknown }>()
  const [mountCount, setMountCount] = useState(0)
  const [started] = useState(() => takeStarted(stage, demo.id))
  const [isMounted, setMounted] = useState(started !== undefined)
  const mounted = useRef<MountedDemo | undefined>(started?.mounted as MountedDemo | undefined)
  const shownComponent = useRef(started?.component)
  const current = { latest, language, onError }
  const currentRef = useRef(current)
  currentRef.current = current

  useLayoutEffect(() => {
    started?.setHandlers({
      onFailure: error => setRenderError({ id: demo.id, error }),
      onError: error => currentRef.current.onError(error)
    })
    return () => {
      mounted.current?.unmount()
      mounted.current = undefined
    }
  }, [started, demo.id])

  // Mounting depends on the demo's id, not on its language, because a language switch must keep the reader's changes.
  const isLoaded = latest?.id === demo.id
  useLayoutEffect(() => {
    const { latest, language } = currentRef.current
    if (!isLoaded || !latest) return
    if (!mounted.current) {
      shownComponent.current = latest.component
      mounted.current = latest.library.mountDemo(stage.firstElementChild as HTMLElement, latest.component, {
        language,
        onFailure: error => setRenderError({ id: latest.id, error }),
        onError: error => currentRef.current.onError(error)
      })
      setMounted(true)
    }
    return () => {
      mounted.current?.unmount()
      mounted.current = undefined
      setMounted(false)
    }
  }, [demo.id, isLoaded, latest?.version, mountCount, stage])

  useLayoutEffect(() => {
    if (isMounted && mounted.current) adjust?.(mounted.current.root)
  }, [adjust, isMounted, mountCount, latest?.version])

  useEffect(() => {
    if (value?.id !== demo.id) return
    value.library.setLibraryLanguage(language)
    if (shownComponent.current !== value.component) mounted.current?.relabel(value.component)
    shownComponent.current = value.component
    stage.dataset.language = language
  }, [demo.id, value, language, stage])

  useEffect(() => {
    if (!import.meta.env.DEV) return
    const replaceComponent = (event: Event) => {
      const { address, next, keepsState } = (event as CustomEvent<ChangedModule>).detail
      if (address !== demo.module) return
      if (keepsState) mounted.current?.relabel((next as { default: unknown }).default)
      else setVersion(now => now + 1)
    }
    addEventListener('content-changed', replaceComponent)
    return () => removeEventListener('content-changed', replaceComponent)
  }, [demo.module])

  const isBroken = renderError?.id === demo.id
  const retry = () => {
    if (!isBroken) return loading.retry()
    setRenderError(undefined)
    setMountCount(mountCount + 1)
  }
  if (isBroken) return [{ status: 'failed', error: renderError.error }, retry]
  if (isMounted) return [{ status: 'running', languageError: loading.error }, retry]
  return [loading.error === undefined ? { status: 'waiting' } : { status: 'unloaded', error: loading.error }, retry]
}

interface LoadedDemo {
  id: string
  library: typeof import('./mount-vue.ts')
  component: unknown
  /** Increases when its code changes in development, which mounts it again. */
  version: number
}

function getLoadedDemo(demo: Demo, version: number): LoadedDemo | undefined {
  const [library, component] = [getLoadedRunner(), getLoadedComponent(demo)]
  return library && component && { id: demo.id, library, component: component.default, version }
}

/**
 * Loads both in parallel, except that the development server inserts styles in loading order and needs the library's
 * first.
 */
async function loadDemo(demo: Demo, version: number): Promise<LoadedDemo> {
  const loading = loadRunner()
  if (import.meta.env.DEV) await loading
  const [library, { default: component }] = await Promise.all([loading, loadComponent(demo)])
  return { id: demo.id, library, component, version }
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
