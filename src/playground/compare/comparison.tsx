import type { CSSProperties, HTMLAttributes, ReactNode, RefObject } from 'react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { ScrollPosition } from '../../../sandbox/synchronize-scroll.ts'
import type { Language } from '../../../shared/locale.ts'
import type { Project } from '../../../shared/project.ts'
import { playgroundPath } from '../../../shared/site-location.ts'
import { compareVersions } from '../../../shared/version-order.ts'
import { compareParam } from '../../links.ts'
import { loadChunk } from '../../chunk-error.ts'
import { usePageQuery } from '../../page-query.ts'
import { useLoaded } from '../../use-loaded.ts'
import { useIsDark } from '../../theme/theme.ts'
import { Failure } from '../../ui/failure.tsx'
import type { ChangedDefault, FileChanges, Upgrader } from '../../upgrade-check/upgrader.ts'
import { ChangedDefaults } from './changed-defaults.tsx'
import { ConsolePanel } from '../console/console-panel.tsx'
import type { PaneName } from '../panes/pane-tabs.tsx'
import { SplitPanes } from '../panes/split-panes.tsx'
import { playTexts } from '../play-texts.ts'
import { ReleaseSelect } from '../preview/release-select.tsx'
import { PreviewStage } from '../preview/preview-stage.tsx'
import type { Run } from '../preview/use-run.ts'
import { useRun } from '../preview/use-run.ts'
import { RunStatus } from '../project/project-parts.tsx'
import { ChangesButton } from './changes-button.tsx'
import type { CompareTexts } from './compare-texts.ts'
import { viewParam } from './compare-links.tsx'
import { compareTexts } from './compare-texts.ts'
import styles from './comparison.module.css'
import { differentLines } from './different-lines.ts'

interface Props {
  project: Project
  /** Release on the right. */
  other: string
  /** Run of the project's release, and the element that shows it. */
  run: Run
  stage: ReactNode
  language: Language
  /** Receives the scroll positions of the run on the left. */
  scrollFollower: RefObject<((place: ScrollPosition) => void) | undefined>
  /** Warning about untrusted code, above both sides. */
  bar?: ReactNode
  tools: ReactNode
  /** Shows only the sides or only the consoles. */
  only?: 'first' | 'second'
  /** Attributes of a pane that a tab shows. */
  panel: (name: PaneName) => HTMLAttributes<HTMLElement>
  onOpen: (file: string, line: number) => void
  /** Called with the release for the left side. */
  onSelect: (version: string) => void
}

/** Both versions side by side, or on top of each other with a divider or with their differing pixels. */
const views = ['sides', 'slider', 'difference'] as const

/**
 * Compares the same code in two releases side by side, with one width, synchronized scrolling
 * and two consoles.
 */
