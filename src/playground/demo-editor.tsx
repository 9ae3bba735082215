import { facts } from 'virtual:facts'
import type { CSSProperties, KeyboardEvent, MouseEvent, RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Demo } from '../../shared/demo.ts'
import type { KnobValues } from '../../shared/knobs.ts'
import { getSection } from '../../shared/page.ts'
import { FullScreenButton, FullScreenItem, KindSwitch } from '../demo/bar-buttons.tsx'
import type { DemoEditorProps } from '../demo/demo-editor-props.ts'
import { draftName } from '../demo/draft-name.ts'
import type { DemoKnobs } from '../demo/knobs/use-knobs.ts'
import { useSourceKind } from '../demo/source-kind.ts'
import { fetchSource, sourceErrorMessage } from '../demo/fetch-source.ts'
import { reportAddress, playgroundAddress } from '../links.ts'
import { useLoaded } from '../use-loaded.ts'
import { registerConsoleLines } from '../console-lines.ts'
import { useMessages, useTexts } from '../locale/texts.ts'
import { useIsDark } from '../theme/theme.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { Failure } from '../ui/failure.tsx'
import { Icon } from '../ui/icon.tsx'
import { Menu, MenuButton, MenuLink, externalLinkProps } from '../ui/menu.tsx'
import { formatLine } from './console/console-lines.ts'
import { ConsolePanel } from './console/console-panel.tsx'
import styles from './demo-editor.module.css'
import { createDemoProject } from './project/demo-project.ts'
import { loadDraft } from './project/draft.ts'
import { EditorPane } from './editor/editor-pane.tsx'
import type { EditorHandle } from './editor/editor.tsx'
import { openProject } from './project/open-project.ts'
import { playTexts } from './play-texts.ts'
import { SplitPanes } from './panes/split-panes.tsx'
import { PreviewStage } from './preview/preview-stage.tsx'
import { DemoChangedNote, ResetButton, ResetItem, RunStatus } from './project/project-parts.tsx'
import { LazyShareDialog } from './share/lazy-share-dialog.tsx'
import type { EditedProject } from './project/use-edited.ts'
import { useEdited } from './project/use-edited.ts'
import type { OpenedProjectInfo } from './project/use-opened.ts'
import type { Run } from './preview/use-run.ts'
import { useRun } from './preview/use-run.ts'

/** Edits a demo inside its block, with the editor, sandbox and drafts of the playground. */
export function DemoEditor(props: DemoEditorProps) {
  const { language } = useTexts()
  const [kind] = useSourceKind()
  const { demo, title } = props
  const id = draftName(demo.id, kind)
  const { value, error, retry } = useLoaded(`${id} ${language}`, () =>
    createDemoProject(demo, kind, facts.library, fetchSource)
  )
  if (value) return <Editing key={`${id} ${language}`} {...props} opened={{ original: value, id, title }} />
  return <div className={styles.pending}>{error !== undefined && <LoadFailure error={error} retry={retry} />}</div>
}

function LoadFailure({ error, retry }: { error: unknown; retry: () => void }) {
  const { demo: texts } = useMessages()
  return (
    <div className={styles.loadFailure}>
      <Failure title={sourceErrorMessage(error, texts)} error={error} action={texts.retry} onAction={retry} />
    </div>
  )
}

/** Width in pixels from which both a table and its code have room beside each other. The style sheet has it too. */
const minWidthBeside = 1100

/** Minimum height in pixels. Popups of the demo need the room, because nothing extends beyond the sandbox. */
const getMinHeight = (demo: Demo): number => Math.max(280, demo.height + 40)

/** Shows the code of a demo beside its result, which runs in the sandbox. */
function Editing({ demo, title, frame, knobs, onClose, opened }: DemoEditorProps & { opened: OpenedProjectInfo }) {
  const { language } = useTexts()
  const dark = useIsDark()
  const box = useRef<HTMLDivElement>(null)
  const host = useRef<HTMLDivElement>(null)
  const editor = useRef<EditorHandle>(null)
  const edited = useEdited(opened, language)
  const [isTypingTag, setTypingTag] = useState(false)
  const run = useRun(host, edited.project, dark, language, { isTypingTag })
  const [isSharing, setSharing] = useState(false)
  const [lines] = useState(() => edited.project.files[0]?.text.split('\n').length ?? 0)
  const height = Math.max(run.height, getMinHeight(demo))
  useEffect(() => editor.current?.focus(), [])
  const row = useEditedKnobs(edited, knobs)
  useEffect(() => void box.current?.scrollIntoView({ block: 'nearest' }), [height])
  useEffect(() => registerConsoleLines(demo.id, () => run.lines.map(formatLine)), [demo.id, run.lines])
  const openLine = (file: string, line: number) => {
    edited.select(file)
    requestAnimationFrame(() => editor.current?.goTo(line))
  }
  // Escape first closes an open menu, a dialog, or the proposals and the search of the editor.
  const closeOnEscape = (event: KeyboardEvent) => {
    const isHandled = event.defaultPrevented || event.currentTarget.querySelector(':popover-open, dialog[open]')
    if (event.key === 'Escape' && !isHandled) onClose()
  }
  return (
    <div
      ref={box}
      className={styles.editing}
      role="group"
      aria-label={playTexts[language].inPlace(title)}
      onKeyDown={closeOnEscape}
    >
      {row && createPortal(row, frame.current!.querySelector('[data-knobs]')!)}
      <EditBar demo={demo} edited={edited} run={run} frame={frame} onShare={() => setSharing(true)} onClose={onClose} />
      <div className={styles.panes} style={{ '--preview': `${height}px`, '--lines': lines } as CSSProperties}>
        <SplitPanes
          name="demo-editor"
          label={playTexts[language].resize.editor}
          minWidth={minWidthBeside}
          first={
            <EditorPane
              handle={editor}
              edited={edited}
              run={run}
              dark={dark}
              language={language}
              onTypingTag={setTypingTag}
            />
          }
          second={
            <div className={styles.result}>
              <PreviewStage host={host} run={run} language={language} onOpen={openLine} />
              {run.lines.length > 0 && (
                <div className={styles.console}>
                  <ConsolePanel lines={run.lines} language={language} onClear={run.clear} onOpen={openLine} />
                </div>
              )}
            </div>
          }
        />
      </div>
      {isSharing && <LazyShareDialog project={edited.project} language={language} onClose={() => setSharing(false)} />}
    </div>
  )
}

