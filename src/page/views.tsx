import type { CSSProperties, RefObject } from 'react'
import type { Component } from 'vue'
import { useEffect, useRef, useState } from 'react'
import type { Demo } from '../../shared/demo.ts'
import { getDemoAnchor } from '../../shared/demo.ts'
import { formatLocation } from '../../shared/site-location.ts'
import type { Page } from '../../shared/page.ts'
import { ConsoleStrip } from '../demo/console-strip.tsx'
import type { DemoState } from '../demo/demo-failure.tsx'
import { DemoFailure } from '../demo/demo-failure.tsx'
import { MembersRow } from '../demo/members-row.tsx'
import type { SaveZip } from '../demo/lazy-source-panel.tsx'
import { LazySourcePanel } from '../demo/lazy-source-panel.tsx'
import { useSourceKind } from '../demo/source-kind.ts'
import blockStyles from '../demo/demo-space.module.css'
import { DemoBar } from '../demo/demo-bar.tsx'
import type { KeepAliveViews } from '../demo/keep-alive-views.ts'
import type { LoadEditor } from '../demo/use-demo-editor.ts'
import { useDemoEditor } from '../demo/use-demo-editor.ts'
import { loadChunk } from '../chunk-error.ts'
import { loadComponent } from '../content.ts'
import { useLoaded } from '../use-loaded.ts'
import { useMessages, useTexts } from '../locale/texts.ts'
import { useCurrentLocation } from '../current-location.ts'
import { ChunkFailure } from '../ui/chunk-failure.tsx'
import { errorMessage } from '../ui/error-message.ts'
import styles from './views.module.css'

interface Props {
  page: Page
  height: number | string
  loadEditor: LoadEditor
  saveZip: SaveZip
}

/**
 * Child routes as tabs over one Vue root: the route only swaps the view inside `<keep-alive>`, so input and scroll
 * position survive, also while a view is edited; leaving the page destroys all of them.
 */
export function Views({ page, height, loadEditor, saveZip }: Props) {
  const { demo: texts, views: viewTexts } = useMessages()
  const appLocation = useCurrentLocation()
  const current = Math.max(
    0,
    page.views.findIndex(view => appLocation.path === `${page.path}/${view.name}`)
  )
  const [open, setOpen] = useState(false)
  const [kind] = useSourceKind()
  const frame = useRef<HTMLElement>(null)
  const host = useRef<HTMLDivElement>(null)
  const demo = viewDemos(page)[current]
  const { state, retry, errors, clear } = useKeepAliveViews(page, demo, host)
  const { Editor, editing, error, close } = useDemoEditor(demo, kind, loadEditor)
  if (!demo) return null
  return (
    <section
      ref={frame}
      id={getDemoAnchor(demo.name)}
      className={blockStyles.demo}
      aria-label={texts.label(demo.number, page.title)}
      data-demo={demo.name}
    >
      <nav className={styles.tabs} aria-label={viewTexts.label}>
        {page.views.map((view, index) => (
          <a
            key={view.name}
            href={formatLocation(`${page.path}/${view.name}`)}
            aria-current={index === current ? 'page' : undefined}
            data-keep-scroll
          >
            {view.title}
          </a>
        ))}
      </nav>
      <div
        className={blockStyles.stage}
        data-stage
        data-state={state.status}
        hidden={Editor !== undefined}
        style={{ '--reserved': `${height}px` } as CSSProperties}
      >
        <DemoFailure state={state} retry={retry} />
        <div ref={host} hidden={'error' in state} />
      </div>
      {Editor ? (
        <Editor
          key={demo.id}
          demo={demo}
          title={page.views[current]?.title ?? page.title}
          frame={frame}
          onClose={close}
        />
      ) : (
        <>
          {errors.length > 0 && <ConsoleStrip id={demo.id} errors={errors} clear={clear} />}
          {error !== undefined && <ChunkFailure title={texts.editorFailed} error={error} retry={editing.start} />}
          <DemoBar demo={demo} page={page} open={open} setOpen={setOpen} kind={kind} frame={frame} editing={editing} />
          {open && <LazySourcePanel key={demo.id} demo={demo} kind={kind} saveZip={saveZip} />}
        </>
      )}
      <MembersRow members={demo.members} />
    </section>
  )
}

/** The views are the last demos of a page. */
const viewDemos = (page: Page): Demo[] => page.demos.slice(page.demos.length - page.views.length)

/** Loads each view when it is first shown; a failed one does not affect the others. */
function useKeepAliveViews(page: Page, demo: Demo | undefined, host: RefObject<HTMLDivElement | null>) {
  const { language } = useTexts()
  const keepAliveViews = useRef<KeepAliveViews>(null)
  const [mountCount, setMountCount] = useState(0)
  const [renderError, setRenderError] = useState<{ name?: string; error: unknown }>()
  const [errors, setErrors] = useState<string[]>([])
  const viewsModule = useLoaded(page.path, () =>
    loadChunk('keep-alive-views', () => import('../demo/keep-alive-views.ts'))
  )
  // The development server inserts styles in loading order, and the library's must be first.
  const isWanted = demo && (viewsModule.value || !import.meta.env.DEV)
  const view = useLoaded(
    isWanted && `${demo.id} ${language}`,
    async () => (await loadComponent(demo!)).default as Component
  )
  const name = demo?.name
  const latest = useRef({ name, language })
  latest.current = { name, language }
  useEffect(() => {
    if (!host.current || !viewsModule.value) return
    keepAliveViews.current = viewsModule.value.mountKeepAliveViews(host.current, {
      language: latest.current.language,
      onFailure: error => setRenderError({ name: latest.current.name, error }),
      onError: error => setErrors(previousErrors => [...previousErrors.slice(-49), errorMessage(error)])
    })
    return () => {
      keepAliveViews.current?.unmount()
      keepAliveViews.current = null
    }
  }, [viewsModule.value, host, mountCount])
  useEffect(() => {
    if (name && view.value) keepAliveViews.current?.show(name, view.value, language)
    if (view.error !== undefined) keepAliveViews.current?.hide()
  }, [viewsModule.value, mountCount, name, view.value, view.error, language])
  const loadError = viewsModule.error ?? view.error
  const hasRenderError = renderError && renderError.name === name
  const state: DemoState = hasRenderError
    ? { status: 'failed', error: renderError.error }
    : loadError !== undefined
      ? { status: 'unloaded', error: loadError }
      : { status: viewsModule.value && view.value ? 'running' : 'waiting' }
  const retry = () => {
    if (viewsModule.error !== undefined) viewsModule.retry()
    if (view.error !== undefined) view.retry()
    if (!hasRenderError) return
    setRenderError(undefined)
    setErrors([])
    setMountCount(mountCount + 1)
  }
  return { state, retry, errors, clear: () => setErrors([]) }
}
