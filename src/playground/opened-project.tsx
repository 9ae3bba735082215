import { useMemo, useRef, useState } from 'react'
import type { ScrollPosition } from '../../sandbox/synchronize-scroll.ts'
import { formatLocation } from '../../shared/site-location.ts'
import { useTexts } from '../locale/texts.ts'
import { useCurrentLocation } from '../current-location.ts'
import { useIsDark } from '../theme/theme.ts'
import { Icon } from '../ui/icon.tsx'
import { BisectLink } from './bisect/bisect-links.tsx'
import { LazyBisectPanel } from './bisect/lazy-bisect-panel.tsx'
import { useBisection } from './bisect/use-bisection.ts'
import { compareParam } from '../links.ts'
import { CompareLink, viewParam } from './compare/compare-links.tsx'
import { compareTexts } from './compare/compare-texts.ts'
import { StopLink } from './stop-link.tsx'
import { Comparison } from './compare/comparison.tsx'
import { ConsolePanel } from './console/console-panel.tsx'
import { consoleTexts } from './console/console-texts.ts'
import { EditorPane } from './editor/editor-pane.tsx'
import type { EditorHandle } from './editor/editor.tsx'
import type { PaneName } from './panes/pane-tabs.tsx'
import { PaneTabs, usePanels } from './panes/pane-tabs.tsx'
import { SplitPanes } from './panes/split-panes.tsx'
import { useIsNarrow } from './panes/use-is-narrow.ts'
import { PlayBar } from './play-bar.tsx'
import { PlayShell } from './play-shell.tsx'
import { playTexts } from './play-texts.ts'
import styles from './playground.module.css'
import { PreviewStage } from './preview/preview-stage.tsx'
import { ReleaseSelect } from './preview/release-select.tsx'
import { UntrustedCodeBar } from './preview/untrusted-code-bar.tsx'
import { RaceLink } from './race/race-links.tsx'
import { LazyRace } from './race/lazy-race.tsx'
import { useRun } from './preview/use-run.ts'
import { useEdited } from './project/use-edited.ts'
import type { OpenedProjectInfo } from './project/use-opened.ts'

interface Props {
  opened: OpenedProjectInfo
  /** Shows only the preview. */
  isPreview: boolean
  /** Release that also runs the project, side by side. */
  compared?: string
  /** Releases that are measured with the project. */
  raced?: readonly string[]
}

