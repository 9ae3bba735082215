import type { ComponentType } from 'react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Demo } from '../../shared/demo.ts'
import { demoAnchor } from '../../shared/demo.ts'
import type { Page } from '../../shared/page.ts'
import { inTime } from '../chunk-error.ts'
import { useMessages } from '../locale/texts.ts'
import { toast } from '../ui/toast.tsx'
import { DemoBar } from './demo-bar.tsx'
import styles from './demo-block.module.css'
import type { DemoEditorProps } from './demo-editor-props.ts'
import { MembersRow } from './members-row.tsx'
import { useSourceKind } from './source-kind.ts'
import { SourcePanel } from './source-panel.tsx'
import { fetchSource } from './source-text.ts'
import { Stage } from './stage.tsx'

interface Props {
  demo: Demo
  page: Page
  /** The editor is large: it is loaded when a reader wants to change something. */
  loadEditor: () => Promise<ComponentType<DemoEditorProps>>
}

/** One frame cut by hairlines: the running demo, its bar, its source. While it is edited, the editor takes their place. */
export function DemoBlock({ demo, page, loadEditor }: Props) {
  const { demo: texts } = useMessages()
  const [open, setOpen] = useState(false)
  const [kind] = useSourceKind()
  const frame = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [editor, setEditor] = useState<{ busy: boolean; Editor?: ComponentType<DemoEditorProps> }>({ busy: false })
  const title = page.headings.find(({ number }) => number === demo.number)?.text ?? page.title
  const edit = async () => {
    setEditor({ busy: true })
    try {
      // The text too, so that the editor has something to show when it comes.
      const [Editor] = await inTime(Promise.all([loadEditor(), ...demo.files.map(file => fetchSource(file, kind))]))
      setEditor({ busy: false, Editor })
    } catch {
      setEditor({ busy: false })
      toast(texts.editorFailed)
    }
  }
  const close = () => {
    flushSync(() => setEditor({ busy: false }))
    button.current?.focus()
  }
  return (
    <section ref={frame} id={demoAnchor(demo.name)} className={styles.demo} aria-label={texts.label(demo.number, title)} data-demo={demo.name}>
      {editor.Editor ? (
        <editor.Editor demo={demo} title={title} frame={frame} onClose={close} />
      ) : (
        <>
          <Stage demo={demo} />
          <DemoBar demo={demo} page={page} open={open} setOpen={setOpen} kind={kind} frame={frame} editing={{ button, start: edit, busy: editor.busy }} />
          {open && <SourcePanel demo={demo} kind={kind} />}
        </>
      )}
      <MembersRow members={demo.members} />
    </section>
  )
}
