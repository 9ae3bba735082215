import type { Ref } from 'react'
import { useEffect, useId, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import type { Language } from '../../../shared/locale.ts'
import type { ProjectError } from '../../../shared/project.ts'
import styles from './editor.module.css'
import { OpenEditor } from './open-editor.ts'
import { editorTexts } from './editor-texts.ts'

interface EditorProps {
  /** Name of the file that is shown. Give the editor another `key` when the project is another one. */
  file: string
  value: string
  onChange: (text: string) => void
  errors: readonly ProjectError[]
  dark: boolean
  language: Language
  /** What the editor is called by a screen reader. */
  label: string
  onCursor?: (place: { line: number; column: number }) => void
  /** Ctrl+Enter. */
  onRun?: () => void
  handle?: Ref<EditorHandle>
}

export interface EditorHandle {
  focus: () => void
  /** Re-indents the document. */
  format: () => void
  goTo: (line: number, column?: number) => void
  /** A file keeps its history under its new name. */
  rename: (from: string, to: string) => void
  forget: (file: string) => void
}

/** A file of the project in CodeMirror; each file has a history, a selection and a scroll position of its own. */
export function Editor(props: EditorProps) {
  const { file, value, errors, dark, language, label, handle } = props
  const box = useRef<HTMLDivElement>(null)
  const editor = useRef<OpenEditor>(null)
  const describedBy = useId()
  const first = useRef({ file, value, look: { dark, language, label, describedBy }, handlers: props })
  useLayoutEffect(() => {
    const { file, value, look, handlers } = first.current
    if (!box.current) return undefined
    const made = new OpenEditor(box.current, file, value, look, handlers)
    editor.current = made
    return () => made.view.destroy()
  }, [])
  useLayoutEffect(() => editor.current?.listen(props))
  useEffect(() => editor.current?.show(file, value), [file, value])
  useEffect(() => editor.current?.look({ dark, language, label, describedBy }), [dark, language, label, describedBy])
  useEffect(() => editor.current?.mark(errors), [errors, file])
  useImperativeHandle(
    handle,
    () => ({
      focus: () => editor.current?.view.focus(),
      format: () => editor.current?.format(),
      goTo: (line, column) => editor.current?.goTo(line, column),
      rename: (from, to) => editor.current?.rename(from, to),
      forget: name => editor.current?.states.forget(name)
    }),
    []
  )
  return (
    <div className={styles.editor} ref={box}>
      <p className="vh" id={describedBy}>
        {editorTexts[language].help}
      </p>
    </div>
  )
}