/**
 * Returns the row of knobs for the edited code. It reads its values from the code and writes them into it. The values
 * that the reader has chosen before are the first edit.
 */
function useEditedKnobs({ project, setText }: EditedProject, demoKnobs: DemoKnobs | undefined) {
  const part = demoKnobs?.part
  const file = project.files.find(({ name }) => name === project.entry)
  const start = useRef({ demoKnobs, file, setText })
  useEffect(() => {
    const { demoKnobs, file, setText } = start.current
    if (!demoKnobs?.part || !file) return
    const text = demoKnobs.part.writeKnobs(file.text, demoKnobs.knobs, demoKnobs.values)
    if (text !== file.text) setText(file.name, text)
  }, [])
  if (!demoKnobs || !part || !file) return undefined
  const { knobs } = demoKnobs
  const write = (values: KnobValues) => setText(file.name, part.writeKnobs(file.text, knobs, values))
  return (
    <part.KnobRow
      knobs={knobs}
      values={Object.fromEntries(knobs.map(knob => [knob.path, part.readKnob(file.text, knob)]))}
      change={(path, value) => write({ [path]: value })}
      reset={() => write(Object.fromEntries(knobs.map(({ path, initial }) => [path, initial])))}
    />
  )
}

interface BarProps {
  demo: Demo
  edited: EditedProject
  run: Run
  frame: RefObject<HTMLElement | null>
  onShare: () => void
  onClose: () => void
}

/** As in the bar of a demo, the menu has the actions that do not fit the bar. */
function EditBar({ demo, edited, run, frame, onShare, onClose }: BarProps) {
  const { language } = useTexts()
  const [kind] = useSourceKind()
  const words = useMessages().demo
  const { project, current } = edited
  const address = reportAddress({ path: `/${getSection(`/${demo.id}`)}`, language }, demo.name)
  const text = playTexts[language]
  const copyFile = async () => ({
    text: project.files.find(file => file.name === current)?.text ?? '',
    note: project.files.length > 1 ? text.copiedOne(current) : ''
  })
  // The playground reads the edits from the browser's storage, or from the address if storage is off.
  const openWithEdits = (event: MouseEvent) => {
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
      <DemoChangedNote edited={edited} language={language} />
      <ResetButton edited={edited} language={language} className={styles.inMedium} />
      <CopyButton className={`quiet ${styles.inMedium}`} text={copyFile} />
      <button type="button" className="quiet" onClick={onShare}>
        <Icon name="link" />
        {text.share}
      </button>
      <a className={`quiet ${styles.inWide}`} href={playgroundAddress(demo.id)} onClick={openWithEdits}>
        <Icon name="play" />
        {words.play}
      </a>
      <a
        className={`quiet icon ${styles.inWide}`}
        href={address}
        data-report={demo.name}
        aria-label={words.report}
        title={words.report}
        {...externalLinkProps(address)}
      >
        <Icon name="flag" />
      </a>
      <button
        type="button"
        className={`quiet icon ${styles.inWide}`}
        aria-label={text.reload}
        title={text.reload}
        onClick={run.rerun}
      >
        <Icon name="repeat" />
      </button>
      <FullScreenButton frame={frame} className={styles.inWide} />
      <div className={styles.more}>
        <Menu icon="more" label={words.more}>
          <ResetItem edited={edited} language={language} className={styles.notInMedium} />
          <li className={styles.notInMedium}>
            <CopyButton className={`quiet ${styles.copy}`} text={copyFile} />
          </li>
          <MenuLink href={playgroundAddress(demo.id)} onClick={openWithEdits}>
            {words.play}
          </MenuLink>
          <MenuLink href={address} report={demo.name}>
            {words.report}
          </MenuLink>
          <MenuButton onClick={run.rerun}>{text.reload}</MenuButton>
          <FullScreenItem frame={frame} />
        </Menu>
      </div>
    </div>
  )
}
