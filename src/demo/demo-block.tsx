import { useLayoutEffect, useState } from 'react'
import type { Demo } from '../../shared/demo.ts'
import type { Page } from '../../shared/page.ts'
import { useMessages } from '../locale/texts.ts'
import { ChunkFailure } from '../ui/chunk-failure.tsx'
import { DemoBar } from './demo-bar.tsx'
import { demoTitle } from '../../shared/page.ts'
import { useSourceKind } from './source-kind.ts'
import type { SaveZip } from './lazy-source-panel.tsx'
import { LazySourcePanel } from './lazy-source-panel.tsx'
import { Stage } from './stage.tsx'
import type { LoadEditor } from './use-demo-editor.ts'
import { useDemoEditor } from './use-demo-editor.ts'

interface Props {
  demo: Demo
  page: Page
  /** The element rendered by `demo-space.tsx`. */
  section: HTMLElement
  loadEditor: LoadEditor
  saveZip: SaveZip
}

/** Fills the space of a demo with the running demo, its bar and its source, or with the editor. */
export function DemoBlock({ demo, page, section, loadEditor, saveZip }: Props) {
  const { demo: texts } = useMessages()
  const [open, setOpen] = useState(false)
  const [kind] = useSourceKind()
  const [frame] = useState({ current: section })
  const { Editor, editing, error, close } = useDemoEditor(demo, kind, loadEditor)
  const stage = section.querySelector<HTMLElement>('[data-stage]')!
  const isEditing = Editor !== undefined
  useLayoutEffect(() => {
    stage.hidden = isEditing
  }, [stage, isEditing])
  return Editor ? (
    <Editor demo={demo} title={demoTitle(demo, page)} frame={frame} onClose={close} />
  ) : (
    <>
      <Stage demo={demo} stage={stage} />
      {error !== undefined && <ChunkFailure title={texts.editorFailed} error={error} retry={editing.start} />}
      <DemoBar demo={demo} page={page} open={open} setOpen={setOpen} kind={kind} frame={frame} editing={editing} />
      {open && <LazySourcePanel demo={demo} kind={kind} saveZip={saveZip} />}
    </>
  )
}
