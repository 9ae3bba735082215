import { useLayoutEffect, useState } from 'react'
import type { Demo } from '../../shared/demo.ts'
import type { Page } from '../../shared/page.ts'
import { useMessages } from '../locale/texts.ts'
import { ChunkFailure } from '../ui/chunk-failure.tsx'
import { DemoBar } from './demo-bar.tsx'
import { demoTitle } from './demo-space.tsx'
import { useSourceKind } from './source-kind.ts'
import { SourcePanel } from './source-panel.tsx'
import { Stage } from './stage.tsx'
import type { LoadEditor } from './use-demo-editor.ts'
import { useDemoEditor } from './use-demo-editor.ts'

interface Props {
  demo: Demo
  page: Page
  /** What `demo-space.tsx` has drawn. */
  section: HTMLElement
  loadEditor: LoadEditor
}

/** Fills the space of a demo: the running demo, its bar, its source. While it is edited, the editor takes their place. */
export function DemoBlock({ demo, page, section, loadEditor }: Props) {
  const { demo: texts } = useMessages()
  const [open, setOpen] = useState(false)
  const [kind] = useSourceKind()
  const [frame] = useState({ current: section })
  const { Editor, editing, error, close } = useDemoEditor(demo, kind, loadEditor)
  const stage = section.querySelector<HTMLElement>('[data-stage]')!
  const isEdited = Editor !== undefined
  useLayoutEffect(() => {
    stage.hidden = isEdited
  }, [stage, isEdited])
  return Editor ? (
    <Editor demo={demo} title={demoTitle(demo, page)} frame={frame} onClose={close} />
  ) : (
    <>
      <Stage demo={demo} stage={stage} />
      {error !== undefined && <ChunkFailure title={texts.editorFailed} error={error} retry={editing.start} />}
      <DemoBar demo={demo} page={page} open={open} setOpen={setOpen} kind={kind} frame={frame} editing={editing} />
      {open && <SourcePanel demo={demo} kind={kind} />}
    </>
  )
}
