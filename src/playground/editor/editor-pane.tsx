import type { Ref, RefObject } from 'react'
import { useId, useState } from 'react'
import type { Language } from '../../../shared/locale.ts'
import type { EditorHandle } from './editor.tsx'
import { Editor } from './editor.tsx'
import { FileTabs } from '../files/file-tabs.tsx'
import { playTexts } from '../play-texts.ts'
import styles from './editor-pane.module.css'
import type { Edited } from '../project/use-edited.ts'
import type { Run } from '../preview/use-run.ts'

/** File tabs, the code, and a line that says where one is. */
export function EditorPane({
  handle,
  edited,
  run,
  dark,
  language
}: {
  handle: RefObject<EditorHandle | null>
  edited: Edited
  run: Run
  dark: boolean
  language: Language
}) {
  const text = playTexts[language]
  const panel = useId()
  const { project, current } = edited
  const [cursor, setCursor] = useState({ line: 1, column: 1 })
  const file = project.files.find(each => each.name === current)
  const errors = run.errors.filter(error => (error.file ?? project.entry) === current)
  // While there is no preview it stands there, large.
  const [first] = run.isEmpty ? [] : run.errors
  const rename = (name: string, to: string) => {
    handle.current?.rename(name, to)
    edited.rename(name, to)
  }
  return (
    <section className={styles.pane} aria-label={text.editor(current)}>
      <FileTabs
        project={project}
        current={current}
        panel={panel}
        language={language}
        broken={new Set(run.errors.flatMap(error => error.file ?? []))}
        onSelect={edited.select}
        onAdd={edited.add}
        onRename={rename}
        onRemove={edited.remove}
        onRestore={edited.restore}
      />
      <div id={panel} role="tabpanel" className={styles.editor}>
        {file && (
          <Editor
            file={file.name}
            value={file.text}
            onChange={value => edited.setText(file.name, value)}
            errors={errors}
            dark={dark}
            language={language}
            label={text.editor(file.name)}
            onCursor={setCursor}
            onRun={run.again}
            handle={handle as Ref<EditorHandle>}
          />
        )}
      </div>
      <footer className={styles.line}>
        <span>{text.place(cursor.line, cursor.column)}</span>
        {first && (
          <span className={styles.firstError}>
            {[first.file && `${first.file}${first.line ? `:${first.line}` : ''}`, first.message]
              .filter(Boolean)
              .join('  ')}
          </span>
        )}
        <span className={styles.grow} />
        <button type="button" onClick={() => handle.current?.format()}>
          <kbd>Ctrl S</kbd>
          {text.format}
        </button>
      </footer>
    </section>
  )
}
