import { useRef } from 'react'
import type { ScrollPlace } from '../../sandbox/scroll.ts'
import { writePlace } from '../../shared/href.ts'
import { useTexts } from '../locale/texts.ts'
import { usePlace } from '../place.ts'
import { useDark } from '../theme/theme.ts'
import { Icon } from '../ui/icon.tsx'
import { CompareLink, StopComparing } from './compare/compare-links.tsx'
import { Comparison } from './compare/comparison.tsx'
import { ConsolePanel } from './console/console-panel.tsx'
import { EditorPane } from './editor/editor-pane.tsx'
import type { EditorHandle } from './editor/editor.tsx'
import { SplitPanes } from './panes/split-panes.tsx'
import { PlayBar } from './play-bar.tsx'
import { PlayShell } from './play-shell.tsx'
import { playTexts } from './play-texts.ts'
import styles from './playground.module.css'
import { PreviewStage } from './preview/preview-stage.tsx'
import { StrangerBar } from './preview/stranger-bar.tsx'
import { useRun } from './preview/use-run.ts'
import { useEdited } from './project/use-edited.ts'
import type { Opened } from './project/use-opened.ts'

interface Props {
  opened: Opened
  /** Nothing but the preview. */
  isPreview: boolean
  /** The newest version of the library runs it beside. */
  isCompared: boolean
}

/** A project with everything that can be done with it. */
export function OpenedProject({ opened, isPreview, isCompared }: Props) {
  const { language } = useTexts()
  const dark = useDark()
  const host = useRef<HTMLDivElement>(null)
  const editor = useRef<EditorHandle>(null)
  const edited = useEdited(opened, language)
  const follower = useRef<(place: ScrollPlace) => void>(undefined)
  const run = useRun(host, edited.project, dark, language, {
    ...(isCompared && { onScroll: place => follower.current?.(place) })
  })
  const text = playTexts[language]
  const openLine = (file: string, line: number) => {
    edited.select(file)
    requestAnimationFrame(() => editor.current?.goTo(line))
  }
  const stage = <PreviewStage host={host} run={run} language={language} onOpen={isPreview ? undefined : openLine} />
  if (isPreview) {
    return (
      <main className={styles.whole}>
        <h1 className="vh">{text.preview}</h1>
        {opened.isShared && <StrangerBar language={language} withSource />}
        {stage}
      </main>
    )
  }
  const reload = (
    <button type="button" className="q icon" aria-label={text.reload} title={text.reload} onClick={run.again}>
      <Icon name="repeat" />
    </button>
  )
  const strangerBar = opened.isShared && <StrangerBar language={language} />
  const preview = (
    <section className={styles.preview} aria-label={text.preview}>
      <header>
        <b>{text.preview}</b>
        <span className={styles.grow} />
        <CompareLink language={language} />
        {reload}
        <PreviewTab label={text.ownTab} />
      </header>
      {strangerBar}
      {stage}
    </section>
  )
  const shown = isCompared ? (
    <Comparison
      project={edited.project}
      run={run}
      stage={stage}
      language={language}
      follower={follower}
      bar={strangerBar}
      tools={
        <>
          {reload}
          <StopComparing language={language} />
        </>
      }
      onOpen={openLine}
    />
  ) : (
    <SplitPanes
      name="console"
      label={text.resize.console}
      stacked
      start={72}
      first={preview}
      second={<ConsolePanel lines={run.lines} language={language} onClear={run.clear} onOpen={openLine} />}
    />
  )
  return (
    <PlayShell
      opened={opened}
      isEdited={edited.isEdited}
      className={styles.panes}
      bar={<PlayBar opened={opened} edited={edited} run={run} language={language} onOpen={openLine} />}
    >
      <SplitPanes
        key={isCompared ? 'compared' : 'alone'}
        name={isCompared ? 'playground-compared' : 'playground'}
        label={text.resize.editor}
        start={isCompared ? 30 : 50}
        first={<EditorPane handle={editor} edited={edited} run={run} dark={dark} language={language} />}
        second={shown}
      />
    </PlayShell>
  )
}

/** The same address with nothing but the preview; edits come along, they are kept in this browser. */
function PreviewTab({ label }: { label: string }) {
  const { path, query } = usePlace()
  return (
    <a
      className="q icon"
      href={writePlace(path, new Map([...query, ['preview', '1']]))}
      target="_blank"
      rel="noopener"
      aria-label={label}
      title={label}
    >
      <Icon name="external" />
    </a>
  )
}
