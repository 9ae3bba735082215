import { useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Demo } from '../../shared/demo.ts'
import type { DemoPart } from '../../shared/demo-parts.ts'
import type { Knob } from '../../shared/knobs.ts'
import type { Page } from '../../shared/page.ts'
import { loadChunk } from '../chunk-error.ts'
import { useMessages } from '../locale/texts.ts'
import { ChunkFailure } from '../ui/chunk-failure.tsx'
import { LazyPart } from '../ui/lazy-part.tsx'
import { DemoBar } from './demo-bar.tsx'
import type { DemoKnobs } from './knobs/use-knobs.ts'
import { loadKnobPart, useKnobs } from './knobs/use-knobs.ts'
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
export const DemoBlock = (props: Props) =>
  props.demo.knobs ? <DemoWithKnobs {...props} knobs={props.demo.knobs} /> : <Block {...props} />

function DemoWithKnobs({ knobs, ...props }: Props & { knobs: readonly Knob[] }) {
  return <Block {...props} knobs={useKnobs(knobs, props.page.path)} />
}

function Block({ demo, page, section, loadEditor, saveZip, knobs }: Props & { knobs?: DemoKnobs }) {
  const { demo: texts } = useMessages()
  const [open, setOpen] = useState(false)
  const [kind] = useSourceKind()
  const [frame] = useState({ current: section })
  const { Editor, editing, error, close } = useDemoEditor(demo, kind, loadEditor)
  const stage = section.querySelector<HTMLElement>('[data-stage]')!
  const isEditing = Editor !== undefined
  useLayoutEffect(() => {
    stage.hidden = isEditing
    const list = section.querySelector<HTMLElement>('[data-parts]')
    if (list) list.hidden = isEditing
  }, [stage, section, isEditing])
  return Editor ? (
    <Editor demo={demo} title={demoTitle(demo, page)} frame={frame} knobs={knobs} onClose={close} />
  ) : (
    <>
      <Stage demo={demo} stage={stage} adjust={knobs?.adjust} />
      {demo.parts &&
        createPortal(<DemoParts parts={demo.parts} stage={stage} />, section.querySelector('[data-parts]')!)}
      {knobs && createPortal(<DemoKnobRow {...knobs} />, section.querySelector('[data-knobs]')!)}
      {error !== undefined && <ChunkFailure title={texts.editorFailed} error={error} retry={editing.start} />}
      <DemoBar {...{ demo, page, open, setOpen, kind, frame, editing, knobs }} />
      {open && <LazySourcePanel {...{ demo, kind, saveZip, knobs }} />}
    </>
  )
}

const loadPartPicker = () => loadChunk('part-picker', () => import('./parts/part-picker.tsx'))

function DemoParts(props: { parts: readonly DemoPart[]; stage: HTMLElement }) {
  return <LazyPart load={loadPartPicker}>{({ PartPicker }) => <PartPicker {...props} />}</LazyPart>
}

function DemoKnobRow({ knobs, values, change, reset }: DemoKnobs) {
  const current = Object.fromEntries(knobs.map(({ path, initial }) => [path, values[path] ?? initial]))
  return (
    <LazyPart load={loadKnobPart}>
      {({ KnobRow }) => <KnobRow knobs={knobs} values={current} change={change} reset={reset} />}
    </LazyPart>
  )
}