/** Playground of one project: bar, editor, preview and console. */
export function OpenedProject({ opened, isPreview, compared, raced }: Props) {
  const isCompared = compared !== undefined
  const { language } = useTexts()
  const dark = useIsDark()
  const host = useRef<HTMLDivElement>(null)
  const editor = useRef<EditorHandle>(null)
  const edited = useEdited(opened, language)
  const scrollFollower = useRef<(place: ScrollPosition) => void>(undefined)
  const [isTypingTag, setTypingTag] = useState(false)
  const bisection = useBisection(edited.project.library, !isCompared && !raced && !isPreview)
  const { project } = edited
  const release = bisection?.release ?? project.library
  const runProject = useMemo(() => ({ ...project, library: release }), [project, release])
  const run = useRun(host, runProject, dark, language, {
    isTypingTag,
    ...(isCompared && { onScroll: place => scrollFollower.current?.(place) })
  })
  const text = playTexts[language]
  const box = useRef<HTMLDivElement>(null)
  const isNarrow = useIsNarrow(box)
  // A link to a comparison is about its result.
  const [pane, setPane] = useState<PaneName>(isCompared ? 'preview' : 'code')
  const { idOf, panel } = usePanels(isNarrow)
  const openLine = (file: string, line: number) => {
    setPane('code')
    edited.select(file)
    requestAnimationFrame(() => editor.current?.goTo(line))
  }
  const stage = <PreviewStage host={host} run={run} language={language} onOpen={isPreview ? undefined : openLine} />
  if (isPreview) {
    return (
      <main className={styles.previewOnly}>
        <h1 className="visually-hidden">{text.preview}</h1>
        {opened.isShared && <UntrustedCodeBar language={language} withSource />}
        {stage}
      </main>
    )
  }
  const reload = (
    <button type="button" className="quiet icon" aria-label={text.reload} title={text.reload} onClick={run.rerun}>
      <Icon name="repeat" />
    </button>
  )
  const untrustedCodeBar = opened.isShared && <UntrustedCodeBar language={language} />
  const preview = (
    <section className={styles.preview} aria-label={text.preview}>
      <header>
        {!isNarrow && <b>{text.preview}</b>}
        <span className={styles.version}>
          <ReleaseSelect label={text.runs} version={release} onSelect={bisection?.select ?? edited.setLibrary} />
        </span>
        {!bisection && <BisectLink language={language} />}
        {!bisection && <CompareLink language={language} />}
        {reload}
        <PreviewTab label={text.ownTab} />
      </header>
      {untrustedCodeBar}
      {bisection && (
        <LazyBisectPanel
          bisection={bisection}
          project={project}
          run={run}
          language={language}
          onCompare={edited.setLibrary}
        />
      )}
      {stage}
    </section>
  )
  const onlyOfResult = isNarrow ? (pane === 'console' ? 'second' : 'first') : undefined
  const content = raced ? (
    <div className={styles.pane} {...panel('preview')}>
      <LazyRace project={project} releases={raced} language={language} />
    </div>
  ) : compared ? (
    <Comparison
      only={onlyOfResult}
      panel={panel}
      project={edited.project}
      other={compared}
      onSelect={edited.setLibrary}
      run={run}
      stage={stage}
      language={language}
      scrollFollower={scrollFollower}
      bar={untrustedCodeBar}
      tools={
        <>
          <RaceLink releases={[project.library, compared]} language={language} />
          {reload}
          <StopLink label={compareTexts[language].close} params={[compareParam, viewParam]} />
        </>
      }
      onOpen={openLine}
    />
  ) : (
    <SplitPanes
      name="console"
      label={text.resize.console}
      stacked
      only={onlyOfResult}
      start={72}
      first={
        <div className={styles.pane} {...panel('preview')}>
          {preview}
        </div>
      }
      second={
        <div className={styles.pane} {...panel('console')}>
          <ConsolePanel lines={run.lines} language={language} onClear={run.clear} onOpen={openLine} />
        </div>
      }
    />
  )
  return (
    <PlayShell
      opened={opened}
      isEdited={edited.isEdited}
      className={styles.panes}
      bar={
        <PlayBar
          opened={opened}
          edited={edited}
          run={run}
          isRace={raced !== undefined}
          language={language}
          onOpen={openLine}
        />
      }
    >
      <div ref={box} className={styles.workspace}>
        {isNarrow && (
          <PaneTabs
            label={text.panes}
            tabs={[
              { name: 'code', label: text.code },
              { name: 'preview', label: text.preview },
              { name: 'console', label: consoleTexts[language].title, count: run.lines.length }
            ]}
            current={pane}
            idOf={idOf}
            onSelect={setPane}
          />
        )}
        <SplitPanes
          key={isCompared ? 'compared' : 'alone'}
          name={isCompared ? 'playground-compared' : 'playground'}
          label={text.resize.editor}
          only={isNarrow ? (pane === 'code' ? 'first' : 'second') : undefined}
          start={isCompared ? 30 : 50}
          first={
            <div className={styles.pane} {...panel('code')}>
              <EditorPane
                handle={editor}
                edited={edited}
                run={run}
                dark={dark}
                language={language}
                onTypingTag={setTypingTag}
              />
            </div>
          }
          second={content}
        />
      </div>
    </PlayShell>
  )
}

/** Link to the preview alone. It includes the edits, which are stored in this browser. */
function PreviewTab({ label }: { label: string }) {
  const { path, query } = useCurrentLocation()
  return (
    <a
      className="quiet icon"
      href={formatLocation(path, new Map([...query, ['preview', '1']]))}
      target="_blank"
      rel="noopener"
      aria-label={label}
      title={label}
    >
      <Icon name="external" />
    </a>
  )
}