export function Comparison({
  project,
  other,
  run,
  stage,
  language,
  scrollFollower,
  bar,
  tools,
  only,
  panel,
  onOpen,
  onSelect
}: Props) {
  const text = compareTexts[language]
  const isUpgradable = isBeforeSplit(project.library) && !isBeforeSplit(other)
  const [isUpgradeWanted, setUpgraded] = useState(true)
  const isUpgraded = isUpgradable && isUpgradeWanted
  const [newerRun, setNewerRun] = useState<Run>()
  const [params, changeParams] = usePageQuery(playgroundPath)
  const view = views.find(each => each === params.get(viewParam)) ?? 'sides'
  const [divider, setDivider] = useState(50)
  const { upgraded, defaults } = useUpgraded(project, other, isUpgraded, language)
  const { left, right } = useMemo(() => differentLines(run.lines, newerRun?.lines ?? []), [run.lines, newerRun?.lines])
  const clear = () => {
    run.clear()
    newerRun?.clear()
  }
  const consoles = [
    { version: project.library, lines: left },
    { version: other, lines: right }
  ]
  return (
    <SplitPanes
      name="compared"
      label={playTexts[language].resize.console}
      stacked
      only={only}
      start={70}
      first={
        <div className={styles.pane} {...panel('preview')}>
          <section className={styles.comparison} aria-label={text.title}>
            <header>
              {isUpgradable && (
                <span className="seg" role="group" aria-label={text.code}>
                  <button type="button" aria-pressed={!isUpgraded} onClick={() => setUpgraded(false)}>
                    {text.original}
                  </button>
                  <button type="button" aria-pressed={isUpgraded} onClick={() => setUpgraded(true)}>
                    {text.upgraded}
                  </button>
                </span>
              )}
              {isUpgraded && upgraded.changes && (
                <ChangesButton language={language} changes={upgraded.changes} onOpen={onOpen} />
              )}
              <span className="seg" role="group" aria-label={text.view}>
                {views.map(each => (
                  <button
                    key={each}
                    type="button"
                    aria-pressed={view === each}
                    onClick={() => changeParams({ [viewParam]: each === 'sides' ? '' : each })}
                  >
                    {text.views[each]}
                  </button>
                ))}
              </span>
              <span className={styles.grow} />
              {tools}
            </header>
            {bar}
            {defaults.length > 0 && <ChangedDefaults text={text} language={language} defaults={defaults} />}
            {view === 'difference' && <p className={styles.hint}>{text.differenceHint}</p>}
            <div
              className={styles.sides}
              data-view={view}
              style={{ '--divider': String(divider / 100) } as CSSProperties}
            >
              <section className={styles.side} aria-label={text.version(project.library)} data-side="documented">
                <h2>
                  <ReleaseSelect label={text.left} version={project.library} onSelect={onSelect} />
                </h2>
                {stage}
              </section>
              <section className={styles.side} aria-label={text.version(other)} data-side="newest">
                <h2>
                  <ReleaseSelect
                    label={text.right}
                    version={other}
                    onSelect={version => changeParams({ [compareParam]: version })}
                  />
                  {newerRun && <RunStatus run={newerRun} language={language} />}
                </h2>
                {upgraded.project ? (
                  <Newest
                    project={upgraded.project}
                    language={language}
                    documentedRun={run}
                    follower={scrollFollower}
                    onRun={setNewerRun}
                    onOpen={onOpen}
                  />
                ) : (
                  <UpgradeState text={text} error={upgraded.error} retry={upgraded.retry} />
                )}
              </section>
              {view === 'slider' && (
                <input
                  type="range"
                  className={styles.divider}
                  aria-label={text.divider(project.library, other)}
                  value={divider}
                  onChange={event => setDivider(event.target.valueAsNumber)}
                />
              )}
            </div>
          </section>
        </div>
      }
      second={
        <div className={styles.consoles} {...panel('console')}>
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
  documentedRun: Run
  follower: Props['scrollFollower']
  onRun: (run: Run) => void
  onOpen: Props['onOpen']
}

function Newest({ project, language, documentedRun, follower, onRun, onOpen }: NewestProps) {
  const host = useRef<HTMLDivElement>(null)
  const run = useRun(host, project, useIsDark(), language, { onScroll: documentedRun.scroll })
  const { status, isEmpty, time, lines, scroll } = run
  const newestRun = useRef(run)
  newestRun.current = run
  useEffect(() => onRun(newestRun.current), [onRun, status, isEmpty, time, lines])
  useEffect(() => {
    follower.current = scroll
    return () => void (follower.current = undefined)
  }, [follower, scroll])
  return <PreviewStage host={host} run={run} language={language} onOpen={onOpen} />
}

function UpgradeState({ text, error, retry }: { text: CompareTexts; error: unknown; retry: () => void }) {
  return (
    <div className={styles.pending}>
      {error === undefined ? (
        <p role="status">{text.waiting}</p>
      ) : (
        <Failure title={text.failed} error={error} action={text.again} onAction={retry} />
      )}
    </div>
  )
}

interface UpgradedProject {
  project: Project
  /** Undefined for the original code. */
  changes?: readonly FileChanges[]
}

/** True for releases with one package; the upgrade rules lead from them to the later ones. */
const isBeforeSplit = (version: string): boolean => compareVersions(version, '3.9.0') < 0

const noDefaults: readonly ChangedDefault[] = []

/**
 * Returns the project for the newest version, or the previous result while a change is upgraded, and the changed
 * defaults that the code relies on.
 */
function useUpgraded(project: Project, other: string, isUpgraded: boolean, language: Language) {
  const upgrader = useRef<Upgrader>(undefined)
  useEffect(() => () => upgrader.current?.close(), [])
  const versions = { from: project.library, to: other }
  const openUpgrader = async () => {
    const { createUpgrader } = await loadChunk('upgrader', () => import('../../upgrade-check/upgrader.ts'))
    return (upgrader.current ??= createUpgrader(language))
  }
  const key = useMemo(() => ({ project, other, isUpgraded }), [project, other, isUpgraded])
  const { latest, error, retry } = useLoaded<UpgradedProject>(key, async () => {
    if (!isUpgraded) return { project: { ...project, library: other } }
    const { files, changes } = await (await openUpgrader()).upgrade(project.files, versions)
    return { project: { ...project, library: other, files }, changes }
  })
  const defaults = useLoaded(key, async () =>
    isUpgraded || isBeforeSplit(project.library) !== isBeforeSplit(other)
      ? (await openUpgrader()).findDefaults(project.files, versions)
      : []
  )
  return {
    upgraded: { ...(error === undefined && latest), error, retry },
    // Without the list the comparison works as well.
    defaults: (defaults.error === undefined && defaults.latest) || noDefaults
  }
}
