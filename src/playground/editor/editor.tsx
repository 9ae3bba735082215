import type { Ref } from 'react'
import { useEffect, useId, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import type { Language } from '../../../shared/locale.ts'
import type { ProjectError } from '../../../shared/project.ts'
import type { CheckFinding } from '../../../version-check/finding.ts'
import type { VersionFindings } from '../../upgrade-check/project-version-check.ts'
import styles from './editor.module.css'
import { OpenEditor } from './open-editor.ts'
import { editorTexts } from './editor-texts.ts'

interface EditorProps {
  /** Name of the file that is shown. Another project needs another `key`. */
  file: string
  value: string
  onChange: (text: string) => void
  errors: readonly ProjectError[]
  /** Names that the version of the project lacks. */
  findings?: VersionFindings | undefined
  dark: boolean
  language: Language
  /** Accessible name of the editor. */
  label: string
  onCursor?: (position: { line: number; column: number }) => void
  /** Called on Ctrl+Enter. */
  onRun?: () => void
  handle?: Ref<EditorHandle>
}

export interface EditorHandle {
  focus: () => void
  /** Re-indents the document. */
  format: () => void
  goTo: (line: number, column?: number) => void
  /** Makes the changes of findings that are marked. */
  fix: (findings: readonly CheckFinding[]) => void
  /** Keeps the history of a file under its new name. */
  rename: (from: string, to: string) => void
  /** Removes the history of a deleted file, before another file gets its name. */
  forget: (file: string) => void
}

/** CodeMirror editor for a file of the project. Each file has its own history, selection and scroll position. */
export function Editor(props: EditorProps) {
  const { file, value, errors, findings, dark, language, label, handle } = props
  const box = useRef<HTMLDivElement>(null)
  const editor = useRef<OpenEditor>(null)
  const describedBy = useId()
  const initial = useRef({ file, value, look: { dark, language, label, describedBy }, handlers: props })
  useLayoutEffect(() => {
    const { file, value, look, handlers } = initial.current
    if (!box.current) return undefined
    const created = new OpenEditor(box.current, file, value, look, handlers)
    editor.current = created
    return () => created.view.destroy()
  }, [])
  useLayoutEffect(() => editor.current?.setHandlers(props))
  useEffect(() => editor.current?.showFile(file, value), [file, value])
  useEffect(() => editor.current?.look({ dark, language, label, describedBy }), [dark, language, label, describedBy])
  useEffect(() => editor.current?.markErrors(errors), [errors, file])
  useEffect(() => {
    if (findings) editor.current?.markFindings(findings, language)
  }, [findings, file, language])
  useImperativeHandle(
    handle,
    () => ({
      focus: () => editor.current?.view.focus(),
      format: () => editor.current?.format(),
      goTo: (line, column) => editor.current?.goTo(line, column),
      fix: fixed => editor.current?.fix(fixed),
      rename: (from, to) => editor.current?.rename(from, to),
      forget: name => editor.current?.states.remove(name)
    }),
    []
  )
  return (
    <div className={styles.editor} ref={box}>
      <p className="visually-hidden" id={describedBy}>
        {editorTexts[language].help}
      </p>
    </div>
  )
}
