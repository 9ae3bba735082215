import type { RefObject } from 'react'
import type { Component } from 'vue'
import { useEffect, useRef, useState } from 'react'
import type { Demo } from '../../shared/demo.ts'
import { demoAnchor } from '../../shared/demo.ts'
import { writePlace } from '../../shared/href.ts'
import type { Page } from '../../shared/page.ts'
import { ConsoleStrip } from '../demo/console-strip.tsx'
import type { DemoState } from '../demo/demo-failure.tsx'
import { DemoFailure } from '../demo/demo-failure.tsx'
import { MembersRow } from '../demo/members-row.tsx'
import { SourcePanel } from '../demo/source-panel.tsx'
import { useSourceKind } from '../demo/source-kind.ts'
import blockStyles from '../demo/demo-space.module.css'
import { DemoBar } from '../demo/demo-bar.tsx'
import type { KeptViews } from '../demo/kept-views.ts'
import type { LoadEditor } from '../demo/use-demo-editor.ts'
import { useDemoEditor } from '../demo/use-demo-editor.ts'
import { loadChunk } from '../chunk-error.ts'
import { loadComponent } from '../content.ts'
import { useLoaded } from '../loaded.ts'
import { useMessages, useTexts } from '../locale/texts.ts'
import { usePlace } from '../place.ts'
import { ChunkFailure } from '../ui/chunk-failure.tsx'
import { sentence } from '../ui/sentence.ts'
import styles from './views.module.css'

interface Props {
  page: Page
  height: number | string
  loadEditor: LoadEditor
}

/**
 * Child routes as tabs over one Vue root: the route only swaps the view inside `<keep-alive>`, so input and scroll
 * position survive, also while a view is edited; leaving the page destroys all of them.
 */
export function Views({ page, height, loadEditor }: Props) {
  const { demo: texts, views: viewTexts } = useMessages()
  const place = usePlace()
  const current = Math.max(
    0,
    page.views.findIndex(view => place.path === `${page.path}/${view.name}`)
  )
  const [open, setOpen] = useState(false)
  const [kind] = useSourceKind()
  const frame = useRef<HTMLElement>(null)
  const host = useRef<HTMLDivElement>(null)
  const demo = viewDemos(page)[current]
  const { state, retry, errors, clear } = useKeptViews(page, demo, host)
  const { Editor, editing, error, close } = useDemoEditor(demo, kind, loadEditor)
  if (!demo) return null
  return (
    <section
      ref={frame}
      id={demoAnchor(demo.name)}
      className={blockStyles.demo}
      aria-label={texts.label(demo.number, page.title)}
      data-demo={demo.name}
    >
      <nav className={styles.tabs} aria-label={viewTexts.label}>
        {page.views.map((view, index) => (
          <a
            key={view.name}
            href={writePlace(`${page.path}/${view.name}`)}
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
        data-state={state.at}
        hidden={Editor !== undefined}
        style={{ minHeight: `${Number(height) + 40}px` }}
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
          {open && <SourcePanel key={demo.id} demo={demo} kind={kind} />}
        </>
      )}
      <MembersRow members={demo.members} />
    </section>
  )
}

/** The views are the last demos of a page. */
const viewDemos = (page: Page): Demo[] => page.demos.slice(page.demos.length - page.views.length)

/** Each view is loaded when it is first shown; one that does not arrive leaves the others as they are. */
function useKeptViews(page: Page, demo: Demo | undefined, host: RefObject<HTMLDivElement | null>) {
  const { language } = useTexts()
  const kept = useRef<KeptViews>(null)
  const [round, setRound] = useState(0)
  const [thrown, setThrown] = useState<{ name?: string; error: unknown }>()
  const [errors, setErrors] = useState<string[]>([])
  const program = useLoaded(page.path, () => loadChunk('kept-views', () => import('../demo/kept-views.ts')))
  // The development server inserts styles as they arrive, and the library's must come first there.
  const isWanted = demo && (program.value || !import.meta.env.DEV)
  const view = useLoaded(
    isWanted && `${demo.id} ${language}`,
    async () => (await loadComponent(demo!)).default as Component
  )
  const name = demo?.name
  const latest = useRef({ name, language })
  latest.current = { name, language }
  useEffect(() => {
    if (!host.current || !program.value) return
    kept.current = program.value.mountViews(host.current, {
      language: latest.current.language,
      onFailure: error => setThrown({ name: latest.current.name, error }),
      onError: error => setErrors(known => [...known.slice(-49), sentence(error)])
    })
    return () => {
      kept.current?.unmount()
      kept.current = null
    }
  }, [program.value, host, round])
  useEffect(() => {
    if (name && view.value) kept.current?.show(name, view.value, language)
    if (view.error !== undefined) kept.current?.hide()
  }, [program.value, round, name, view.value, view.error, language])
  const unloaded = program.error ?? view.error
  const isBroken = thrown && thrown.name === name
  const state: DemoState = isBroken
    ? { at: 'failed', error: thrown.error }
    : unloaded !== undefined
      ? { at: 'unloaded', error: unloaded }
      : { at: program.value && view.value ? 'running' : 'waiting' }
  const retry = () => {
    if (program.error !== undefined) program.retry()
    if (view.error !== undefined) view.retry()
    if (!isBroken) return
    setThrown(undefined)
    setErrors([])
    setRound(round + 1)
  }
  return { state, retry, errors, clear: () => setErrors([]) }
}
