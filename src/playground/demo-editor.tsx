import { facts } from 'virtual:facts'
import type { CSSProperties, MouseEvent, RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'
import type { Demo, SourceKind } from '../../shared/demo.ts'
import { FullScreenButton, KindSwitch } from '../demo/bar-buttons.tsx'
import type { DemoEditorProps } from '../demo/demo-editor-props.ts'
import { draftName } from '../demo/draft-name.ts'
import { useSourceKind } from '../demo/source-kind.ts'
import { fetchSource } from '../demo/source-text.ts'
import { runAddress } from '../links.ts'
import { useMessages, useTexts } from '../locale/texts.ts'
import { useDark } from '../theme/theme.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { Icon } from '../ui/icon.tsx'
import { ConsolePanel } from './console-panel.tsx'
import styles from './demo-editor.module.css'
import { demoProject } from './demo-project.ts'
import { loadDraft } from './draft.ts'
import { EditorPane } from './editor-pane.tsx'
import type { EditorHandle } from './editor/editor.tsx'
import { openProject } from './open-project.ts'
import { pageTexts } from './page-texts-of.ts'
import { NewOriginalNote, ResetButton, RunStatus } from './project-parts.tsx'
import type { Edited } from './use-edited.ts'
import { useEdited } from './use-edited.ts'
import type { Opened } from './use-opened.ts'
import type { Run } from './use-run.ts'
import { useRun } from './use-run.ts'

/** A demo changed where it stands: the same editor, sandbox and drafts as in the playground, in the frame of the block. */
export function DemoEditor(props: DemoEditorProps) {
  const { language } = useTexts()
  const [kind] = useSourceKind()
  const opened = useOpenedDemo(props.demo, props.title, kind)
  if (!opened) return <div className={styles.preview} style={{ '--height': `${lowest(props.demo)}px` } as CSSProperties} />
  return <Editing key={`${opened.id} ${language}`} {...props} opened={opened} />
}

function useOpenedDemo(demo: Demo, title: string, kind: SourceKind): Opened | undefined {
  const [opened, setOpened] = useState<Opened & { demo: Demo }>()
  useEffect(() => {
    let live = true
    void demoProject(demo, kind, facts.library, fetchSource).then(original => live && setOpened({ original, id: draftName(demo.id, kind), title, demo }))
    return () => {
      live = false
    }
  }, [demo, title, kind])
  return opened?.id === draftName(demo.id, kind) && opened.demo === demo ? opened : undefined
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
  const openLine = (file: string, line: number) => {
    edited.select(file)
    requestAnimationFrame(() => editor.current?.goTo(line))
  }
  const height = Math.min(highest, Math.max(run.height, lowest(demo)))
  return (
    <div className={styles.editing} role="group" aria-label={pageTexts[language].inPlace(title)} style={{ '--height': `${height}px`, '--lines': lines } as CSSProperties}>
      <div ref={host} className={styles.preview} data-status={run.status} />
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

function EditBar({ demo, edited, run, frame, onClose }: { demo: Demo; edited: Edited; run: Run; frame: RefObject<HTMLElement | null>; onClose: () => void }) {
  const { language } = useTexts()
  const [kind] = useSourceKind()
  const words = useMessages().demo
  const text = pageTexts[language]
  const { project, current } = edited
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
      <button type="button" className="q icon" aria-label={text.reload} title={text.reload} onClick={run.again}>
        <Icon name="repeat" />
      </button>
      <FullScreenButton frame={frame} />
    </div>
  )
}
