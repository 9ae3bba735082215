import type { RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'
import { getDemoAnchor } from '../../shared/demo.ts'
import type { Language } from '../../shared/locale.ts'
import { formatLocation } from '../../shared/site-location.ts'
import { loadWidgetComponent } from '../content.ts'
import { loadRunner } from '../demo/runner.ts'
import { useMessages } from '../locale/texts.ts'
import { ChunkFailure } from '../ui/chunk-failure.tsx'
import { useLoaded } from '../use-loaded.ts'
import type { FirstScreenTexts } from './first-screen-texts.ts'
import { firstScreenTexts } from './first-screen-texts.ts'
import type { Gesture } from './gestures.ts'
import { gestures } from './gestures.ts'
import styles from './first-screen.module.css'
import { countFrames } from './count-frames.ts'
import { ProjectDrop } from './project-drop.tsx'

/** Methods of the mounted table: content/home/rows-preview.vue. */
type RowsTable = Record<Exclude<Gesture, 'scroll'>, () => unknown> & {
  scrollBy: (pixels: number) => unknown
  countRendered: () => number
  $on: (event: 'scroll', listener: () => void) => void
}

/** Demo with the code of each gesture. */
const codeOf: Record<Gesture, [path: string, demo: string]> = {
  scroll: ['/table/scroll/rows', 'hundred-thousand-rows'],
  edit: ['/table/edit/click', 'edit-cell'],
  sort: ['/table/base/sort', 'sort-by-header'],
  group: ['/table/base/group', 'nested-groups'],
  fix: ['/table/base/fixed', 'fixed-columns'],
  select: ['/table/edit/keyboard', 'keyboard-edit']
}

/** A table with 100,000 rows to try, mounted when the browser is idle or the reader reaches for it. */
export function FirstScreen({ language }: { language: Language }) {
  const text = firstScreenTexts[language]
  const { demo } = useMessages()
  const host = useRef<HTMLDivElement>(null)
  const [isWanted, want] = useIdleStart()
  const { table, error, retry } = useRowsTable(host, language, isWanted)
  const { rendered, frames, measure } = useMeasurements(table)
  const [gesture, setGesture] = useState<Gesture>()
  const perform = (next: Gesture) => {
    setGesture(next)
    if (!table) return
    if (next === 'scroll') void scrollRows(table)
    else table[next]()
    requestAnimationFrame(measure)
  }
  return (
    <>
      <div className={styles.screen} onPointerEnter={want} onFocus={want}>
        <div className={styles.bar} role="group" aria-label={text.actions}>
          {gestures.map(each => (
            <button
              key={each}
              type="button"
              className="btn"
              data-current={each === gesture}
              disabled={!table}
              onClick={() => perform(each)}
            >
              {text.gestures[each]}
            </button>
          ))}
        </div>
        {error !== undefined && <ChunkFailure title={demo.loadFailed} error={error} retry={retry} />}
        <div className={styles.table} role="region" aria-label={text.table} aria-busy={!table}>
          {!table && error === undefined && <p className={styles.starting}>{text.starting}</p>}
          <div ref={host} data-stage />
        </div>
        <Status text={text} gesture={gesture} rendered={rendered} frames={frames} />
      </div>
      <ProjectDrop text={text.project} />
    </>
  )
}

interface StatusProps {
  text: FirstScreenTexts
  gesture: Gesture | undefined
  rendered: number
  frames: number | undefined
}

function Status({ text, gesture = 'scroll', rendered, frames }: StatusProps) {
  const [path, demo] = codeOf[gesture]
  return (
    <p className={styles.status}>
      <b>{text.rows}</b>
      {rendered > 0 && <span>{text.rendered(rendered)}</span>}
      {frames !== undefined && <span>{text.frames(frames)}</span>}
      <span className={styles.hint} role="status">
        {text.hints[gesture]}
      </span>
      <a href={formatLocation(path, undefined, getDemoAnchor(demo))}>{text.code}</a>
    </p>
  )
}

/** Idle time after the page is complete, or the moment in which the reader reaches for the table. */
function useIdleStart(): [isWanted: boolean, want: () => void] {
  const [isWanted, setWanted] = useState(false)
  const want = () => setWanted(true)
  useEffect(() => {
    if (!window.requestIdleCallback) return want()
    const handle = requestIdleCallback(want, { timeout: 5000 })
    return () => cancelIdleCallback(handle)
  }, [])
  return [isWanted, want]
}

function useRowsTable(host: RefObject<HTMLDivElement | null>, language: Language, isWanted: boolean) {
  const { value, error, retry } = useLoaded(isWanted ? language : undefined, () =>
    Promise.all([loadRunner(), loadWidgetComponent('home/rows-preview.vue', language)])
  )
  const [table, setTable] = useState<RowsTable>()
  const [thrown, setThrown] = useState<unknown>()
  useEffect(() => {
    if (!value || !host.current) return
    const [{ mountDemo }, { default: component }] = value
    const mounted = mountDemo(host.current, component, { language, onFailure: setThrown, onError: setThrown })
    setTable(mounted.root.$children[0] as unknown as RowsTable)
    return () => {
      setTable(undefined)
      mounted.unmount()
      setThrown(undefined)
    }
  }, [host, value, language])
  return { table, error: thrown ?? error, retry }
}

function useMeasurements(table: RowsTable | undefined) {
  const [rendered, setRendered] = useState(0)
  const [frames, setFrames] = useState<number>()
  const measure = () => table && setRendered(table.countRendered())
  useEffect(() => {
    if (!table) return
    const counter = countFrames(setFrames)
    table.$on('scroll', () => {
      counter.onScroll()
      setRendered(table.countRendered())
    })
    return counter.stop
  }, [table])
  return { rendered, frames, measure }
}

const rowHeight = 40

/** Scrolls for two seconds; jumps at once for readers with reduced motion. */
async function scrollRows(table: RowsTable): Promise<void> {
  const distance = 5000 * rowHeight
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return void table.scrollBy(distance)
  const duration = 2000
  const start = performance.now()
  for (let last = start; last < start + duration;) {
    const now = await new Promise<number>(requestAnimationFrame)
    table.scrollBy(((Math.min(now, start + duration) - last) / duration) * distance)
    last = now
  }
}
