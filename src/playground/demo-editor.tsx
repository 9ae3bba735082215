import { facts } from 'virtual:facts'
import type { CSSProperties, MouseEvent, RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'
import type { Demo } from '../../shared/demo.ts'
import { sectionOf } from '../../shared/page.ts'
import { FullScreenButton, KindSwitch } from '../demo/bar-buttons.tsx'
import type { DemoEditorProps } from '../demo/demo-editor-props.ts'
import { draftName } from '../demo/draft-name.ts'
import { useSourceKind } from '../demo/source-kind.ts'
import { fetchSource, sourceProblem } from '../demo/source-text.ts'
import { reportAddress, runAddress } from '../links.ts'
import { useLoaded } from '../loaded.ts'
import { tellLines } from '../shown-lines.ts'
import { useMessages, useTexts } from '../locale/texts.ts'
import { useDark } from '../theme/theme.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { Failure } from '../ui/failure.tsx'
import { Icon } from '../ui/icon.tsx'
import { outside } from '../ui/menu.tsx'
import { lineText } from './console/console-lines.ts'
import { ConsolePanel } from './console/console-panel.tsx'
import styles from './demo-editor.module.css'
import { demoProject } from './project/demo-project.ts'
import { loadDraft } from './project/draft.ts'
import { EmptyPreview } from './preview/empty-preview.tsx'
import { EditorPane } from './editor/editor-pane.tsx'
import type { EditorHandle } from './editor/editor.tsx'
import { openProject } from './project/open-project.ts'
import { playTexts } from './play-texts.ts'
import { NewOriginalNote, ResetButton, RunStatus } from './project/project-parts.tsx'
import type { Edited } from './project/use-edited.ts'
import { useEdited } from './project/use-edited.ts'
import type { Opened } from './project/use-opened.ts'
import type { Run } from './preview/use-run.ts'
import { useRun } from './preview/use-run.ts'

/** A demo changed where it stands: the same editor, sandbox and drafts as in the playground, in the frame of the block. */
export function DemoEditor(props: DemoEditorProps) {
  const { language } = useTexts()
  const [kind] = useSourceKind()
  const { demo, title } = props
  const id = draftName(demo.id, kind)
  const { value, error, retry } = useLoaded(`${id} ${language}`, () =>
    demoProject(demo, kind, facts.library, fetchSource)
  )
  if (value) return <Editing key={`${id} ${language}`} {...props} opened={{ original: value, id, title }} />
  return (
    <div className={styles.preview} style={{ '--height': `${lowest(demo)}px` } as CSSProperties}>
      {error !== undefined && <Unopened error={error} retry={retry} />}
    </div>
  )
}

function Unopened({ error, retry }: { error: unknown; retry: () => void }) {
  const { demo: texts } = useMessages()
  return (
    <div className={styles.unopened}>
      <Failure title={sourceProblem(error, texts)} error={error} action={texts.retry} onAction={retry} />
    </div>
  )
}

/** Room for a panel or a dialog that the demo opens: in the sandbox nothing reaches over its edge. */
const lowest = (demo: Demo): number => Math.max(280, demo.height + 40)
const highest = 1200

function Editing({ demo, title, frame, onClose, opened }: DemoEditorProps & { opened: Opened }) {
  const { language } = useTexts()
  const dark = useDark()
  const host = useRef<HTMLDivElement>(null)
  const editor = useRef<EditorHandle>(null)
  const edited = useEdited(opened, language)
  const run = useRun(host, edited.project, dark, language)
  const [lines] = useState(() => edited.project.files[0]?.text.split('\n').length ?? 0)
  useEffect(() => editor.current?.focus(), [])
  useEffect(() => tellLines(demo.id, () => run.lines.map(lineText)), [demo.id, run.lines])
  const openLine = (file: string, line: number) => {
    edited.select(file)
    requestAnimationFrame(() => editor.current?.goTo(line))
  }
  const height = Math.min(highest, Math.max(run.height, lowest(demo)))
  return (
    <div
      className={styles.editing}
      role="group"
      aria-label={playTexts[language].inPlace(title)}
      style={{ '--height': `${height}px`, '--lines': lines } as CSSProperties}
    >
      <div className={styles.preview} data-status={run.status}>
        <div ref={host} className={styles.host} />
        <EmptyPreview run={run} language={language} onOpen={openLine} />
      </div>
      <EditBar demo={demo} edited={edited} run={run} frame={frame} onClose={onClose} />
      <div className={styles.code}>
        <EditorPane handle={editor} edited={edited} run={run} dark={dark} language={language} />
      </div>
      {run.lines.length > 0 && (
        <div className={styles.console}>
          <ConsolePanel lines={run.lines} language={language} onClear={run.clear} onOpen={openLine} />
        </div>
      )}
    </div>
  )
}

function EditBar({
  demo,
  edited,
  run,
  frame,
  onClose
}: {
  demo: Demo
  edited: Edited
  run: Run
  frame: RefObject<HTMLElement | null>
  onClose: () => void
}) {
  const { language } = useTexts()
  const [kind] = useSourceKind()
  const words = useMessages().demo
  const text = playTexts[language]
  const { project, current } = edited
  const address = reportAddress({ path: `/${sectionOf(`/${demo.id}`)}`, language }, demo.name)
  const copyFile = async () => project.files.find(file => file.name === current)?.text ?? ''
  // Edits travel by this browser's storage; where it is switched off, in the address.
  const bringEdits = (event: MouseEvent) => {
    if (!edited.isEdited || loadDraft(draftName(demo.id, kind))) return
    event.preventDefault()
    void openProject(project)
  }
  return (
    <div className={styles.bar}>
      <button type="button" className="btn primary" onClick={onClose}>
        {text.done}
      </button>
      <KindSwitch />
      <RunStatus run={run} language={language} />
      <span className={styles.grow} />
      <NewOriginalNote edited={edited} language={language} />
      <ResetButton edited={edited} language={language} />
      <CopyButton className="q" text={copyFile} />
      <a className="q" href={runAddress(demo.id)} aria-label={words.play} onClick={bringEdits}>
        <Icon name="play" />
        <span className="no-phone">{words.play}</span>
      </a>
      <a
        className="q icon"
        href={address}
        data-report={demo.name}
        aria-label={words.report}
        title={words.report}
        {...outside(address)}
      >
        <Icon name="flag" />
      </a>
      <button type="button" className="q icon" aria-label={text.reload} title={text.reload} onClick={run.again}>
        <Icon name="repeat" />
      </button>
      <FullScreenButton frame={frame} />
    </div>
  )
}
