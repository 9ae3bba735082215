import type { ReactNode } from 'react'
import { useRef } from 'react'
import type { ScrollPlace } from '../../sandbox/scroll.ts'
import { writePlace } from '../../shared/href.ts'
import type { Language } from '../../shared/locale.ts'
import { useSourceKind } from '../demo/source-kind.ts'
import { sourceProblem } from '../demo/source-text.ts'
import { ChunkError } from '../chunk-error.ts'
import { Brand } from '../header/brand.tsx'
import { LocaleSelect } from '../header/locale-select.tsx'
import { ThemeButton } from '../header/theme-button.tsx'
import { comparedQuery, homeAddress } from '../links.ts'
import { useMessages, useTexts } from '../locale/texts.ts'
import { usePlace } from '../place.ts'
import { useDark } from '../theme/theme.ts'
import { ChunkFailure } from '../ui/chunk-failure.tsx'
import { Failure } from '../ui/failure.tsx'
import { Icon } from '../ui/icon.tsx'
import { CompareLink, StopComparing } from './compare/compare-links.tsx'
import { Comparison } from './compare/comparison.tsx'
import { ConsolePanel } from './console/console-panel.tsx'
import { EmptyPreview } from './preview/empty-preview.tsx'
import { EditorPane } from './editor/editor-pane.tsx'
import type { EditorHandle } from './editor/editor.tsx'
import { playTexts } from './play-texts.ts'
import { PlayBar } from './play-bar.tsx'
import { projectTexts } from './project/project-texts.ts'
import styles from './playground.module.css'
import { SplitPanes } from './panes/split-panes.tsx'
import { StrangerBar } from './preview/stranger-bar.tsx'
import { useEdited } from './project/use-edited.ts'
import type { Opened, Opening } from './project/use-opened.ts'
import { useOpened } from './project/use-opened.ts'
import { useRun } from './preview/use-run.ts'

/** Code on one side, what it shows on the other. Everything the reader types runs in the sandboxed frame and nowhere else. */
export function Playground() {
  const { language } = useTexts()
  const { query } = usePlace()
  const [kind] = useSourceKind()
  const opening = useOpened(query, kind, language)
  if (opening.state !== 'opened')
    return <Shell>{opening.state !== 'loading' && <Refused opening={opening} language={language} />}</Shell>
  // Another demo, another language or another kind is another project with a draft of its own.
  return (
    <Opened
      key={`${opening.opened.id} ${language}`}
      opened={opening.opened}
      isPreview={query.has('preview')}
      isCompared={query.has(comparedQuery)}
    />
  )
}

function Shell({
  opened,
  isEdited = false,
  bar,
  className,
  children
}: {
  opened?: Opened
  isEdited?: boolean
  bar?: ReactNode
  className?: string
  children: ReactNode
}) {
  const { language } = useTexts()
  const text = playTexts[language]
  return (
    <div className={styles.play}>
      <header className={styles.header}>
        <Brand />
        <p className={styles.where}>
          <span>{text.title}</span>
          <span aria-hidden="true">/</span>
          <b>{opened?.title ?? (opened?.isShared ? text.shared : text.untitled)}</b>
          {isEdited && <span className="badge new">{text.edited}</span>}
        </p>
        <a className="q" href={opened?.path ? writePlace(opened.path) : homeAddress}>
          <Icon name="previous" />
          <span className="no-phone">{text.back}</span>
        </a>
        <span className="no-phone">
          <LocaleSelect />
        </span>
        <ThemeButton />
      </header>
      {bar ?? <span />}
      <main className={className}>
        <h1 className="vh">{text.title}</h1>
        {children}
      </main>
    </div>
  )
}

function Opened({ opened, isPreview, isCompared }: { opened: Opened; isPreview: boolean; isCompared: boolean }) {
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
  const stage = (
    <div className={styles.stage} data-status={run.status}>
      <div ref={host} className={styles.host} />
      <EmptyPreview run={run} language={language} onOpen={isPreview ? undefined : openLine} />
    </div>
  )
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
    <Shell
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
    </Shell>
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

function Refused({
  opening,
  language
}: {
  opening: Exclude<Opening, { state: 'loading' | 'opened' }>
  language: Language
}) {
  const text = playTexts[language]
  const { demo } = useMessages()
  return (
    <div className={styles.unknown}>
      {opening.state === 'unknown' && <p>{text.unknown}</p>}
      {opening.state === 'unreadable' && (
        <p role="alert">{`${text.unreadable}${projectTexts[language].problems[opening.problem]}`}</p>
      )}
      {opening.state === 'failed' &&
        (opening.error instanceof ChunkError ? (
          <ChunkFailure title={demo.loadFailed} error={opening.error} retry={opening.retry} />
        ) : (
          <Failure
            title={sourceProblem(opening.error, demo)}
            error={opening.error}
            action={demo.retry}
            onAction={opening.retry}
          />
        ))}
      <a className="btn" href={writePlace('/playground')}>
        {text.startNew}
      </a>
    </div>
  )
}
