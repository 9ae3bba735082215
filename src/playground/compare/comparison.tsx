import { newest } from 'virtual:facts'
import type { ReactNode, RefObject } from 'react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { ScrollPlace } from '../../../sandbox/scroll.ts'
import type { Language } from '../../../shared/locale.ts'
import type { Project } from '../../../shared/project.ts'
import { loadChunk } from '../../chunk-error.ts'
import { useLoaded } from '../../loaded.ts'
import { useDark } from '../../theme/theme.ts'
import { Failure } from '../../ui/failure.tsx'
import type { Upgrader } from '../../upgrade-check/upgraded-files.ts'
import { ConsolePanel } from '../console/console-panel.tsx'
import { SplitPanes } from '../panes/split-panes.tsx'
import { playTexts } from '../play-texts.ts'
import { PreviewStage } from '../preview/preview-stage.tsx'
import type { Run } from '../preview/use-run.ts'
import { useRun } from '../preview/use-run.ts'
import { RunStatus } from '../project/project-parts.tsx'
import type { CompareTexts } from './compare-texts.ts'
import { compareTexts } from './compare-texts.ts'
import styles from './comparison.module.css'
import { differentLines } from './different-lines.ts'

interface Props {
  project: Project
  /** What runs already, and where it is shown. */
  run: Run
  stage: ReactNode
  language: Language
  /** Takes what the run on the left is scrolled to. */
  follower: RefObject<((place: ScrollPlace) => void) | undefined>
  /** Above both: whose code it is. */
  bar?: ReactNode
  tools: ReactNode
  onOpen: (file: string, line: number) => void
}

/** The same code in the documented version and in the newest, beside each other: one width, one scroll, two consoles. */
export function Comparison({ project, run, stage, language, follower, bar, tools, onOpen }: Props) {
  const text = compareTexts[language]
  const [isUpgraded, setUpgraded] = useState(true)
  const [newer, setNewer] = useState<Run>()
  const upgraded = useUpgraded(project, isUpgraded)
  const { left, right } = useMemo(() => differentLines(run.lines, newer?.lines ?? []), [run.lines, newer?.lines])
  const clear = () => {
    run.clear()
    newer?.clear()
  }
  const consoles = [
    { version: project.library, lines: left },
    { version: newest, lines: right }
  ]
  return (
    <SplitPanes
      name="compared"
      label={playTexts[language].resize.console}
      stacked
      start={70}
      first={
        <section className={styles.comparison} aria-label={text.title}>
          <header>
            <span className="seg" role="group" aria-label={text.code}>
              <button type="button" aria-pressed={!isUpgraded} onClick={() => setUpgraded(false)}>
                {text.original}
              </button>
              <button type="button" aria-pressed={isUpgraded} onClick={() => setUpgraded(true)}>
                {text.upgraded}
              </button>
            </span>
            <span className={styles.grow} />
            {tools}
          </header>
          {bar}
          <div className={styles.sides}>
            <section className={styles.side} aria-label={text.version(project.library)} data-side="documented">
              <h2>{text.version(project.library)}</h2>
              {stage}
            </section>
            <section className={styles.side} aria-label={text.version(newest)} data-side="newest">
              <h2>
                {text.version(newest)}
                {newer && <RunStatus run={newer} language={language} />}
              </h2>
              {upgraded.project ? (
                <Newest
                  project={upgraded.project}
                  language={language}
                  peer={run}
                  follower={follower}
                  tell={setNewer}
                  onOpen={onOpen}
                />
              ) : (
                <Unready text={text} error={upgraded.error} retry={upgraded.retry} />
              )}
            </section>
          </div>
        </section>
      }
      second={
        <div className={styles.consoles}>
          {consoles.map(({ version, lines }) => (
            <ConsolePanel
              key={version}
              lines={lines}
              language={language}
              title={text.only(version)}
              empty={text.same}
              onClear={clear}
              onOpen={onOpen}
            />
          ))}
        </div>
      }
    />
  )
}

interface NewestProps {
  project: Project
  language: Language
  peer: Run
  follower: Props['follower']
  tell: (run: Run) => void
  onOpen: Props['onOpen']
}

function Newest({ project, language, peer, follower, tell, onOpen }: NewestProps) {
  const host = useRef<HTMLDivElement>(null)
  const run = useRun(host, project, useDark(), language, { program: 'newest', onScroll: peer.scroll })
  const { status, isEmpty, time, lines, scroll } = run
  const newestRun = useRef(run)
  newestRun.current = run
  useEffect(() => tell(newestRun.current), [tell, status, isEmpty, time, lines])
  useEffect(() => {
    follower.current = scroll
    return () => void (follower.current = undefined)
  }, [follower, scroll])
  return <PreviewStage host={host} run={run} language={language} onOpen={onOpen} />
}

function Unready({ text, error, retry }: { text: CompareTexts; error: unknown; retry: () => void }) {
  return (
    <div className={styles.unready}>
      {error === undefined ? (
        <p role="status">{text.waiting}</p>
      ) : (
        <Failure title={text.failed} error={error} action={text.again} onAction={retry} />
      )}
    </div>
  )
}

/** The project for the newest version; while a change of it is upgraded, the one before. */
function useUpgraded(project: Project, isUpgraded: boolean) {
  const upgrader = useRef<Upgrader>(undefined)
  useEffect(() => () => upgrader.current?.end(), [])
  const key = useMemo(() => ({ project, isUpgraded }), [project, isUpgraded])
  const { latest, error, retry } = useLoaded(key, async () => {
    if (!isUpgraded) return { ...project, library: newest }
    const { createUpgrader } = await loadChunk('upgraded-files', () => import('../../upgrade-check/upgraded-files.ts'))
    upgrader.current ??= createUpgrader()
    const files = await upgrader.current.upgrade(project.files, { from: project.library, to: newest })
    return { ...project, library: newest, files }
  })
  return { project: error === undefined ? latest : undefined, error, retry }
}
