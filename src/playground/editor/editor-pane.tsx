import type { Ref, RefObject } from 'react'
import { useEffect, useId, useRef, useState } from 'react'
import type { Language } from '../../../shared/locale.ts'
import type { CheckFinding } from '../../../version-check/finding.ts'
import type { EditorHandle } from './editor.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LazyPart } from '../../ui/lazy-part.tsx'
import { loadEditor } from '../load-editor.ts'
import { FileTabs } from '../files/file-tabs.tsx'
import { playTexts } from '../play-texts.ts'
import styles from './editor-pane.module.css'
import { FindingList } from './finding-list.tsx'
import { isInHalfTypedTag } from './half-typed-tag.ts'
import type { EditedProject } from '../project/use-edited.ts'
import type { Run } from '../preview/use-run.ts'
import { useVersionFindings } from './use-version-findings.ts'

/** File tabs, the editor, and a status line with the cursor position. */
export function EditorPane({
  handle,
  edited,
  run,
  dark,
  language,
  onTypingTag
}: {
  handle: RefObject<EditorHandle | null>
  edited: EditedProject
  run: Run
  dark: boolean
  language: Language
  /** Called when the cursor enters or leaves a tag that has no end yet. */
  onTypingTag: (isTyping: boolean) => void
}) {
  const text = playTexts[language]
  const panel = useId()
  const { project, current } = edited
  const [cursor, setCursor] = useState({ line: 1, column: 1 })
  const file = project.files.find(each => each.name === current)
  const errors = run.errors.filter(error => (error.file ?? project.entry) === current)
  // Without a preview the error is shown in its place, not here.
  const [first] = run.isEmpty ? [] : run.errors
  const [hasRun, setHasRun] = useState(false)
  useEffect(() => {
    if (run.status !== 'working') setHasRun(true)
  }, [run.status])
  const isTypingTag = file?.name.endsWith('.vue') === true && isInHalfTypedTag(file.text, cursor)
  const list = useId()
  const listToggle = useRef<HTMLButtonElement>(null)
  const [isListOpen, setListOpen] = useState(false)
  const findings = useVersionFindings(project, hasRun && !isTypingTag).get(current)
  useEffect(() => onTypingTag(isTypingTag), [isTypingTag, onTypingTag])
  const showCursor = (next: typeof cursor) =>
    setCursor(now => (now.line === next.line && now.column === next.column ? now : next))
  const fix = (fixed: readonly CheckFinding[]) => {
    handle.current?.fix(fixed)
    // A change removes its button, and the last one the list.
    if (fixed.length === findings?.findings.length) handle.current?.focus()
    else listToggle.current?.focus()
  }
  const rename = (name: string, to: string) => {
    handle.current?.rename(name, to)
    edited.rename(name, to)
  }
  // The state of a deleted file stays for its restoration; a new file of this name is another one.
  const add = (name: string) => {
    handle.current?.forget(name)
    edited.add(name)
  }
  return (
    <section className={styles.pane} aria-label={text.editor(current)}>
      <FileTabs
        project={project}
        current={current}
        panel={panel}
        language={language}
        filesWithErrors={new Set(run.errors.flatMap(error => error.file ?? []))}
        onSelect={edited.select}
        onAdd={add}
        onRename={rename}
        onRemove={edited.remove}
        onRestore={edited.restore}
      />
      <div id={panel} role="tabpanel" className={styles.editor}>
        {file && (
          <LazyPart load={loadEditor}>
            {Editor => (
              <Editor
                file={file.name}
                value={file.text}
                onChange={value => edited.setText(file.name, value)}
                errors={errors}
                findings={findings}
                dark={dark}
                language={language}
                label={text.editor(file.name)}
                onCursor={showCursor}
                onRun={run.rerun}
                handle={handle as Ref<EditorHandle>}
              />
            )}
          </LazyPart>
        )}
      </div>
      {file && findings && findings.findings.length > 0 && isListOpen && (
        <FindingList
          id={list}
          language={language}
          version={project.library}
          findings={findings.findings}
          onOpen={(line, column) => handle.current?.goTo(line, column)}
          onFix={fix}
        />
      )}
      <footer className={styles.line}>
        <span>{text.place(cursor.line, cursor.column)}</span>
        {first && (
          <span className={styles.firstError} data-first-error>
            {[first.file && `${first.file}${first.line ? `:${first.line}` : ''}`, first.message]
              .filter(Boolean)
              .join('  ')}
          </span>
        )}
        <span className={styles.grow} />
        {findings && findings.findings.length > 0 && (
          <button
            ref={listToggle}
            type="button"
            className={styles.findings}
            aria-expanded={isListOpen}
            aria-controls={list}
            onClick={() => setListOpen(!isListOpen)}
          >
            <Icon name="warning" />
            {text.version.count(project.library, findings.findings.length)}
          </button>
        )}
        <button type="button" onClick={() => handle.current?.format()}>
          <kbd>Ctrl S</kbd>
          {text.format}
        </button>
      </footer>
    </section>
  )
}
